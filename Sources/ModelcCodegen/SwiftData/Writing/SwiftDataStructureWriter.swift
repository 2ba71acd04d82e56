import ModelcSourceCode

/// Writes the `Codable` structure of a composite.
struct SwiftDataStructureWriter {
    let keywords: SwiftDataKeywords
    let properties: SwiftDataPropertyWriter

    func add(_ structure: SwiftDataStructure, to lines: inout SourceLines, indent: Int) {
        let names = properties.names
        let protocols = ["Codable", "Hashable", "Sendable"].map(names.swift).joined(separator: ", ")
        lines.add("\(keywords.isolation)\(keywords.access)struct \(structure.name): \(protocols) {", indent: indent)
        for member in structure.members {
            lines.add(properties.member(member, access: keywords.access), indent: indent + 1)
        }
        if !structure.members.isEmpty { lines.addBlank() }
        let parameters = properties.parameters(structure.members, [])
        lines.add("\(keywords.access)init(\(SwiftDataParameter.list(parameters))) {", indent: indent + 1)
        for member in structure.members {
            let name = SwiftIdentifier.escaped(member.name)
            lines.add("self.\(name) = \(name)", indent: indent + 2)
        }
        lines.add("}", indent: indent + 1)
        lines.add("}", indent: indent)
    }
}
