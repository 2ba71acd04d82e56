import Foundation
import ModelcSchema
import ModelcTestSupport
import ModelcText
import Testing

@testable import ModelcFiles

/// Random edits of real files. Xcode's files are written by one rule, so that a file with one edit has to be, byte for
/// byte, the file that the changed model would be written as.
@Suite struct CorpusEditTests {
    private static func files() throws -> [(path: String, bytes: [UInt8])] {
        try Corpus.facts().filter { $0.format == "xml" }.map { facts in
            (facts.path, [UInt8](try Data(contentsOf: facts.url.appendingPathComponent("contents"))))
        }
    }

    private func model(_ bytes: [UInt8]) throws -> ManagedObjectModel {
        try #require(ModelReader.model(in: SourceText(bytes), path: "contents").model)
    }

    private func edited(_ bytes: [UInt8], _ edits: [ModelEdit]) throws -> [UInt8] {
        let source = SourceText(bytes)
        let made = try ModelEditor(source).textEdits(for: edits)
        #expect(made.faults.isEmpty)
        let result = try TextEdit.apply(made.edits, to: bytes)
        #expect(EditCheck.isExactly(SourceText(result), source, with: edits))
        return result
    }

    @Test func everyFile() throws {
        var random = SeededRandom(seed: 2_026)
        var counts: [String: Int] = [:]
        for (path, bytes) in try Self.files() {
            let old = try model(bytes)
            let written = ModelWriter().contents(of: old)
            let tail = bytes.starts(with: written) ? bytes[written.count...] : []
            let isCanonical = bytes == written + tail
            try #require(isCanonical, "\(path) is not as Xcode writes it")
            for _ in 0..<6 {
                guard let mutation = ModelMutation.random(in: old, &random) else { continue }
                var new = old
                mutation.change(&new)
                let result = try edited(bytes, mutation.edits(old))
                let isRight = result == ModelWriter().contents(of: new) + tail
                #expect(isRight, "\(path): \(mutation.name)")
                counts[mutation.name, default: 0] += 1
                guard let undo = mutation.undo else { continue }
                let back = try edited(result, undo(try model(result)))
                let isAsBefore = back == bytes
                #expect(isAsBefore, "\(path): undoing \(mutation.name)")
            }
        }
        #expect(counts.count == 10, "\(counts)")
    }
}
