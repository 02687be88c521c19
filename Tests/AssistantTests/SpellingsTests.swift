import Dialogue
import Testing

@testable import Assistant

/// The names under which methods of handlers are spoken of.
@Suite struct SpellingsTests {
  private let intent = "INSendMessageIntent"

  private func spellings(_ spellings: String...) -> Spellings {
    let known = Spellings()
    for spelling in spellings {
      known.note(spelling, as: String(spelling.prefix { $0 != "(" }), of: intent)
    }
    return known
  }

  @Test func `of several spellings that are called in a row, the last was written`() {
    let known = spellings(
      "handle(intent:)",
      "handle(intent:completion:)",
      "handle(sendMessage:completion:)"
    )
    #expect(known.spelling(of: Finding.handleMethod, intent) == "handle(sendMessage:completion:)")
    #expect(known.spelling(of: Finding.handleMethod, "INStartCallIntent") == Finding.handleMethod)
  }

  @Test func `what was never called, or isn't there, goes by the others`() {
    let old = spellings("confirm(sendMessage:completion:)", "handle")
    #expect(old.spelling(of: Finding.handleMethod, intent) == "handle(sendMessage:completion:)")
    #expect(old.spelling(of: "resolveContent(for:with:)", intent) == "resolveContent(for:with:)")
    let new = spellings("confirm(intent:)", "resolveContent")
    #expect(new.spelling(of: Finding.handleMethod, intent) == "handle(intent:)")
    #expect(new.spelling(of: "resolveContent(for:with:)", intent) == "resolveContent(for:)")
  }

  @Test func `where nothing is known, it is as it is`() {
    #expect(spellings().spelling(of: Finding.handleMethod, intent) == Finding.handleMethod)
  }

  @Test func `a method is missing if its default answered`() {
    let known = spellings("handle(intent:)", "confirm(intent:)", "confirm")
    #expect(known.isMissing(Finding.confirmMethod, intent))
    #expect(!known.isMissing(Finding.handleMethod, intent))
    #expect(!known.isMissing("resolveContent(for:with:)", intent))
  }

  @Test func `what is no handler's method keeps its name`() {
    let known = spellings("confirm(sendMessage:completion:)")
    for method in [Finding.handlerMethod, Finding.continueMethod, Finding.backgroundMethod] {
      #expect(known.spelling(of: method, intent) == method)
    }
  }
}
