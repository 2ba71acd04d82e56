import ModelcBase
import ModelcSourceCode

/// Writes a `@Model` class.
struct SwiftDataClassWriter {
    let planned: SwiftDataModelClass
    /// All classes of the plan by their names.
    let classes: [String: SwiftDataModelClass]
    let keywords: SwiftDataKeywords
    let properties: SwiftDataPropertyWriter

    func add(to lines: inout SourceLines, indent: Int) {
        lines.add("@Model", indent: indent)
        lines.add(declaration, indent: indent)
        addKeys(to: &lines, indent: indent + 1)
        addProperties(to: &lines, indent: indent + 1)
        addInitializer(to: &lines, indent: indent + 1)
        lines.add("}", indent: indent)
    }

    private var declaration: String {
        let access = planned.hasSubclasses ? keywords.openAccess : keywords.access + "final "
        let superclass = planned.parentName.map { ": \($0)" } ?? ""
        return "\(keywords.isolation)\(access)class \(planned.name)\(superclass) {"
    }

    private func addKeys(to lines: inout SourceLines, indent: Int) {
        if !planned.constraints.isEmpty {
            lines.add("#Unique<\(planned.name)>(\(keyPaths(planned.constraints)))", indent: indent)
        }
        if !planned.indexes.isEmpty {
            lines.add("#Index<\(planned.name)>(\(keyPaths(planned.indexes)))", indent: indent)
        }
        if !planned.constraints.isEmpty || !planned.indexes.isEmpty { lines.addBlank() }
    }

    private func keyPaths(_ lists: [[String]]) -> String {
        lists.map { names in
            "[" + names.map { "\\." + SwiftIdentifier.escaped($0) }.joined(separator: ", ") + "]"
        }.joined(separator: ", ")
    }

    private func addProperties(to lines: inout SourceLines, indent: Int) {
        for attribute in planned.attributes {
            for remark in attribute.remarks { lines.addComment(remark, mark: "//", indent: indent) }
            lines.add(properties.declaration(attribute, access: keywords.access), indent: indent)
        }
        if !planned.relationships.isEmpty, !planned.attributes.isEmpty { lines.addBlank() }
        for relationship in planned.relationships {
            lines.add(properties.declaration(relationship, access: keywords.access), indent: indent)
        }
    }

    private func addInitializer(to lines: inout SourceLines, indent: Int) {
        let own = parameters(of: planned)
        let inherited = ancestors.reversed().flatMap(parameters)
        if !planned.attributes.isEmpty || !planned.relationships.isEmpty { lines.addBlank() }
        // Without properties of its own, the class has the parameters of its superclass.
        let isOverride = planned.parentName != nil && own.isEmpty
        let head = "\(isOverride ? "override " : "")\(keywords.access)init"
        lines.add("\(head)(\(SwiftDataParameter.list(inherited + own))) {", indent: indent)
        for name in own.map(\.name) { lines.add("self.\(escaped(name)) = \(escaped(name))", indent: indent + 1) }
        if planned.parentName != nil { lines.add("super.init(\(arguments(inherited)))", indent: indent + 1) }
        lines.add("}", indent: indent)
    }

    private func arguments(_ inherited: [SwiftDataParameter]) -> String {
        SwiftDataParameter.ordered(inherited).map { "\(escaped($0.name)): \(escaped($0.name))" }.joined(separator: ", ")
    }

    private func parameters(of planned: SwiftDataModelClass) -> [SwiftDataParameter] {
        properties.parameters(planned.storedAttributes, planned.relationships)
    }

    /// The superclasses, nearest first.
    private var ancestors: [SwiftDataModelClass] {
        var found: [SwiftDataModelClass] = []
        var next = planned.parentName
        while let name = next, let parent = classes[name] {
            found.append(parent)
            next = parent.parentName
        }
        return found
    }

    private func escaped(_ name: String) -> String { SwiftIdentifier.escaped(name) }
}
