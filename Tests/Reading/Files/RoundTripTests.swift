import Foundation
import ModelcSchema
import ModelcTestSupport
import ModelcText
import Testing

@testable import ModelcFiles

/// Reading and writing back without a change gives the same bytes: nothing was lost on the way.
@Suite struct RoundTripTests {
    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func everyCorpusModelComesBackByteForByte() throws {
        let models = try Corpus.models()
        var exact = 0
        var withTrailingLineFeed = 0
        for facts in try Corpus.facts() where facts.format == "xml" {
            var bytes = [UInt8](try Data(contentsOf: models.appendingPathComponent(facts.path + "/contents")))
            let (model, diagnostics) = ModelDocumentReader.read(SourceText(bytes), path: facts.path)
            #expect(diagnostics.allSatisfy { $0.severity < .error }, "\(facts.path): \(diagnostics)")
            let written = ModelWriter().contents(of: try #require(model))
            // Four files (three different ones) were edited by hand and end in a line feed that Xcode does not write.
            if bytes.last == UInt8(ascii: "\n") {
                bytes.removeLast()
                withTrailingLineFeed += 1
            }
            if written == bytes { exact += 1 } else { Issue.record("\(facts.path) comes back differently") }
        }
        #expect(exact == 276)
        print("round trip: \(exact) files exact, \(withTrailingLineFeed) of them but for a final line feed")
    }
}
