import Testing

@testable import Automata
@testable import Phrases

@Suite struct ImageTests {
  private static let phrases = """
    slot contact: person
    slot mood: terms
    terms mood
      happy = glad | over the moon
    intent greet
      example Say hello to Anna
      hint hello
      say hello to {contact}
      4: hello {contact}, feeling {mood}
    """

  private static func automaton() throws -> Automaton {
    try Compiler.compile([PhraseFileParser.parse(phrases, name: "greetings.phrases")])
  }

  @Test func `what was written is read again`() {
    var writer = ImageWriter()
    let texts = ["", "hello", "für Élise"].map { writer.number(of: $0) }
    writer.write([UInt16(1), .max])
    writer.write([UInt64]())
    writer.writeTexts()
    let image = Image(writer)
    defer { image.deallocate() }
    var reader = ImageReader(image)
    let (short, empty): (Table<UInt16>, Table<UInt64>) = (reader.table(), reader.table())
    let read = reader.texts()
    #expect(short.elements == [1, .max])
    #expect(empty.elements.isEmpty)
    #expect(texts.map { read[$0] } == ["", "hello", "für Élise"])
  }

  @Test func `an automaton is read where its bytes stand`() throws {
    let automaton = try Self.automaton()
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: automaton.bytes.count,
      alignment: 64
    )
    defer { memory.deallocate() }
    memory.copyBytes(from: automaton.bytes)
    let start = try #require(UnsafeRawPointer(memory.baseAddress))
    let carried = Automaton(at: start, count: memory.count)
    #expect(carried.bytes == automaton.bytes)
    #expect(carried.states.elements == automaton.states.elements)
  }

  @Test func `names come out as they went in`() throws {
    let automaton = try Self.automaton()
    #expect(automaton.intents.map(\.name) == ["greet"])
    #expect(automaton.intents.map(\.examples) == [["Say hello to Anna"]])
    #expect(automaton.templates.map(\.file) == ["greetings.phrases", "greetings.phrases"])
    #expect(automaton.templates.map(\.cost) == [0, 4])
    #expect(automaton.terms.map(\.wording) == ["glad", "over the moon"])
    #expect(automaton.terms.map { automaton.slots[$0.slot].name } == ["mood", "mood"])
    #expect(automaton.hints(of: Word("hello")).map { automaton.hints[$0].intent } == [0])
    #expect(automaton.hints(of: Word("bye")).isEmpty)
  }
}
