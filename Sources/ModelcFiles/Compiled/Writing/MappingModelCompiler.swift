import ModelcCompiledModels
import ModelcKeyedArchive
import ModelcPlans
import ModelcPredicates
import ModelcSchema

/// Compiles a mapping model: mapping -> graph of the objects that Core Data reads -> keyed archive, which is the file
/// `NAME.cdm` (FormatMappingModel §6). Its entity hashes are the hashes of the source and the destination model.
package struct MappingModelCompiler {
    private let source: MappedEntityHashes
    private let destination: MappedEntityHashes
    private var output = CompiledGraph()

    /// - Parameters:
    ///   - source: the hashes of the version that is migrated from.
    ///   - destination: the hashes of the version that is migrated to.
    package init(source: ModelVersionHashes, destination: ModelVersionHashes) {
        self.source = MappedEntityHashes(source)
        self.destination = MappedEntityHashes(destination)
    }

    /// The bytes of the compiled file.
    ///
    /// - Throws: an error for the first entity or property mapping with an unknown archived form or an uncertain hash.
    ///   With a wrong hash, Core Data would not find the mapping.
    package func compile(_ mapping: MappingModel) throws(MappingCompilationRefusal) -> [UInt8] {
        var compiler = self
        let root = try compiler.write(ResolvedMapping(mapping))
        return KeyedArchiveWriter().bytes(of: compiler.output.graph, root: root)
    }

    private mutating func write(_ resolved: ResolvedMapping) throws(MappingCompilationRefusal) -> ArchiveGraph.Node {
        var nodes: [ArchiveGraph.Value] = []
        var byName: [(key: String, value: ArchiveGraph.Value)] = []
        for mapping in resolved.mapping.entityMappings {
            let node = ArchiveGraph.Value.node(try write(mapping, of: resolved))
            nodes.append(node)
            byName.append((mapping.effectiveName, node))
        }
        byName.sort { $0.key.isBefore($1.key) }
        let root = output.graph.add(classChain: CompiledClass.mappingModel)
        output.set("NSEntityMappings", of: root, to: output.list(nodes))
        output.set("NSEntityMappingsByName", of: root, to: output.dictionary(byName))
        return root
    }

    private mutating func write(
        _ mapping: EntityMapping, of resolved: ResolvedMapping
    ) throws(MappingCompilationRefusal) -> ArchiveGraph.Node {
        let name = mapping.effectiveName
        guard mapping.sourceExpression == nil else {
            throw MappingCompilationRefusal(
                modelPath: name, message: "'\(name)' has a custom fetch expression; its archived form is unknown")
        }
        let node = output.graph.add(classChain: CompiledClass.entityMapping)
        output.set("NSMappingName", of: node, to: output.text(name))
        output.set("NSMappingType", of: node, to: output.number(type(of: mapping)))
        output.set("NSSourceEntityName", of: node, to: output.text(mapping.sourceEntityName))
        output.set("NSDestinationEntityName", of: node, to: output.text(mapping.destinationEntityName))
        output.set(
            "NSSourceEntityVersionHash", of: node, to: try source.hash(of: mapping.sourceEntityName, in: mapping))
        output.set(
            "NSDestinationEntityVersionHash", of: node,
            to: try destination.hash(of: mapping.destinationEntityName, in: mapping))
        output.set("NSSourceExpression", of: node, to: sourceExpression(of: mapping))
        output.set("NSEntityMigrationPolicyClassName", of: node, to: output.text(mapping.policyClass))
        output.set("NSAttributeMappings", of: node, to: try attributeRows(mapping, resolved))
        output.set("NSRelationshipMappings", of: node, to: try relationshipRows(mapping, resolved))
        output.set("NSUserInfo", of: node, to: .null)
        return node
    }

    /// The value of `NSEntityMappingType`. The last two, 4 for copy and 5 for transform, were found by measurement
    /// (FormatCompiledModel §8).
    private func type(of mapping: EntityMapping) -> Int {
        switch mapping.kind {
        case .custom: 1
        case .add: 2
        case .remove: 3
        case .copyOrTransform:
            source.isCopied(mapping.sourceEntityName, to: mapping.destinationEntityName, in: destination) ? 4 : 5
        }
    }

    /// Adds the request for the source objects; returns the archived nil for an add mapping.
    private mutating func sourceExpression(of mapping: EntityMapping) -> ArchiveGraph.Value {
        guard let entity = mapping.sourceEntityName else { return .null }
        let filter = mapping.sourceFilter.flatMap { $0.isEmpty ? nil : $0 } ?? "TRUEPREDICATE"
        let arguments = output.list([.node(output.add(.string(entity))), .node(output.add(.string(filter)))])
        let request = output.add(
            message: "fetchRequestForSourceEntityNamed:predicateString:", toVariable: "manager", arguments)
        let context = output.add(path: "sourceContext", ofVariable: "manager")
        let node = output.graph.add(classChain: CompiledClass.fetchExpression)
        output.set("NSFRExpression", of: node, to: .node(request))
        output.set("NSMOCExpression", of: node, to: .node(context))
        output.set("NSCountOnlyFlag", of: node, to: .inline(.boolean(false)))
        return .node(output.typed(node, .fetch))
    }
}

// Writing property mappings (rows).
extension MappingModelCompiler {
    private mutating func attributeRows(
        _ mapping: EntityMapping, _ resolved: ResolvedMapping
    ) throws(MappingCompilationRefusal) -> ArchiveGraph.Value {
        var rows: [ArchiveGraph.Value] = []
        for row in Self.sorted(mapping.attributeMappings) {
            var value = try ownValue(of: row, in: mapping)
            if value == nil, resolved.automaticValue(of: row, in: mapping) == .sameProperty {
                value = .node(output.add(path: row.name, ofVariable: "source"))
            }
            rows.append(write(row.name, value ?? .null))
        }
        return output.list(rows)
    }

    private mutating func relationshipRows(
        _ mapping: EntityMapping, _ resolved: ResolvedMapping
    ) throws(MappingCompilationRefusal) -> ArchiveGraph.Value {
        var rows: [ArchiveGraph.Value] = []
        for row in Self.sorted(mapping.relationshipMappings) {
            var value = try ownValue(of: row, in: mapping)
            if value == nil { value = try automaticValue(of: row, in: mapping, resolved) }
            rows.append(write(row.name, value ?? .null))
        }
        return output.list(rows)
    }

    /// Sorts property mappings (rows) by name, ignoring letter case, as in all known files.
    private static func sorted<Row: PropertyMapping>(_ rows: [Row]) -> [Row] {
        rows.filter { !$0.name.isEmpty }.sorted { left, right in
            let (one, other) = (left.name.lowercased(), right.name.lowercased())
            return one == other ? left.name.isBefore(right.name) : one.isBefore(other)
        }
    }

    private mutating func write(_ name: String, _ value: ArchiveGraph.Value) -> ArchiveGraph.Value {
        let node = output.graph.add(classChain: CompiledClass.propertyMapping)
        output.set("NSDestinationPropertyName", of: node, to: output.text(name))
        output.set("NSValueExpression", of: node, to: value)
        output.set("NSPropertyTransforms", of: node, to: .null)
        output.set("NSUserInfo", of: node, to: .null)
        return .node(node)
    }

    /// Copies the value expression that the author wrote, with the same objects as in the source file. Nil if the
    /// property mapping has none.
    private mutating func ownValue(
        of row: some PropertyMapping, in mapping: EntityMapping
    ) throws(MappingCompilationRefusal) -> ArchiveGraph.Value? {
        guard let expression = row.valueExpression else { return nil }
        do {
            guard let bytes = try expression.archivedBytes() else {
                throw ArchivedExpressionWriter.Unsupported(text: expression.text)
            }
            var graft = ArchiveGraft()
            return .node(try graft.add(KeyedArchive(bytes: bytes).rootObject(), to: &output.graph))
        } catch {
            let path = mapping.effectiveName + "." + row.name
            throw MappingCompilationRefusal(
                modelPath: path, message: "'\(path)' has an expression whose archived form is unknown")
        }
    }

    /// Adds the value of a relationship mapping that has no expression of its own: a message to the migration
    /// manager. It returns the destination objects that were created from the objects of the source relationship.
    private mutating func automaticValue(
        of row: RelationshipMapping, in mapping: EntityMapping, _ resolved: ResolvedMapping
    ) throws(MappingCompilationRefusal) -> ArchiveGraph.Value {
        let path = row.sourceKeyPath ?? "$source." + row.name
        let start = "$source."
        switch resolved.automaticValue(of: row, in: mapping) {
        case .mapping(let name) where path.hasPrefix(start):
            return instances("destinationInstancesForEntityMappingNamed:sourceInstances:", name, path)
        case .anyMapping where path.hasPrefix(start):
            return instances("destinationInstancesForSourceRelationshipNamed:sourceInstances:", row.name, path)
        case .nothing, .noMapping, .sameProperty: return .null
        case .unknown, .mapping, .anyMapping:
            let path = mapping.effectiveName + "." + row.name
            throw MappingCompilationRefusal(
                modelPath: path, message: "the source of the objects of '\(path)' cannot be determined")
        }
    }

    private mutating func instances(_ selector: String, _ name: String, _ path: String) -> ArchiveGraph.Value {
        let objects = output.add(path: String(path.dropFirst("$source.".count)), ofVariable: "source")
        let arguments = output.mutableList([.node(output.add(.string(name))), .node(objects)])
        return .node(output.add(message: selector, toVariable: "manager", arguments))
    }
}

/// The entity hashes of the source or the destination model of a mapping model.
struct MappedEntityHashes {
    private let entities: [String: EntityVersionHash]

    init(_ hashes: ModelVersionHashes) {
        entities = Dictionary(hashes.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The version hash of the entity with this name; the archived nil if the mapping names no entity.
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

    /// Whether Core Data copies the objects instead of transforming them. True if the hashes are equal. Also true if
    /// the entity and its ancestors keep their names, and every stored property of the source is in the destination
    /// with the same hash (FormatCompiledModel §8).
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

    /// The entity and its ancestors. In a cycle of parent entities, each is included once.
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
