import Foundation

// Has an app do something on a disk that fails at one call for a file, and again for the next call,
// until it needs no more:
//
//     disk-probe MessageBot 7    one call of seven
//
// It prints what was lost, done twice or done in silence, and the number of conversations.

let arguments = CommandLine.arguments
guard arguments.count == 3, let step = Int(arguments[2]), step > 0,
  let errand = Errand.all.first(where: { $0.app == arguments[1] })
else {
  print("Expected the name of an app and a number.")
  exit(2)
}
let trial = try await Trial(of: errand)
var (total, hasProblems) = (0, false)
for fault in Fault.all {
  let (count, problems) = try await trial.run(fault, oneOf: step)
  total += count
  for problem in problems { print(problem) }
  hasProblems = hasProblems || !problems.isEmpty
}
print("\(total) conversations")
exit(hasProblems ? 1 : 0)
