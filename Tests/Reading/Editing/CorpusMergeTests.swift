import ModelcBase
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcEditing
@testable import ModelcKit

/// Merges of edits of real models: the result equals that of the edits in sequence.
@Suite struct CorpusMergeTests {
    /// Edits of one model on two branches, as far as they can be made.
    private struct Branches {
        let base: ManagedObjectModel
        private(set) var ours: ManagedObjectModel
        private(set) var theirs: ManagedObjectModel
        /// All edits, once with those of ours first, and once with those of theirs first; nil if one edit prevents
        /// another one.
        private(set) var sequences: [ManagedObjectModel?]

        init(_ base: ManagedObjectModel, _ mine: [EditAction], _ others: [EditAction]) {
            self.base = base
            let first = Branches.made(mine, in: base)
            let second = Branches.made(others, in: base)
            ours = first.model
            theirs = second.model
            sequences = [
                Branches.all(second.actions, in: first.model), Branches.all(first.actions, in: second.model),
            ]
        }

        private static func made(
            _ actions: [EditAction], in base: ManagedObjectModel
        ) -> (model: ManagedObjectModel, actions: [EditAction]) {
            var editor = SchemaEditor(base, cascades: true)
            let made = actions.filter { action in (try? editor.make(action)) != nil }
            return (editor.model, made)
        }

        private static func all(_ actions: [EditAction], in model: ManagedObjectModel) -> ManagedObjectModel? {
            var editor = SchemaEditor(model, cascades: true)
            for action in actions {
                guard (try? editor.make(action)) != nil, editor.removedAlong.isEmpty else { return nil }
            }
            return editor.model
        }
    }

    private static func bytes(_ model: ManagedObjectModel) -> [UInt8] {
        ModelWriter().contents(of: CanonicalForm.sorted(model))
    }

    private struct Tally {
        var merges = 0, clean = 0, compared = 0, same = 0, conflicts = 0
        var failures: [String] = []
    }

    /// Merges both ways and compares with the sequences, if both exist and neither conflicts.
    private static func check(_ branches: Branches, _ name: String, _ tally: inout Tally) throws {
        let (base, ours, theirs) = (bytes(branches.base), bytes(branches.ours), bytes(branches.theirs))
        guard ours != base, theirs != base, ours != theirs else { return }
        let outcome = try Merge.merged(base, ours, theirs, name: name)
        let opposite = try Merge.merged(base, theirs, ours, name: name)
        tally.merges += 1
        let reading = ModelReader.model(in: SourceText(outcome.bytes), path: name)
        let model = try #require(reading.model, "\(name): unreadable")
        let marks = reading.diagnostics.filter { $0.id == .mergeConflictMarker }
        #expect(marks.count == outcome.conflicts.count, "\(name)")
        #expect(outcome.conflicts.isEmpty == opposite.conflicts.isEmpty, "\(name)")
        try checkNothingIsLost(outcome, ours, theirs, name)
        guard outcome.conflicts.isEmpty else { return tally.conflicts += 1 }
        tally.clean += 1
        let known = Set(
            [branches.ours, branches.theirs].flatMap { Linter.structuralProblems(in: ResolvedModel($0)) }.map(\.message)
        )
        let problems = Linter.structuralProblems(in: ResolvedModel(model)).filter { !known.contains($0.message) }
        #expect(problems.isEmpty, "\(name): \(problems.map(\.message))")
        let wanted = branches.sequences.compactMap { $0.map(bytes) }
        guard wanted.count == 2 else { return }
        tally.compared += 1
        if wanted.contains(outcome.bytes), wanted.contains(opposite.bytes) {
            tally.same += 1
        } else {
            tally.failures.append("\(name): " + difference(outcome.bytes, wanted[0]))
        }
    }

    /// The file contains the version of theirs for each conflict, either as an element or in the comment.
    private static func checkNothingIsLost(
        _ outcome: MergeOutcome, _ ours: [UInt8], _ theirs: [UInt8], _ name: String
    ) throws {
        let text = String(decoding: outcome.bytes, as: UTF8.self)
        for conflict in outcome.conflicts {
            #expect(!conflict.ours.isEmpty && !conflict.theirs.isEmpty, "\(name): \(conflict)")
            if let their = conflict.theirText {
                #expect(text.contains(their.replacing("--", with: "-&#45;")), "\(name)")
            }
        }
    }

    private static func difference(_ left: [UInt8], _ right: [UInt8]) -> String {
        let lines = { (bytes: [UInt8]) in String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        }
        for (mine, wanted) in zip(lines(left), lines(right)) where mine != wanted {
            return "\(mine.prefix(200)) IN PLACE OF \(wanted.prefix(200))"
        }
        return "\(lines(left).count) lines instead of \(lines(right).count)"
    }

    /// The changes between two versions, on two branches.
    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func consecutiveVersions() throws {
        var tally = Tally()
        var random = SeededRandom(seed: 15)
        for bundle in Corpus.series {
            let versions = ModelReader().read(bundle, .all).model?.versions.compactMap(\.model) ?? []
            for (old, new) in zip(versions, versions.dropFirst()) {
                let actions = ActionDerivation(from: old, to: new).actions
                guard actions.count > 1 else { continue }
                for _ in 0..<(TestScope.isFull ? 4 : 1) {
                    let isOurs = actions.map { _ in Bool.random(using: &random) }
                    let mine = zip(actions, isOurs).filter(\.1).map(\.0)
                    let others = zip(actions, isOurs).filter { !$0.1 }.map(\.0)
                    try Self.check(Branches(old, mine, others), bundle, &tally)
                }
            }
        }
        #expect(tally.same == tally.compared && tally.compared > 30, "\(tally.failures.prefix(3))")
    }

    /// Random edits of all models of the corpora on two branches.
    @Test func randomEdits() throws {
        var tally = Tally()
        var random = SeededRandom(seed: 4)
        for version in Corpus.current where version.facts.format == "xml" {
            guard let model = version.model, Linter.structuralProblems(in: ResolvedModel(model)).isEmpty else {
                continue
            }
            for _ in 0..<(TestScope.isFull ? 8 : 1) {
                let actions = (0..<8).compactMap { _ in RandomAction.next(in: model, &random) }
                let branches = Branches(model, Array(actions.prefix(4)), Array(actions.dropFirst(4)))
                try Self.check(branches, version.path, &tally)
            }
        }
        #expect(
            tally.same == tally.compared && tally.merges > (Corpus.isAvailable ? 100 : 3), "\(tally.failures.prefix(3))"
        )
        #expect(tally.conflicts > 0 && tally.clean > 0)
    }
}
