import Foundation
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcLint

/// What lint says about the current versions of real models.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence))) struct CorpusTests {
    /// A model of the corpus with what lint finds in it.
    private struct Linted {
        var path: String
        var result: LintResult
    }

    private static func lintAll(_ settings: LintSettings) throws -> [Linted] {
        let root = try Corpus.models()
        // The folders `history` hold former states of the same models.
        let current = try Corpus.facts().filter { $0.isCurrent == "yes" && !$0.path.contains("/history/") }
        return current.compactMap { facts in
            let reading = ModelReader().read(root.appendingPathComponent(facts.path).path)
            guard let model = reading.model?.versions.compactMap(\.model).first else { return nil }
            return Linted(path: facts.path, result: Linter.lint(ResolvedModel(model), LintContext(), settings))
        }
    }

    /// Xcode keeps the structure right: of models that are built every day, none has a fault of structure.
    @Test func recommendedFindsNoFaultOfStructure() throws {
        let linted = try Self.lintAll(LintSettings())
        #expect(linted.count > 50)
        let faults = linted.flatMap { model in
            model.result.findings.filter(\.rule.isStructural).map { "\(model.path): \($0.finding.message)" }
        }
        #expect(faults.isEmpty)
    }

    /// A linter that talks too much is switched off (lint-rules §1).
    @Test func recommendedSaysLessThanOneThingOfAModel() throws {
        let linted = try Self.lintAll(LintSettings())
        let loud = linted.flatMap { model in model.result.findings.filter { $0.severity >= .warning } }
        #expect(loud.count < linted.count)
    }

    /// Prints how often each rule speaks, and with `MODELC_LINT_RULES` (ids with commas) what those rules say.
    @Test func counts() throws {
        var settings = LintSettings()
        settings.presets = [PresetReference("all"), PresetReference("recommended")]
        let linted = try Self.lintAll(settings)
        var lines: [String: Int] = [:]
        var models: [String: Set<String>] = [:]
        let wanted = (ProcessInfo.processInfo.environment["MODELC_LINT_RULES"] ?? "").split(separator: ",").map(
            String.init)
        for model in linted {
            for found in model.result.findings {
                let key = "\(found.rule.id) \(found.severity)"
                lines[key, default: 0] += 1
                models[key, default: []].insert(model.path)
                if wanted.contains(found.rule.id.rawValue) { print("\(model.path): \(found.finding.message)") }
            }
        }
        print("\(linted.count) models")
        for (key, count) in lines.sorted(by: { $0.key < $1.key }) {
            print("\(key): \(count)/\(models[key]?.count ?? 0)")
        }
        let loud = linted.map { $0.result.findings.filter { $0.severity >= .warning }.count }
        print("\(loud.reduce(0, +)) warnings and errors, \(loud.filter { $0 == 0 }.count) models without")
        #expect(!lines.isEmpty)
    }
}
