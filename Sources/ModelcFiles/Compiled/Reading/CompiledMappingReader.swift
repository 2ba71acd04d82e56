import ModelcCompiledModels
import ModelcDiagnostics
import ModelcKeyedArchive
import ModelcPlans
import ModelcSchema

/// A compiled mapping model. It contains every value explicitly. Instead of copies of the source and the destination
/// model, it contains only the version hashes of their mapped entities.
package struct CompiledMapping: Sendable {
    /// The mappings as they are in the file, without copies of the source and the destination model.
    fileprivate(set) var mapping = MappingModel()
    /// The version hashes of the source entities, by entity name.
    package fileprivate(set) var sourceHashes: [String: VersionHash] = [:]
    /// The version hashes of the destination entities, by entity name.
    package fileprivate(set) var destinationHashes: [String: VersionHash] = [:]

    /// The mapping model that the file was compiled from, as far as it can be determined. It contains copies of both
    /// models. Expressions that Xcode's compiler adds automatically are left out.
    package func source(from old: EmbeddedModel, to new: EmbeddedModel) -> MappingModel {
        var source = mapping
        source.source = old
        source.destination = new
        return source.withoutAutomaticExpressions
    }
}

/// Reads a compiled mapping model, a `.cdm` file (FormatMappingModel §6). The steps: bytes, keyed archive, entity
/// mappings, property mappings.
///
/// An expression is kept as its archive, even if its form is not publicly documented.
package struct CompiledMappingReader {
    private let report: ArchiveReport
    /// The number of entity mappings and property mappings that may still be read.
    private var budget: Int

    /// - Returns: the mapping, or nil if it is unusable, and all problems of the file.
    package static func read(_ bytes: [UInt8], path: String) -> (mapping: CompiledMapping?, diagnostics: [Diagnostic]) {
        let report = ArchiveReport(path: path, textBudget: ArchiveReport.textBudget(ofBytes: bytes.count))
        do {
            let root = try KeyedArchive(bytes: bytes).rootObject()
            guard root.isKind(of: "NSMappingModel") else {
                return (nil, [notAMappingModel(path, root.className)])
            }
            var reader = CompiledMappingReader(report: report, budget: ArchiveReport.listBudget(ofBytes: bytes.count))
            let mapping = reader.mapping(root)
            return (report.isExhausted ? nil : mapping, report.diagnostics)
        } catch {
            report.error(error)
            return (nil, report.diagnostics)
        }
    }

    private static func notAMappingModel(_ path: String, _ className: String) -> Diagnostic {
        Diagnostic(
            .notAMappingModel, .error, "'\(path)' is an archive of \(className), not of a mapping model",
            at: SourceLocation(path: path), help: "give the .cdm file that a mapping model was compiled to")
    }

    private mutating func mapping(_ root: ArchivedObject) -> CompiledMapping {
        var compiled = CompiledMapping()
        for object in objects(root, "NSEntityMappings") {
            var mapping = entityMapping(object)
            mapping.number = compiled.mapping.entityMappings.count + 1
            read("NSSourceEntityVersionHash", of: object, mapping.sourceEntityName, into: &compiled.sourceHashes)
            read(
                "NSDestinationEntityVersionHash", of: object, mapping.destinationEntityName,
                into: &compiled.destinationHashes)
            compiled.mapping.entityMappings.append(mapping)
        }
        report.modelPath = []
        return compiled
    }

    private func read(
        _ key: String, of object: ArchivedObject, _ entity: String?, into hashes: inout [String: VersionHash]
    ) {
        guard let entity, let bytes = report.attempt({ () throws(KeyedArchiveError) in try object.data(key) }) else {
            return
        }
        hashes[entity] = VersionHash(bytes: bytes)
    }

    private mutating func entityMapping(_ object: ArchivedObject) -> EntityMapping {
        var mapping = EntityMapping()
        let name = text(object, "NSMappingName") ?? ""
        report.modelPath = [name]
        mapping.sourceEntityName = text(object, "NSSourceEntityName")
        mapping.destinationEntityName = text(object, "NSDestinationEntityName")
        if name != mapping.effectiveName { mapping.name = name }
        mapping.policyClassName = text(object, "NSEntityMigrationPolicyClassName")
        readSource(object, into: &mapping)
        for row in objects(object, "NSAttributeMappings") {
            var attribute = AttributeMapping()
            attribute.name = text(row, "NSDestinationPropertyName") ?? ""
            attribute.valueExpression = expression(row, [name, attribute.name])
            mapping.attributeMappings.append(attribute)
        }
        for row in objects(object, "NSRelationshipMappings") {
            var relationship = RelationshipMapping()
            relationship.name = text(row, "NSDestinationPropertyName") ?? ""
            relationship.valueExpression = expression(row, [name, relationship.name])
            mapping.relationshipMappings.append(relationship)
        }
        return mapping
    }

    /// Reads the filter of the fetch expression for source objects. An expression of any other form is reported.
    private func readSource(_ object: ArchivedObject, into mapping: inout EntityMapping) {
        guard let request = self.object(object, "NSSourceExpression") else { return }
        guard let fetch = self.object(request, "NSFRExpression"),
            case .message(_, Self.usualRequest, let arguments)? = try? ArchivedExpressionReader.read(fetch).form,
            arguments.count == 2, arguments[0].form == .constant(.string(mapping.sourceEntityName ?? "")),
            case .constant(.string(let filter)) = arguments[1].form
        else { return ignored("the fetch expression") }
        if filter != "TRUEPREDICATE" { mapping.sourceFilter = filter }
    }

    private static let usualRequest = "fetchRequestForSourceEntityNamed:predicateString:"

    /// The expression of a property mapping, as a separate archive.
    private func expression(_ row: ArchivedObject, _ modelPath: [String]) -> ValueExpression? {
        report.modelPath = modelPath
        guard let object = object(row, "NSValueExpression") else { return nil }
        do {
            var graph = ArchiveGraph()
            var graft = ArchiveGraft()
            let root = try graft.add(object, to: &graph)
            let bytes = KeyedArchiveWriter().bytes(of: graph, root: root)
            guard report.spend(bytes.count) else { return nil }
            return ValueExpression(try ArchivedExpressionReader.read(bytes), archive: bytes)
        } catch {
            ignored("an expression")
            return nil
        }
    }

    private func ignored(_ what: String) {
        report.warning(
            .ignoredContent, "\(what) has a form that modelc cannot read; it is left out",
            help: "look for it in the source of the mapping model")
    }

    private func text(_ object: ArchivedObject, _ key: String) -> String? {
        report.text(object, key)
    }

    private func object(_ object: ArchivedObject, _ key: String) -> ArchivedObject? {
        report.object(object, key)
    }

    /// Returns the objects of a list, and subtracts their number from the number of mappings that may still be read.
    /// If the list is too long, reports a problem and returns an empty list.
    private mutating func objects(_ object: ArchivedObject, _ key: String) -> [ArchivedObject] {
        guard let list = self.object(object, key), budget > 0 else { return [] }
        budget -= max(list.storedCount, 1)
        guard budget > 0 else {
            report.endlessLists()
            return []
        }
        return (report.attempt { () throws(KeyedArchiveError) in try list.elements() } ?? []).compactMap(\.object)
    }
}
