import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcLint

/// What lint says about the current versions of real models.
@Suite struct LintCorpusTests {
    /// A model of the corpus with what lint finds in it.
    private struct Linted: Sendable {
        var path: String
        var result: LintResult
    }

    private static let linted = Corpus.current.compactMap { version in
        version.model.map {
            Linted(path: version.path, result: Linter.lint(ResolvedModel($0), LintContext(), LintSettings()))
        }
    }

    /// Xcode keeps the structure right: of models that are built every day, none has a fault of structure.
    @Test func recommendedFindsNoFaultOfStructure() throws {
        #expect(Self.linted.count > (Corpus.isAvailable ? 60 : 10))
        let faults = Self.linted.flatMap { model in
            model.result.findings.filter(\.rule.isStructural).map { "\(model.path): \($0.finding.message)" }
        }
        #expect(faults.isEmpty)
    }

    /// A linter that talks too much is switched off (lint-rules §1).
    @Test func recommendedSaysLessThanOneThingOfAModel() throws {
        let loud = Self.linted.flatMap { model in model.result.findings.filter { $0.severity >= .warning } }
        #expect(loud.count < Self.linted.count)
    }
}
