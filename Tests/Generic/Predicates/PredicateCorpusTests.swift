import Foundation
import ModelcPredicates
import ModelcTestSupport
import Testing

import struct ModelcPredicates.PredicateParser

/// All predicates and derivation expressions of real models are read, and have the same meaning when they are printed.
@Suite struct PredicateCorpusTests {
    @Test func predicates() throws {
        let texts = try texts(of: "predicateString")
        #expect(texts.count >= (Corpus.isAvailable ? 57 : 5))
        for text in texts {
            let read = try PredicateParser().predicate(from: text)
            #expect(try PredicateParser().predicate(from: read.format) == read, "\(text)")
        }
    }

    @Test func derivationExpressions() throws {
        let texts = try texts(of: "derivationExpression")
        #expect(texts.count >= (Corpus.isAvailable ? 7 : 2))
        for text in texts {
            let read = try PredicateParser().expression(from: text)
            #expect(read.format == text)
        }
    }

    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func derivationExpressionsOfModelsMadeInCode() throws {
        let file = try #require(Corpus.root).appendingPathComponent("vectors/code-defined-models.json")
        var texts: [String] = []
        collect("derivationExpression", in: try JSONSerialization.jsonObject(with: Data(contentsOf: file)), &texts)
        #expect(!texts.isEmpty)
        for text in texts {
            #expect(try PredicateParser().expression(from: text).format == text)
        }
    }

    private func collect(_ key: String, in value: Any, _ texts: inout [String]) {
        if let members = value as? [String: Any] {
            if let text = members[key] as? String { texts.append(text) }
            for member in members.values { collect(key, in: member, &texts) }
        } else if let elements = value as? [Any] {
            for element in elements { collect(key, in: element, &texts) }
        }
    }

    /// The values of an attribute in all `contents` files; found by its name, without reading XML.
    private func texts(of attribute: String) throws -> [String] {
        let files = try Corpus.folders.flatMap { folder in
            let paths = try FileManager.default.subpathsOfDirectory(
                atPath: folder.appendingPathComponent("models").path)
            return paths.map { folder.appendingPathComponent("models/" + $0) }
        }
        return try files.filter { $0.lastPathComponent == "contents" }.flatMap { file in
            try String(decoding: Data(contentsOf: file), as: UTF8.self).components(separatedBy: " \(attribute)=\"")
                .dropFirst().map { unescaped($0.prefix { $0 != "\"" }) }
        }
    }

    private func unescaped(_ text: Substring) -> String {
        let entities = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#10;", "\n"), ("&amp;", "&"),
        ]
        return entities.reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}

/// Damaged texts give a tree or an error with a position inside the text; never a crash.
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

/// Texts that together use every feature of the language.
enum Samples {
    static let predicates = [
        #"ANY a.b ==[cd] 'it\'s' AND NOT (c IN {1, -2.5e3, 0x1F, "ü\u00e9"}) OR $X.#any.@count BETWEEN {1, $Y}"#,
        "SUBQUERY(items, $i, $i.price * 2 ** 3 > $MIN && !$i.tags[FIRST] == nil).@count >= (1 + 2) << 3",
        #"FUNCTION($m, "f:g:", add:to:(1, x), CAST(now(), 'T')) <> TERNARY(a UTI-EQUALS 'b', ~1 & 2 | 3 ^ 4, b MINUS c)"#,
        "NONE größe.名前 MATCHES \"\\\\d+\" || TRUEPREDICATE && SELF IN FETCH(a, b, NO) OR ANYKEY LIKE[n] 'x'",
    ]
}
