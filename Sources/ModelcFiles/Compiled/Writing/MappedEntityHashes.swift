import ModelcKeyedArchive
import ModelcPlans
import ModelcSchema

/// The hashes of the entities of one side of a mapping model.
struct MappedEntityHashes {
    private let entities: [String: EntityVersionHash]

    init(_ hashes: ModelVersionHashes) {
        entities = Dictionary(hashes.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The hash of an entity that a mapping names; nil where it names none.
    func hash(of name: String?, in mapping: EntityMapping) throws(MappingCompilationRefusal) -> ArchiveGraph.Value {
        guard let name else { return .null }
        guard let entity = entities[name], let hash = entity.hash else {
            throw refusal(mapping, "the entity '\(name)' has no version hash in the model that it belongs to")
        }
        guard entity.isVerified else {
            throw refusal(mapping, "the version hash of the entity '\(name)' is not certain")
        }
        return .boxed(.data(hash.bytes))
    }

    private func refusal(_ mapping: EntityMapping, _ reason: String) -> MappingCompilationRefusal {
        MappingCompilationRefusal(
            modelPath: mapping.effectiveName, message: "'\(mapping.effectiveName)' cannot be compiled: \(reason)")
    }

    /// Whether objects are copied and not transformed: the hashes are equal; or the entity and its ancestors keep their
    /// names, and every stored property of the source is in the destination with its hash (FormatCompiledModel §8).
    func isCopied(_ source: String?, to destination: String?, in other: MappedEntityHashes) -> Bool {
        guard let old = source.flatMap({ entities[$0] }), let new = destination.flatMap({ other.entities[$0] }) else {
            return false
        }
        if let hash = old.hash, hash == new.hash { return true }
        let (before, after) = (lineage(of: old), other.lineage(of: new))
        guard before.map(\.name) == after.map(\.name) else { return false }
        let kept = MappedEntityHashes.properties(of: after)
        return MappedEntityHashes.properties(of: before).allSatisfy { kept[$0.key] == $0.value }
    }

    /// The entity and its ancestors; in a cycle each once.
    private func lineage(of entity: EntityVersionHash) -> [EntityVersionHash] {
        var lineage = [entity]
        while let next = lineage.last?.parentName.flatMap({ entities[$0] }),
            !lineage.contains(where: { $0.name == next.name })
        {
            lineage.append(next)
        }
        return lineage
    }

    private static func properties(of lineage: [EntityVersionHash]) -> [String: VersionHash] {
        let stored = lineage.flatMap(\.properties).filter(\.isPartOfEntity)
        return Dictionary(stored.map { ($0.name, $0.hash) }, uniquingKeysWith: { first, _ in first })
    }
}
