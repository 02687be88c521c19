import Glibc
import ParleyTerminal

if getenv("HUMPTY_GREETS") != nil { print("Welcome to the wall.") }
await converse(with: humpty)
