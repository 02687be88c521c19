import Assistant
import Foundation
import SampleDevice

// Has an app do something where much goes wrong, and again, until it needs no more:
//
//     disk-probe MessageBot failing 7      one call for a file fails, one of seven
//     disk-probe MessageBot killing 7      its conversation is killed around such a call, 7 times
//     disk-probe MessageBot killing-app 7  the same with the process of the app alone
//     disk-probe MessageBot damaged 7      a bit of a file is another one, 7 times, or a part is gone
//     disk-probe MessageBot back 1         the clock is put back by a day
//
// It prints what was lost, done twice or done in silence.

if let host = AppHost(CommandLine.arguments, .sampleApps) {
  Moment.stageInApp()
  await host.serve()
}
let arguments = CommandLine.arguments
guard arguments.count > 3, let number = Int(arguments[3]),
  let errand = Errand.all.first(where: { $0.app == arguments[1] })
else {
  print("Expected the name of an app, what goes wrong, and a number.")
  exit(2)
}
if arguments[2] == "talking", arguments.count == 6, let moment = Moment(arguments[5]) {
  await Trial(talkingOf: errand).talk(in: arguments[4], until: moment)
  exit(0)
}
let trial = try await Trial(of: errand)
var problems: [String] = []
switch arguments[2] {
case "failing":
  var total = 0
  for fault in Fault.all {
    let (count, found) = try await trial.run(fault, oneOf: max(1, number))
    total += count
    problems += found
  }
  print("\(total) conversations")
case "killing": problems = try await trial.runKilling(number)
case "killing-app": problems = try await trial.runKillingApps(number)
case "damaged": problems = try await trial.runDamaged(number)
case "back": problems = try await trial.runBack()
default: problems = ["Expected something that goes wrong, found \(arguments[2])."]
}
for problem in problems { print(problem) }
exit(problems.isEmpty ? 0 : 1)
