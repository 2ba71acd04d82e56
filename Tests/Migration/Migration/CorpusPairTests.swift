import Foundation
import ModelcFiles
import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import Testing

/// Real version pairs against a table that an independent script made (migration §16).
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct CorpusPairTests {
    @Test func everyPairHasTheVerdictOfTheTable() throws {
        var counts: [String: Int] = [:]
        for pair in try CorpusPair.all() {
            let step = try pair.step()
            let verdict = step.inference.verdict.rawValue
            #expect(verdict == pair.inferable, "\(pair)")
            #expect((step.migrationClass == .blocked) == (pair.inferable == "no"), "\(pair)")
            counts["\(pair.kind) \(verdict)", default: 0] += 1
        }
        // 185 pairs; of the 106 consecutive ones 93 can be inferred and 12 depend on the store.
        #expect(
            counts == [
                "consecutive yes": 93, "consecutive depends": 12, "consecutive no": 1, "to-current yes": 43,
                "to-current depends": 36,
            ])
    }

    /// Where the two disagree the reason is one of `PairDisagreement`, each settled against the specification.
    @Test func everyPairHasTheChangesOfTheTable() throws {
        var agreeing = 0
        var reasons: [PairDisagreement: Int] = [:]
        for pair in try CorpusPair.all() {
            let disagreements = PairDisagreement.all(in: pair, try pair.step().difference.changes)
            for (text, reason) in disagreements {
                #expect(reason != nil, "\(pair): \(text)")
                if let reason { reasons[reason, default: 0] += 1 }
            }
            if disagreements.allSatisfy({ $0.reason == .kindIsNotInTheTable }) { agreeing += 1 }
        }
        // Of 185 pairs these agree in every kind that the table lists.
        #expect(agreeing == 151)
        #expect(
            reasons == [
                .kindIsNotInTheTable: 470, .emptyDefault: 284, .lostWithTheParent: 24,
                .indexOfAddedOrRemovedProperty: 15,
            ])
    }

    /// Equal hashes if and only if there are no changes of kinds that are hashed (migration §2).
    @Test func hashesChangeWithHashedKindsOnly() throws {
        for pair in try CorpusPair.all() {
            #expect(try pair.step().difference.altersHash != pair.hasEqualHashes, "\(pair)")
        }
    }

    /// The hashes themselves, which are computed without knowing of changes.
    @Test func computedHashesChangeWhereTheTableSaysSo() throws {
        for pair in try CorpusPair.all() {
            let old = try CorpusPair.hashes(pair.from)
            let new = try CorpusPair.hashes(pair.to)
            #expect((old == new) == pair.hasEqualHashes, "\(pair)")
            let changed = Set(old.keys).union(new.keys).count { old[$0] != new[$0] }
            if let expected = pair.changedHashCount { #expect(changed == expected, "\(pair)") }
        }
    }

    @Test func aVersionDoesNotDifferFromItself() throws {
        for path in Set(try CorpusPair.all().flatMap { [$0.from, $0.to] }) {
            let model = try CorpusPair.model(path)
            #expect(ModelDiffer().difference(from: model, to: model).isEmpty, "\(path)")
        }
    }

    @Test func theOtherDirectionAddsWhatWasRemoved() throws {
        for pair in try CorpusPair.all() {
            let old = try CorpusPair.model(pair.from)
            let new = try CorpusPair.model(pair.to)
            let forth = ModelDiffer().difference(from: old, to: new).changes
            let back = ModelDiffer().difference(from: new, to: old).changes
            for (removed, added) in CorpusPair.opposites {
                let gone = forth.filter { removed.contains($0.kind) }.map {
                    "\($0.oldEntity ?? "") \($0.oldProperty ?? "")"
                }
                let here = back.filter { added.contains($0.kind) }.map {
                    "\($0.newEntity ?? "") \($0.newProperty ?? "")"
                }
                #expect(gone.sorted() == here.sorted(), "\(pair)")
            }
            #expect(forth.contains(where: \.altersHash) == back.contains(where: \.altersHash), "\(pair)")
        }
    }
}
