import Foundation
import Scratch
import Testing

/// What one start of the executable does is there for the next one.
///
/// Every intent that has an effect is here; finding and listing show the effects of the others.
@Suite struct LastingEffectsTests {
  /// Says lines in a start of its own, each time with the same folder of data.
  private func say(
    _ lines: String...,
    in data: ScratchFolder,
    world: String? = nil
  ) throws -> String {
    let options = ["--in-process", "--data", data.path] + (world.map { ["--world", $0] } ?? [])
    let result = try ParleyProcess.run(["say"] + options + lines)
    #expect(result.errors.isEmpty)
    #expect(result.code == 0)
    return result.output
  }

  // S60
  @Test func `a message that was sent is found, and one that was marked stays marked`() throws {
    let data = try ScratchFolder()
    _ = try say("Send a message to Mike Chen saying is the bridge open?", "yes", in: data)
    #expect(try say("Read my messages to Mike Chen", in: data).contains("is the bridge open?"))
    let before = try say("Do I have any unread messages", in: data)
    #expect(!before.hasPrefix("You have no unread messages."))
    let other = try ScratchFolder()
    _ = try say("Mark my messages as read", in: other)
    let after = try say("Do I have any unread messages", in: other)
    #expect(after == "You have no unread messages.\n")
  }

  @Test func `what was asked for as a whole is done, whether or not anybody reads the answers`()
    throws
  {
    let data = try ScratchFolder()
    let lines = ["Send a message to Mike Chen saying is the bridge open?", "yes"]
    let process = try ParleyProcess(["say", "--data", data.path] + lines, hasReader: false)
    #expect(try process.finish().code == 0)
    #expect(try say("Read my messages to Mike Chen", in: data).contains("is the bridge open?"))
  }

  @Test func `whom was spoken of, and what was done, is known at the next start`() throws {
    let data = try ScratchFolder()
    #expect(try say("text her hello", "cancel", in: data).hasPrefix("To whom?"))
    _ = try say("text Anna lunch at noon?", "yes", in: data)
    #expect(try say("call her back", in: data) == "Calling Anna Haro with Ringer.\n")
    let same = try say("text Mike Chen too", "no", in: data)
    #expect(same.hasPrefix("To Mike Chen: “lunch at noon?” Ready to send it?"))
    _ = try say("call my dad", in: data)
    #expect(try say("same again", in: data) == "Calling Robert Doe with Ringer.\n")
  }

  @Test func `a ride is still “it” at the next start`() throws {
    let data = try ScratchFolder()
    _ = try say("Book a ride to the airport tomorrow at 6 pm for two", "yes", in: data)
    #expect(try say("where is it?", in: data).contains("pick you up tomorrow at 6:00 PM"))
    #expect(try say("cancel it", "yes", in: data).contains("MyRide has cancelled your ride."))
    let same = try say("same again", "no", in: data)
    #expect(same.contains("  Drop-off: San Francisco International Airport\n"))
    #expect(same.contains("  Party size: 2 people\n"))
  }

  @Test func `a workout is still “it” at the next start`() throws {
    let data = try ScratchFolder()
    _ = try say("Start a 20 minute run", in: data)
    #expect(try say("pause it", in: data) == "Your workout is paused.\n")
    #expect(try say("resume it", in: data) == "Your workout has resumed.\n")
    #expect(try say("done", "yes", in: data).contains("Your workout has ended.\n"))
    let same = try say("same again", in: data)
    #expect(same.hasPrefix("Your 20-minute run has started in Stride.\n"))
    #expect(try say("cancel it", in: data) == "Your workout is cancelled.\n")
  }

  @Test func `a payment can be made once more at the next start, to whoever was paid`() throws {
    let data = try ScratchFolder()
    _ = try say("Pay Anna $2 for coffee", "yes", in: data)
    let same = try say("same again", "no", in: data)
    #expect(same.contains("$2.00 to Anna Haro for “coffee”. Ready to send it?\n"))
    let other = try say("pay her 3 dollars", "no", in: data)
    #expect(other.contains("$3.00 to Anna Haro. Ready to send it?\n"))
    let request = try say("ask her for 4 dollars", "no", in: data)
    #expect(request.contains("$4.00 from Anna Haro. Ready to ask for it?\n"))
  }

  @Test func `a private conversation leaves nothing to know, and knows nothing`() throws {
    let data = try ScratchFolder()
    let options = ["--data", data.path, "--private", "-c"]
    _ = try ParleyProcess.run(options + ["call my dad"])
    #expect(try !data.names(in: ".").contains("memory.json"))
    _ = try say("call Anna Haro", in: data)
    let result = try ParleyProcess.run(options + ["call her back", "-c", "cancel"])
    #expect(result.output.hasPrefix("Who do you want to call?"))
  }

  @Test(arguments: ["{}", "", #"{"version":99,"memory":{}}"#])
  func `what was kept and can't be read is set aside and told, and kept anew`(
    text: String
  ) throws {
    let data = try ScratchFolder()
    let path = try data.write(text.utf8, to: "memory.json")
    let result = try ParleyProcess.run(["say", "--data", data.path, "call my dad"])
    let asides = try data.names().filter { $0.hasPrefix("memory.json.damaged-") }
    let aside = try #require(asides.first)
    #expect(asides.count == 1)
    #expect(try data.bytes(of: aside) == Array(text.utf8))
    #expect(
      result.errors == "parley: The file \(path) is damaged: it does not hold what is kept of "
        + "requests. It was set aside as \(data.path(aside)), and a new one begun.\n"
    )
    #expect(try say("call him back", in: data) == "Calling Robert Doe with Ringer.\n")
  }

  // S61
  @Test func `a call is in the history`() throws {
    let data = try ScratchFolder()
    #expect(try !say("Show my outgoing calls", in: data).contains("Siobhán"))
    _ = try say("Call Siobhán", in: data)
    let history = try say("Show my outgoing calls", in: data)
    #expect(history.contains("Outgoing call to Siobhán O'Neill"))
  }

  // S61
  @Test func `calls of the two earlier intents are in the history, too`() throws {
    let earlier = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Transcripts/calls/EarlierCalls").standardized.path
    let data = try ScratchFolder()
    _ = try say("Call Anna Haro", in: data, world: earlier)
    _ = try say("Video call Anna Haro", in: data, world: earlier)
    let history = try say("Show my outgoing calls", in: data)
    #expect(history.contains("Outgoing call to Anna Haro"))
    #expect(history.contains("Outgoing video call to Anna Haro"))
  }

  // S62
  @Test func `a ride that was booked can be asked about and cancelled`() throws {
    let data = try ScratchFolder()
    #expect(try say("Where is my ride", in: data) == "MyRide doesn't have a ride for you.\n")
    // At a time of its own, which the answers tell.
    _ = try say("Book a ride to the airport tomorrow at 6 pm", "yes", in: data)
    let status = try say("Where is my ride", in: data)
    #expect(status.contains("will pick you up tomorrow at 6:00 PM"))
    _ = try say("Cancel my ride", "yes", in: data)
    #expect(try say("Where is my ride", in: data).hasPrefix("Your ride was cancelled."))
  }

  // S63
  @Test func `a workout goes on until it has ended`() throws {
    let data = try ScratchFolder()
    _ = try say("Start a run", in: data)
    let another = try say("Start a walk", in: data)
    #expect(
      another == "You already have a workout going in Stride.\n"
        + "Do you want to end it and start your walk instead?\n"
    )
    #expect(try say("Pause my run", in: data) == "Your run is paused.\n")
    #expect(try say("Pause my run", in: data) == "Your run is paused.\n")
    #expect(try say("Resume my run", in: data) == "Your run has resumed.\n")
    // After a second there is something to tell of it, too.
    #expect(try say("End my workout", in: data).hasPrefix("Your workout has ended.\n"))
    #expect(try say("End my workout", in: data) == "There is no workout in Stride to end.\n")
  }

  // S63
  @Test func `a workout that was cancelled is gone`() throws {
    let data = try ScratchFolder()
    _ = try say("Start a run", in: data)
    #expect(try say("Cancel my run", in: data) == "Your run is cancelled.\n")
    #expect(try say("Cancel my run", in: data) == "There is no run in Stride to cancel.\n")
  }

  // S64
  @Test func `money that was sent is gone, and whoever got it is proposed the next time`() throws {
    let data = try ScratchFolder()
    let paid = try say("Send Anna 79 euros", "yes", in: data)
    #expect(paid.contains("Sent €79.00 to Anna Haro.\n"))
    let another = try say("Pay Kate 10 euros", in: data)
    let refusal = "You don't have enough money in CoinPurse to send €10.00 to Kate Bell.\n"
    #expect(another.hasPrefix(refusal))
    let next = try say("Send 5 dollars", "yes", "no", in: data)
    #expect(next.hasPrefix("Do you want to send it to Anna Haro?\n"))
  }

  // S64
  @Test func `whoever was asked for money is proposed the next time`() throws {
    let data = try ScratchFolder()
    _ = try say("Ask Mike Chen for $12", "yes", in: data)
    let next = try say("Request 5 dollars", "cancel", in: data)
    #expect(next.hasPrefix("Do you want to ask Mike Chen?\n"))
  }
}
