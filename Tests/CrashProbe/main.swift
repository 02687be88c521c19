import Parley

await converse(with: humpty)
