import Boathouse
import ParleyTerminal

await converse(with: boathouse)
