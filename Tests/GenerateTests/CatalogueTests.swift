import Testing

@testable import generate

@Suite struct CatalogueTests {
  private func read(_ text: String) throws -> [Catalogue.Entry] {
    try Catalogue(texts: [("Catalogue/Soup.intents", text)]).files[0].entries
  }

  private func complaint(about text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `an intent's entry holds all that its class, protocol and schema are made from`()
    throws
  {
    let entries = try read(
      """
      /// Orders soup.
      intent INOrderSoupIntent
        confirm always

        /// Which soup.
        copied soup: INObject?
        toppings: [String]?
        init(
          soup,
          toppings
        )

        resolve soup with INObjectResolutionResult
          earlier name with INStringResolutionResult
        resolve toppings with [INStringResolutionResult] modern

        codes
          unspecified
          ready
          failureRequiringAppLaunch
          failureSoldOut -> failureNeedingApp
      """
    )
    guard case .intent(let intent) = try #require(entries.first) else {
      Issue.record("no intent")
      return
    }
    #expect(intent.noun == "orderSoup")
    #expect(intent.confirmation == .always)
    #expect(intent.valueClass.documentation == ["Orders soup."])
    #expect(intent.valueClass.properties.map(\.isCopied) == [true, false])
    #expect(intent.valueClass.initializers.first?.parameters.map(\.label) == ["soup", "toppings"])
    #expect(intent.resolutions.map(\.method) == ["resolveSoup", "resolveToppings"])
    #expect(intent.resolutions.map(\.isList) == [false, true])
    #expect(intent.resolutions.first?.earlier?.method == "resolveName")
    #expect(intent.codes.map(\.rawValue) == [0, 1, 2, 3])
    let verdicts: [Code.Verdict] = [.failure, .ready, .failureNeedingApp, .failureNeedingApp]
    #expect(intent.codes.map(\.verdict) == verdicts)
  }

  @Test func `a single result of an earlier class is wrapped where nobody wrote the newer one`()
    throws
  {
    let entries = try read(
      """
      intent INOrderSoupIntent
        soup: INObject?
        resolve soup with INSoupResolutionResult
          earlier soup with INObjectResolutionResult
        codes
          unspecified
      """
    )
    guard case .intent(let intent) = try #require(entries.first) else {
      Issue.record("no intent")
      return
    }
    var source = Source()
    HandlingWriter(intent: intent).write(to: &source)
    let wrapped = "INSoupResolutionResult(objectResolutionResult: earlier)"
    #expect(source.text.contains("return earlier as? INSoupResolutionResult ?? \(wrapped)"))
    #expect(source.text.contains("resolveSoup(forOrderSoup intent: INOrderSoupIntent, with"))
  }

  @Test func `what is deprecated is marked for iOS, and an intent's mark goes for all of it`()
    throws
  {
    let entries = try read(
      """
      /// Orders soup.
      /// Deprecated in iOS 13: use `INOrderMealIntent`.
      intent INOrderSoupIntent
        soup: INObject?
        codes
          unspecified
          /// Deprecated in iOS 11.2: answer `success`.
          inProgress
      """
    )
    guard case .intent(let intent) = try #require(entries.first) else {
      Issue.record("no intent")
      return
    }
    var source = Source()
    intent.write(to: &source)
    let mark = #"@available(iOS, deprecated: 13, message: "Use INOrderMealIntent.")"#
    #expect(source.text.contains("/// Orders soup.\n\(mark)\nopen class INOrderSoupIntent"))
    #expect(source.text.split(separator: "\n").count { $0 == mark } == 4)
    #expect(source.text.contains("/// The app is still at it.\n  @available(iOS, deprecated: 11.2"))
  }

  @Test func `an author of an earlier parameter is asked, whichever spelling it is in`() throws {
    let entries = try read(
      """
      intent INOrderSoupIntent
        soup: INSpeakableString?
        resolve soup with INSpeakableStringResolutionResult
          earlier name with INStringResolutionResult
        codes
          unspecified
      """
    )
    guard case .intent(let intent) = try #require(entries.first) else {
      Issue.record("no intent")
      return
    }
    var source = Source()
    HandlingWriter(intent: intent).write(to: &source)
    #expect(source.text.contains("translated(await resolveName(for: intent))"))
    #expect(source.text.contains("with: { completion(carried($0)) })"))
    #expect(source.text.contains("with: { completion(translated($0)) })"))
  }

  @Test func `numbers go on from the last one, and options are bits`() throws {
    let entries = try read(
      """
      enum INSoup
        unknown
        cold = 10
        hot
      options INSoups
        cold
        hot
      result INSoupResolutionResult of INSoup
      """
    )
    guard case .enumeration(let soup) = entries[0], case .options(let soups) = entries[1],
      case .result(let result) = entries[2],
      case .of("INSoup", listed: false, confirmation: .required) = result.kind
    else {
      Issue.record("\(entries)")
      return
    }
    #expect(soup.cases.map(\.rawValue) == [0, 10, 11])
    #expect(soups.cases.map(\.rawValue) == [1, 2])
  }

  @Test(arguments: [
    (
      "soup INSoup",
      "Catalogue/Soup.intents:1: error: Expected an entry: enum, options, names, words, manner, "
        + "class, result, intent, record, umbrella, topics or left out, but found “soup INSoup”."
    ),
    (
      "class INSoup\n  hot: Bool",
      "Catalogue/Soup.intents:2: error: Expected a value after the type, for it is not optional, "
        + "but found “hot: Bool”."
    ),
    (
      "class INSoup\n\n    name: String?",
      "Catalogue/Soup.intents:3: error: Expected an indentation of two spaces more than the line "
        + "it belongs to, but found “name: String?”."
    ),
    (
      "class INSoup\n  name: String?\n  init(name, price)",
      "Catalogue/Soup.intents:3: error: Expected properties of this class in the initialiser, but "
        + "found “init(name, price)”."
    ),
    (
      "intent INSoupIntent\n  name: String?",
      "Catalogue/Soup.intents:1: error: Expected an entry with its response's `codes`, but found "
        + "“intent INSoupIntent”."
    ),
    (
      "enum INSoup\n  cold = some",
      "Catalogue/Soup.intents:2: error: Expected a name, or a name and a number such as "
        + "`latest = 4`, but found “cold = some”."
    ),
    (
      "intent INSoupIntent\n  codes\n    ready\n  codes\n    success",
      "Catalogue/Soup.intents:4: error: Expected no second `codes` in an intent's entry, but found "
        + "“codes”."
    ),
    (
      "intent INSoupIntent\n  codes\n    ready\n  request a\n  request b",
      "Catalogue/Soup.intents:5: error: Expected no second `request` in an intent's entry, but found "
        + "“request b”."
    ),
    (
      "intent INSoupIntent\n  codes\n    ready\n  words\n  words",
      "Catalogue/Soup.intents:5: error: Expected no second `words` in an intent's entry, but found "
        + "“words”."
    ),
    (
      "intent INSoupIntent\n  resolve a with B\n    earlier c with D\n    earlier e with F",
      "Catalogue/Soup.intents:4: error: Expected no more than 1 line below “resolve a with B”, but found "
        + "“earlier e with F”."
    ),
    (
      "words soup\n  about: soup\nwords soup\n  about: stew",
      "Catalogue/Soup.intents:3: error: Expected each shared `words` once, but found "
        + "“words soup”."
    ),
    (
      "result INSoupResolutionResult of INSoup\n  hot",
      "Catalogue/Soup.intents:2: error: Expected nothing below “result INSoupResolutionResult of INSoup”, but found "
        + "“hot”."
    ),
    (
      "result INA: INB\n  reasons INC\n  reasons IND",
      "Catalogue/Soup.intents:3: error: Expected no more than 1 line below “result INA: INB”, but found "
        + "“reasons IND”."
    ),
    (
      "result INA: INB\n  reasons INC\n    hot",
      "Catalogue/Soup.intents:3: error: Expected nothing below “reasons INC”, but found "
        + "“hot”."
    ),
  ])
  func `an error is a sentence with file and line`(text: String, sentence: String) {
    #expect(complaint(about: text) == sentence)
  }
}
