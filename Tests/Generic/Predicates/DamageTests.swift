import ModelcPredicates
import ModelcTestSupport
import Testing

/// Damaged texts give a tree or an error with a place inside of the text; never a crash.
@Suite struct DamageTests {
    @Test(arguments: Samples.predicates) func samplesAreRead(_ text: String) throws {
        let read = try PredicateParser().predicate(from: text)
        #expect(try PredicateParser().predicate(from: read.format) == read)
    }

    @Test(arguments: Samples.predicates) func cutAtEveryByte(_ text: String) {
        let bytes = Array(text.utf8)
        for end in 0..<bytes.count {
            examine(Array(bytes[..<end]))
            examine(Array(bytes[end...]))
        }
    }

    @Test(arguments: UInt64(0)..<16) func mutated(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<1500 {
            var bytes = Array((Samples.predicates.randomElement(using: &random) ?? "").utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
            examine(bytes)
        }
    }

    @Test(arguments: UInt64(0)..<8) func shuffledWords(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let signs: [Substring] = ["(", ")", "[", "]", "{", "}", ",", "."]
        let words = Samples.predicates.flatMap { $0.split(separator: " ") } + signs
        for _ in 0..<1500 {
            let count = Int.random(in: 1...12, using: &random)
            let text = (0..<count).compactMap { _ in words.randomElement(using: &random) }.joined(separator: " ")
            examine(Array(text.utf8))
        }
    }

    private func mutate(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        guard let index = bytes.indices.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert("()[]{}'\"\\,.:$#@%=<>!&|-*".utf8.randomElement(using: &random) ?? 0, at: index)
        default:
            let end = Int.random(in: index..<bytes.count, using: &random)
            bytes.insert(contentsOf: bytes[index...end], at: index)
        }
    }

    private func examine(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        do {
            let read = try PredicateParser().predicate(from: text)
            _ = read.keyPathUses
            _ = read.variables
            #expect(try PredicateParser().predicate(from: read.format) == read, "\(text)")
        } catch {
            #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count, "\(text)")
        }
    }
}

/// Texts that together use every part of the language.
enum Samples {
    static let predicates = [
        #"ANY a.b ==[cd] 'it\'s' AND NOT (c IN {1, -2.5e3, 0x1F, "ü\u00e9"}) OR $X.#any.@count BETWEEN {1, $Y}"#,
        "SUBQUERY(items, $i, $i.price * 2 ** 3 > $MIN && !$i.tags[FIRST] == nil).@count >= (1 + 2) << 3",
        #"FUNCTION($m, "f:g:", add:to:(1, x), CAST(now(), 'T')) <> TERNARY(a UTI-EQUALS 'b', ~1 & 2 | 3 ^ 4, b MINUS c)"#,
        "NONE größe.名前 MATCHES \"\\\\d+\" || TRUEPREDICATE && SELF IN FETCH(a, b, NO) OR ANYKEY LIKE[n] 'x'",
    ]
}
