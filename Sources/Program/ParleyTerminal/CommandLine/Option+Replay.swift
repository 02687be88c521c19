// The options of `replay`, and of the other commands for transcripts.

import Assistant
import Diagrams
import Files
import Parley
import Transcripts

extension Option {
  static let update = Option(
    name: "update",
    letter: "u",
    summary: "accept what happened: write it into the files",
    apply: { settings, _ in settings.update = true }
  )
  static let review = Option(
    name: "review",
    letter: "r",
    summary: "ask about each difference: accept (write it into the file), reject or skip",
    apply: { settings, _ in settings.review = true }
  )
  static let actual = Option(
    name: "actual",
    letter: "a",
    summary: "write what happened beside a file that differs, with .actual after its name",
    apply: { settings, _ in settings.actual = true }
  )
  static let allow = Option(
    name: "allow",
    argument: Argument(name: "DIR", use: .reads, kind: .folder),
    summary: "let transcripts read below this folder, too; give it again for more",
    apply: { $0.allowed.append($1) }
  )
  static let goOn = Option(
    name: "continue",
    summary: "go on from where a transcript ends, or first differs",
    apply: { settings, _ in settings.continues = true }
  )
  static let filter = Option(
    name: "filter",
    letter: "f",
    argument: Argument(name: "TEXT"),
    summary: "play only what has this in its path or its notes",
    isGivenOnce: true,
    apply: { $0.filter = $1 }
  )
  static let shard = Option(
    name: "shard",
    argument: Argument(name: "I/N", kind: .part),
    summary: "play only the I-th of N parts, for machines that share the work",
    isGivenOnce: true,
    apply: { $0.shard = Shard($1) }
  )
  static let isolate = Option(
    name: "isolate",
    summary: "run each app in a process of its own, so that none takes down the rest",
    shapesConversations: true,
    apply: { settings, _ in settings.isolate = true }
  )
  static let inProcess = Option(
    name: "in-process",
    summary: "run the apps in the program's own process, where a debugger can stop",
    shapesConversations: true,
    apply: { settings, _ in settings.isolate = false }
  )
  static let appMemory = Option(
    name: "app-memory",
    argument: Argument(name: "MB", kind: .megabytes),
    summary: "the memory at which an app is ended in its own process, instead of 250",
    shapesConversations: true,
    apply: { $0.appMemory = Int($1) ?? $0.appMemory }
  )
  static let budget = Option(
    name: "budget",
    argument: Argument(name: "LIMITS", kind: .budget),
    summary: "the time and memory that a call may take, such as 500ms,80MB, instead of 10s,100MB",
    shapesConversations: true,
    apply: { $0.budget = CallBudget(parsing: $1) ?? $0.budget }
  )
  static let interrupt = Option(
    name: "interrupt",
    summary: "repeat conversations with an interruption at each call; takes several times as long",
    shapesConversations: true,
    apply: { settings, _ in settings.interrupt = true }
  )
  static let jobs = Option(
    name: "jobs",
    argument: Argument(name: "N", kind: .count),
    summary: "play N files, or try N mutants or kinds of conversation, at once",
    apply: { $0.jobs = Int($1) ?? 1 }
  )
  static let failFast = Option(
    name: "fail-fast",
    summary: "stop at the first file that differs",
    apply: { settings, _ in settings.failFast = true }
  )
  static let mutate = Option(
    name: "mutate",
    summary: "change the apps' answers one at a time, and print what no transcript catches",
    apply: { settings, _ in settings.mutates = true }
  )
  static let tap = Option(
    name: "tap",
    summary: "print the Test Anything Protocol",
    apply: { settings, _ in settings.tap = true }
  )
  static let junit = Option(
    name: "junit",
    argument: Argument(name: "FILE", use: .writes),
    summary: "write JUnit's XML to this file, too",
    apply: { $0.junit = $1 }
  )
  static let coverage = Option(
    name: "coverage",
    summary: "print which results and codes came up, and which never did",
    apply: { settings, _ in settings.coverage = true }
  )
  static let coverageJSON = Option(
    name: "coverage-json",
    argument: Argument(name: "FILE", use: .writes),
    summary: "write the same as JSON to this file",
    apply: { $0.coverageJSON = $1 }
  )
}

extension Option {
  static let holding = Option(
    name: "holding",
    argument: Argument(name: "FILE", use: .reads),
    summary: "hold each “= never …” of a transcript in every conversation; give it again for more",
    apply: { $0.holding.append($1) }
  )
  static let record = Option(
    name: "record",
    argument: Argument(name: "FILE", use: .writes),
    summary: "record what was tried, and what came of it, for “--against”",
    apply: { $0.record = $1 }
  )
  static let against = Option(
    name: "against",
    argument: Argument(name: "OTHER", use: .reads),
    summary: "compare with another build of the program, or with a record",
    isGivenOnce: true,
    apply: { $0.against = $1 }
  )
  static let html = Option(
    name: "html",
    argument: Argument(name: "FILE", use: .writes),
    summary: "write a page about it to this file, too",
    apply: { $0.html = $1 }
  )
  static let github = Option(
    name: "github",
    summary: "print annotations, which GitHub shows beside the lines of a change",
    apply: { settings, _ in settings.github = true }
  )
  static let format = Option(
    name: "format",
    argument: Argument(name: "FORMAT", choices: DiagramFormat.allCases.map(\.rawValue)),
    summary: "the form of the diagram, if the output's name does not say",
    apply: { $0.format = DiagramFormat(rawValue: $1) }
  )
  static let whole = Option(
    name: "whole",
    summary: "keep all lines of the conversation",
    apply: { settings, _ in settings.whole = true }
  )
  static let output = Option(
    name: "output",
    letter: "o",
    argument: Argument(name: "FILE", use: .writes),
    summary: "write to this file instead of standard output",
    apply: { $0.output = $1 }
  )
  static let reportName = Option(
    name: "output",
    letter: "o",
    argument: Argument(name: "PATH"),
    summary: "write PATH.transcript and PATH.world, instead of those of FILE.report",
    apply: { $0.output = $1 }
  )
}

extension Option.Kind {
  fileprivate static let part = Option.Kind(name: "a part such as 2/4") { Shard($0) != nil }
  fileprivate static let folder = Option.Kind(
    name: "a folder",
    finding: { path in FileKind(at: path).map { "\($0) at “\(path)”" } ?? "nothing at “\(path)”" },
    holds: { isFolder($0) }
  )
  fileprivate static let megabytes = Option.Kind(name: "a number from 100 to 100000") {
    Int($0).map { (100...100_000).contains($0) } ?? false
  }
  fileprivate static let budget = Option.Kind(name: "limits such as 500ms, 2s, 80MB or 2s,80MB") {
    CallBudget(parsing: $0) != nil
  }
  fileprivate static let count = Option.Kind(name: "a number from 1 to 256") {
    Int($0).map { (1...256).contains($0) } ?? false
  }
}
