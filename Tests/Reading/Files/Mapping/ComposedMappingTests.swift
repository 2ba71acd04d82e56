import Foundation
import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// Mapping models that are composed for all version pairs of the corpus, written and read again.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct ComposedMappingTests {
    /// A row of the table of version pairs.
    private struct Pair: CustomStringConvertible {
        var from: String
        var to: String
        var isConsecutive: Bool
        var inferable: String
        var old: ManagedObjectModel
        var new: ManagedObjectModel
        var description: String { "\(from) -> \(to)" }

        /// The composed mapping model.
        var composed: ComposedMapping {
            MappingComposer().compose(
                from: MappingComposer.Version(name: Pair.name(from), model: old, path: from),
                to: MappingComposer.Version(name: Pair.name(to), model: new, path: to))
        }

        private static func name(_ path: String) -> String {
            (path as NSString).lastPathComponent.replacingOccurrences(of: ".xcdatamodel", with: "")
        }
    }

    private func pairs() throws -> [Pair] {
        try Corpus.table("mappings/PAIRS.tsv").map { row in
            let paths = [row["path_from"] ?? "", row["path_to"] ?? ""]
            return Pair(
                from: paths[0], to: paths[1], isConsecutive: row["kind"] == "consecutive",
                inferable: row["inferable"] ?? "", old: try Corpus.model("models/" + paths[0]),
                new: try Corpus.model("models/" + paths[1]))
        }
    }

    /// The pairs that Core Data cannot infer, or only for some stores. One of these 49 has derived attributes and is
    /// refused, because their embedded form is unknown. A newly composed mapping model needs no refresh.
    @Test func pairsThatAreNotInferredGetMappingModelsThatAreReadAsTheSame() throws {
        var verdicts: [String: Int] = [:]
        let hard = try pairs().filter { $0.inferable != "yes" }
        for (index, pair) in hard.enumerated() where isLookedAt(pair, at: index) {
            let composed = pair.composed
            guard let bytes = try written(composed.mapping) else {
                verdicts["refused", default: 0] += 1
                continue
            }
            verdicts[pair.inferable, default: 0] += 1
            let reading = MappingModelReader().read(bytes, path: "x")
            #expect(reading.diagnostics.isEmpty, "\(pair): \(reading.diagnostics)")
            #expect(reading.mapping?.meaning == composed.mapping.meaning, "\(pair)")
            guard pair.isConsecutive else { continue }
            let refresh = try MappingModelRefresher().refresh(reading, source: pair.old, destination: pair.new)
            #expect(refresh.bytes == bytes, "\(pair)")
            #expect(refresh.addedRows.isEmpty && refresh.vanishedRows.isEmpty)
        }
        #expect(hard.count == 49 && verdicts["no"] == 1)
        if TestScope.isFull { #expect(verdicts == ["depends": 47, "no": 1, "refused": 1]) }
    }

    /// Writing embeds both models, which is slow: outside of full runs one pair of six is checked.
    private func isLookedAt(_ pair: Pair, at index: Int) -> Bool {
        TestScope.isFull || pair.inferable == "no" || index.isMultiple(of: 6)
    }

    @Test func whatIsMadeHasNoProblem() throws {
        var codes: [String: Int] = [:]
        for pair in try pairs() {
            for finding in MappingChecker().findings(in: subject(pair)) {
                codes[finding.code.rawValue, default: 0] += 1
                #expect(finding.level == .note, "\(pair): \(finding)")
            }
        }
        // Unneeded are the pairs that Core Data infers for every store according to the table.
        #expect(codes == ["MM607": 136])
    }

    /// Nil for models with derived attributes, which are refused.
    private func written(_ mapping: MappingModel) throws -> [UInt8]? {
        do {
            return try MappingModelWriter().bytes(of: mapping)
        } catch {
            guard case .model(let refusal) = error else { throw error }
            #expect(refusal.feature == "a derived attribute")
            return nil
        }
    }

    private func subject(_ pair: Pair) -> MappingCheckSubject {
        let sides = [(pair.from, pair.old), (pair.to, pair.new)].map { path, model in
            let hashes = EmbeddedModelComparison.comparableHashes(of: model)
            let version = MappingCheckSubject.Version(
                name: path, bundlePath: "", filePath: path, model: model, hashes: hashes)
            return MappingCheckSubject.Side(version: version, copiedHashes: hashes, staleEntities: [])
        }
        return MappingCheckSubject(
            mapping: pair.composed.mapping, source: sides[0], destination: sides[1],
            versions: sides.compactMap(\.version))
    }

    @Test func everyStoredPropertyOfEveryConcreteEntityHasOneRow() throws {
        var rowCount = 0
        for pair in try pairs() {
            let mapping = pair.composed.mapping
            let model = ResolvedModel(pair.new)
            let concrete = model.entities.filter { !$0.isAbstract }.map(\.name).sorted()
            #expect(mapping.entityMappings.compactMap(\.destinationEntityName).sorted() == concrete, "\(pair)")
            for entityMapping in mapping.entityMappings {
                let entity = try #require(model.entity(named: entityMapping.destinationEntityName ?? ""))
                let attributes = Set(model.allAttributes(of: entity).filter { !$0.isTransient }.map(\.name))
                let relationships = Set(model.allRelationships(of: entity).filter { !$0.isTransient }.map(\.name))
                #expect(entityMapping.attributeMappings.map(\.name) == attributes.sorted(), "\(pair) \(entity.name)")
                #expect(
                    entityMapping.relationshipMappings.map(\.name) == relationships.sorted(), "\(pair) \(entity.name)")
                rowCount += attributes.count + relationships.count
            }
        }
        #expect(rowCount > 10_000)
    }

    @Test func thePairThatCannotBeInferredGetsPolicies() throws {
        let pair = try #require(try pairs().first { $0.inferable == "no" })
        let composed = pair.composed
        #expect(!composed.policies.isEmpty)
        for policy in composed.policies {
            let mapping = try #require(composed.mapping.entityMappings.first { $0.policyClass == policy.className })
            let rows =
                mapping.attributeMappings.compactMap(\.valueExpression)
                + mapping.relationshipMappings.compactMap(\.valueExpression)
            let called = rows.flatMap {
                $0.text.matches(of: /FUNCTION\(\$entityPolicy, ?"([^"]+)"/).map { String($0.1) }
            }
            #expect(Set(called) == Set(policy.methods.map(\.selector)))
        }
    }
}
