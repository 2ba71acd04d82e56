import Foundation
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcLint

/// Real models, each broken in one place: the right rule speaks of it, and only rules that the change explains.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence))) struct MutationTests {
    private struct Sound: Sendable {
        var path: String
        var model: ManagedObjectModel
        var found: Set<String>
    }

    /// The current models, with what is found in them as they are.
    private static let models: [Sound] = {
        guard let root = try? Corpus.models(), let facts = try? Corpus.facts() else { return [] }
        return facts.filter { $0.isCurrent == "yes" && !$0.path.contains("/history/") }.compactMap {
            facts in
            let reading = ModelReader().read(root.appendingPathComponent(facts.path).path)
            guard let model = reading.model?.versions.compactMap(\.model).first else { return nil }
            return Sound(path: facts.path, model: model, found: Set(findings(in: model).keys))
        }
    }()

    /// What `recommended` says, notes among it: the rules by `rule part others`.
    private static func findings(in model: ManagedObjectModel) -> [String: JudgedFinding] {
        let found = Linter.lint(ResolvedModel(model), LintContext(), LintSettings()).findings
        let keyed = found.map { ("\($0.rule.id) \($0.finding.selector) \($0.finding.factsText)", $0) }
        return Dictionary(keyed, uniquingKeysWith: { first, _ in first })
    }

    /// What a finding was called before a part of the model was renamed.
    private static func former(_ key: String, _ broken: Mutation.Broken) -> String {
        guard let part = broken.part, let former = broken.formerPart, part != former else { return key }
        return key.replacing(part, with: former)
    }

    @Test(arguments: Mutation.all) func theRightRuleSpeaks(_ mutation: Mutation) throws {
        var count = 0
        for sound in Self.models {
            for broken in mutation.broken(sound.model) {
                count += 1
                let all = Self.findings(in: broken.model)
                let place = "\(mutation.name) in \(sound.path), \(broken.part ?? "")"
                if let rule = broken.rule {
                    let isTold = all.values.contains {
                        // Where CloudKit is in use, its rule speaks for the general one.
                        [rule, "cloudkit-\(rule)"].contains($0.rule.id.rawValue)
                            && (broken.part == nil || $0.finding.selector.description == broken.part)
                    }
                    #expect(isTold, "\(place): \(rule) says nothing")
                }
                let new = all.filter { !sound.found.contains(Self.former($0.key, broken)) }.values
                let unexplained = new.filter { found in
                    let names = [found.rule.id.rawValue, found.rule.category.rawValue]
                    return names[0] != broken.rule && !names.contains(where: mutation.explained.contains)
                }.map { "\(place): \($0.rule.id): \($0.finding.message)" }
                #expect(unexplained == [])
            }
        }
        #expect(count > 0, "no model of the corpus can be broken so")
        print("\(mutation.name): \(count)")
    }

    /// Every rule that is not of taste, of versions or of files is the answer to some mutation, as far as real models
    /// have what it speaks of.
    @Test func theMutationsReachTheRules() {
        let told = Set(
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
                told.contains(rule),
                "no delete rule of a real model leads to \(rule)")
        }
        #expect(told.count > 40, "\(told.sorted())")
    }
}
