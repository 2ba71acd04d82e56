import ModelcTemplating
import ModelcTestSupport
import Testing

/// For any bytes, compiling gives a template or errors, and rendering gives text or an error.
@Suite struct HostileInputTests {
    private static let sample = Array(
        """
        \u{FEFF}// <$name.initialCapitalString$> \\<$ \\$>
        <$comment remarks$>
        <$set total = 0$>
          <$foreach B books do$>\r
            <$if B.pages < 150 && !B.isRare or B.author.name in ("Ada", 'é')$>
          <$B.title.replace("a", "-\\n\\$>")$> <$BIndex + 1$> <$info["a.b"]$> <$text$>
            <$elseif (B.pages % 7 * -2 - 1) >= 2.5$>
        <$foreach T B.tags$><$T$><$if !TIsLast$>, <$endif$><$endforeach$>
            <$else$>
            <$include "part"$>
            <$endif$>
            <$set total = total + B.pages$>
          <$endforeach do$>
        <$tags.@unique.join(", ")$> <$limit.default(0)$> <$dynamic.list.@count$> <$total$>
        """.utf8)

    private static let files = ["part": "{\n  <$name$>\n}\n"]

    private func run(_ bytes: [UInt8], root: (any TemplateObject.Type)? = Shelf.self) {
        let compiling = Compiling(bytes: bytes, root: root, including: Self.files)
        let hasErrors = compiling.compilation.diagnostics.contains { $0.severity == .error }
        #expect((compiling.compilation.template == nil) == hasErrors)
        _ = compiling.output
    }

    @Test func theSampleIsSound() {
        let compiling = Compiling(bytes: Self.sample, including: Self.files)
        #expect(compiling.problems == ["main:4:25: line-ends: The template has CR LF line endings; the output has LF"])
        #expect(compiling.output == Self.expected)
    }

    private static let expected = """
        // Oak shelf <$ $>
          -
          $>lph-
          $> 1 1 first

          last
          bet-
          $> 2 1 first

          last
            {
              oak shelf
            }
        red, green 7 2 300
        """

    @Test func anyBeginningOfATemplate() {
        for end in Self.sample.indices { run(Array(Self.sample[..<end])) }
    }

    @Test func anyEndOfATemplate() {
        for start in Self.sample.indices { run(Array(Self.sample[start...])) }
    }

    @Test func mutatedTemplates() {
        var random = SeededRandom(seed: 0x9E37_79B9_7F4A_7C15)
        for _ in 0..<1500 {
            var bytes = Self.sample
            for _ in 0..<(1 + random.next() % 4) { mutate(&bytes, &random) }
            run(bytes, root: random.next().isMultiple(of: 4) ? nil : Shelf.self)
        }
    }

    private func mutate(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        let place = Int(random.next() % UInt64(bytes.count))
        let other = Int(random.next() % UInt64(bytes.count))
        let range = min(place, other)..<min(max(place, other), min(place, other) + 40)
        switch random.next() % 5 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes[place] = bytes[other]
        case 2: bytes.insert(contentsOf: bytes[range], at: place)
        case 3: bytes.removeSubrange(range)
        default:
            bytes.insert(contentsOf: Array("<$ $> ( [ . , \" '".utf8).shuffled(using: &random).prefix(3), at: place)
        }
        if bytes.isEmpty { bytes = Self.sample }
    }

    static let repetitions: [Repetition] = [
        Repetition("", "<$", 200_000, ""), Repetition("", "$>", 200_000, ""), Repetition("", "<$a$>", 50_000, ""),
        Repetition("", "<$endif$>", 50_000, ""), Repetition("", "<$if isOpen$><$endforeach$>", 20_000, ""),
        Repetition("<$", "a.", 100_000, "$>"), Repetition("<$", " ", 200_000, "name$>"),
        Repetition("    ", "<$name$> ", 20_000, ""), Repetition("", "<$set x = 1$> ", 20_000, ""),
        Repetition("<$'", "\\", 100_000, "'$>"), Repetition("<$(", "1, ", 30_000, "1).@count$>"),
        Repetition("", "\\<$", 50_000, ""), Repetition("<$set x", "x", 100_000, " = 1$><$xx$>"),
    ]

    @Test(arguments: TestScope.share(of: repetitions, outOf: 4))
    func longRepetitionsTakeNoLongTime(repetition: Repetition) {
        run(Array(repetition.text.utf8))
    }
}

/// A long text in a short notation, so that the list of tests stays readable.
struct Repetition: CustomTestStringConvertible {
    private let parts: (before: String, unit: String, count: Int, after: String)

    init(_ before: String, _ unit: String, _ count: Int, _ after: String) {
        parts = (before, unit, count, after)
    }

    var text: String { parts.before + String(repeating: parts.unit, count: parts.count) + parts.after }

    var testDescription: String { "\(parts.before)\(parts.unit) × \(parts.count)\(parts.after)" }
}
