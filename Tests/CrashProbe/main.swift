import ParleyTerminal

await converse(with: humpty)
