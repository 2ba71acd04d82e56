import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcLint

/// Real models, each broken in one place: the expected rule reports it, and other rules only if the change explains
/// their findings.
@Suite struct MutationTests {
    private struct Sound: Sendable {
        var path: String
        var model: ManagedObjectModel
        var found: Set<String>
    }

    /// The current models, with the findings before any change.
    private static let models: [Sound] = {
        Corpus.current.compactMap { version in
            version.model.map { Sound(path: version.path, model: $0, found: Set(findings(in: $0).keys)) }
        }
    }()

    /// The findings with `recommended`, including notes: the rules by `rule part others`.
    private static func findings(in model: ManagedObjectModel) -> [String: JudgedFinding] {
        let found = Linter.lint(ResolvedModel(model), LintContext(), LintSettings()).findings
        let keyed = found.map { ("\($0.rule.id) \($0.finding.selector) \($0.finding.factsText)", $0) }
        return Dictionary(keyed, uniquingKeysWith: { first, _ in first })
    }

    /// The key of a finding before a part of the model was renamed.
    private static func former(_ key: String, _ broken: Mutation.Broken) -> String {
        guard let part = broken.part, let former = broken.formerPart, part != former else { return key }
        return key.replacing(part, with: former)
    }

    /// Some broken models of each mutation, from models of all corpora; in a full run, all.
    private static func samples(_ mutation: Mutation) -> [(sound: Sound, broken: Mutation.Broken)] {
        let start = Mutation.all.firstIndex { $0.name == mutation.name } ?? 0
        let middle = start * 5 % max(models.count, 1)
        let order = models[middle...] + models[..<middle]
        var samples: [(Sound, Mutation.Broken)] = []
        for sound in order where TestScope.isFull || samples.count < 16 {
            let broken = mutation.broken(sound.model)
            samples += broken.sampled(TestScope.isFull ? broken.count : 2).map { (sound, $0) }
        }
        return samples
    }

    @Test(arguments: Mutation.all) func theRightRuleSpeaks(_ mutation: Mutation) throws {
        let samples = Self.samples(mutation)
        for (sound, broken) in samples {
            let all = Self.findings(in: broken.model)
            let place = "\(mutation.name) in \(sound.path), \(broken.part ?? "")"
            if let rule = broken.rule {
                let isReported = all.values.contains {
                    // If CloudKit is in use, its rule replaces the general one.
                    [rule, "cloudkit-\(rule)"].contains($0.rule.id.rawValue)
                        && (broken.part == nil || $0.finding.selector.description == broken.part)
                }
                #expect(isReported, "\(place): \(rule) says nothing")
            }
            let new = all.filter { !sound.found.contains(Self.former($0.key, broken)) }.values
            let unexplained = new.filter { found in
                let names = [found.rule.id.rawValue, found.rule.category.rawValue]
                return names[0] != broken.rule && !names.contains(where: mutation.explained.contains)
            }.map { "\(place): \($0.rule.id): \($0.finding.message)" }
            #expect(unexplained == [])
        }
        if Corpus.isAvailable { #expect(!samples.isEmpty, "no model of the corpora can be broken so") }
    }

    /// Every rule except those of style, versions and files detects some mutation, if real models have the elements
    /// that it is about.
    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func theMutationsReachTheRules() {
        let reported = Set(
            Self.models.flatMap { sound in
                Mutation.all.flatMap { $0.broken(sound.model).compactMap(\.rule) }
            })
        for rule in [
            "nullify-leaves-required-inverse", "nullify-may-underflow-inverse", "cascade-into-deny",
            "cascade-both-ways",
            "cascade-to-shared-object", "cascade-family-wipe", "cascade-many-to-many", "deny-on-required",
            "deny-deadlock", "no-action-delete-rule",
        ] {
            #expect(
                reported.contains(rule),
                "no delete rule of a real model leads to \(rule)")
        }
        #expect(reported.count > 40, "\(reported.sorted())")
    }
}

/// The findings in the current versions of real models.
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

    /// Xcode keeps the structure correct: models that are built every day have no structural error.
    @Test func recommendedFindsNoProblemOfStructure() throws {
        #expect(Self.linted.count > (Corpus.isAvailable ? 60 : 10))
        let problems = Self.linted.flatMap { model in
            model.result.findings.filter(\.rule.isStructural).map { "\(model.path): \($0.finding.message)" }
        }
        #expect(problems.isEmpty)
    }

    /// Users would turn off a linter with too many findings.
    @Test func recommendedSaysLessThanOneThingOfAModel() throws {
        let loud = Self.linted.flatMap { model in model.result.findings.filter { $0.severity >= .warning } }
        #expect(loud.count < Self.linted.count)
    }
}
