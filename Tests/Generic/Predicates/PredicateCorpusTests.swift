import Foundation
import ModelcTestSupport
import Testing

import struct ModelcPredicates.PredicateParser

/// All predicates and derivation expressions of real models are read, and say the same when they are printed.
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
