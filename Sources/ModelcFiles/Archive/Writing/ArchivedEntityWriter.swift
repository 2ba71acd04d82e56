import ModelcKeyedArchive
import ModelcSchema

/// Fills in an `XDPMEntity` with its own properties (mapping-model §5.2).
struct ArchivedEntityWriter {
    let entity: EntityDescription
    let node: ArchiveGraph.Node
    let package: ArchiveGraph.Node
    let genericClass: ArchiveGraph.Value

    func fill(
        generalization: ArchiveGraph.Value?, specializations: [ArchiveGraph.Value], _ writer: inout ArchivedModelWriter
    ) {
        writer.graph.set("_name", of: node, to: .text(entity.name))
        writer.graph.set("_owner", of: node, to: .node(package))
        writer.graph.set("_visibility", of: node, to: .inline(.integer(0)))
        writer.graph.set("_isAbstract", of: node, to: .inline(.boolean(entity.isAbstract)))
        writer.graph.setIdentifier(entity.name, of: node)
        let members = properties(&writer)
        writer.graph.setBucket(
            "OwnedAttributes", of: node, [.ordered, .wasEncoded], storage: writer.graph.dictionary(members))
        let stereotype = writer.graph.stereotype("XD_PStereotype", of: node, settings(&writer.graph))
        writer.graph.setBucket(
            "Stereotypes", of: node, [.ordered, .wasEncoded], storage: writer.graph.dictionary([stereotype]))
        let parents = writer.graph.array(generalization.map { [$0] } ?? [])
        writer.graph.setBucket("Generalizations", of: node, [.duplicates, .ordered, .wasEncoded], storage: parents)
        guard !specializations.isEmpty else { return }
        writer.graph.setBucket(
            "Specializations", of: node, [.duplicates, .ordered, .wasEncoded],
            storage: writer.graph.array(specializations))
    }

    private func settings(_ graph: inout ArchivedModelGraph) -> [(key: String, value: ArchiveGraph.Value)] {
        [
            ("XDPMCompoundIndexes", graph.nameLists(entity.compoundIndexes.map(\.members))),
            ("XD_PSK_elementID", .text(entity.renamingIdentifier)),
            ("XDPMUniquenessConstraints", graph.nameLists(entity.uniquenessConstraints.map(\.members))),
            ("XD_PSK_versionHashModifier", .text(entity.versionHashModifier)),
            ("XD_PSK_fetchRequestsArray", graph.array([])),
            ("XD_PSK_isAbstract", .flag(entity.isAbstract)),
            ("XD_PSK_userInfo", graph.userInfo(entity.userInfo)),
            ("XD_PSK_classMapping", genericClass),
            ("XD_PSK_entityClassName", .text(entity.representedClassName ?? "NSManagedObject")),
        ]
    }

    private func properties(_ writer: inout ArchivedModelWriter) -> [(key: String, value: ArchiveGraph.Value)] {
        var members: [(key: String, value: ArchiveGraph.Value)] = []
        var seen: Set<String> = []
        for property in entity.properties where seen.insert(property.name).inserted {
            guard let own = writer.properties[entity.name]?[property.name] else { continue }
            ArchivedPropertyWriter(property: property, node: own, entityName: entity.name, entity: node).fill(&writer)
            members.append((property.name, .node(own)))
        }
        return members
    }
}
