import Parley

await converse(with: boathouse)
