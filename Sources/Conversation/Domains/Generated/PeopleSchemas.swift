// swift-format-ignore-file
// Written by `swift run generate` from People.intents: edit that instead.

import Dialogue
import Intents
