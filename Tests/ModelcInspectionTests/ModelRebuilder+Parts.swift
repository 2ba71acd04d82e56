import ModelcSchema
import ModelcText

/// The smaller parts of a model, and what all elements have.
extension ModelRebuilder {
    static func fetchIndex(_ node: DocumentNode) throws -> FetchIndexDescription {
        var index = FetchIndexDescription()
        index.name = try node.value("name")
        index.elements = try node.nodes("elements").map { node in
            var element = FetchIndexElementDescription()
            element.propertyName = try node.optional("propertyName")
            element.expression = try node.optional("expression")
            element.expressionType = try node.optional("expressionType")
            element.collation = try node.raw("collation")
            element.order = try node.raw("order")
            return try placed(element, node)
        }
        index.partialIndexPredicate = try node.optional("partialIndexPredicate")
        return try placed(index, node)
    }

    static func compoundIndex(_ node: DocumentNode) throws -> CompoundIndex {
        var index = CompoundIndex()
        index.members = try node.nodes("members").map(reference)
        return try placed(index, node)
    }

    static func uniquenessConstraint(_ node: DocumentNode) throws -> UniquenessConstraint {
        var constraint = UniquenessConstraint()
        constraint.members = try node.nodes("members").map(reference)
        return try placed(constraint, node)
    }

    static func reference(_ node: DocumentNode) throws -> NamedReference {
        try placed(NamedReference(name: try node.value("name")), node)
    }

    static func composite(_ node: DocumentNode) throws -> CompositeDescription {
        var composite = CompositeDescription()
        composite.name = try node.value("name")
        composite.attributes = try node.nodes("attributes").map(attribute)
        return try placed(composite, node)
    }

    static func configuration(_ node: DocumentNode) throws -> ConfigurationDescription {
        var configuration = ConfigurationDescription()
        configuration.name = try node.value("name")
        configuration.members = try node.nodes("members").map(reference)
        configuration.isUsedWithCloudKit = try node.value("isUsedWithCloudKit")
        return try placed(configuration, node)
    }

    static func diagramElement(_ node: DocumentNode) throws -> DiagramElement {
        var element = DiagramElement()
        element.name = try node.value("name")
        element.positionX = try node.optional("positionX")
        element.positionY = try node.optional("positionY")
        element.width = try node.optional("width")
        element.height = try node.optional("height")
        return try placed(element, node)
    }

    static func userInfo(_ node: DocumentNode) throws -> UserInfo {
        UserInfo(
            try node.nodes("userInfo").map { node in
                try placed(UserInfoEntry(key: try node.value("key"), value: try node.value("value")), node)
            })
    }

    static func placed<Element: SourceElement>(_ element: Element, _ node: DocumentNode) throws -> Element {
        var element = element
        if let position = try node.optionalNode("position") {
            element.position = SourcePosition(
                offset: 0, line: try position.value("line"), column: try position.value("column"))
        }
        guard let verbatim = try node.optionalNode("verbatim") else { return element }
        for attribute in try attributes(verbatim, "unknownAttributes") {
            element.verbatim.addUnknownAttribute(attribute)
        }
        for child in try verbatim.nodes("unknownElements") { element.verbatim.addUnknownElement(try unknown(child)) }
        for attribute in try attributes(verbatim, "spellings") { element.verbatim.addSpelling(attribute) }
        for name in try verbatim.value("emptyContainers", [String].self) { element.verbatim.addEmptyContainer(name) }
        return element
    }

    static func attributes(_ node: DocumentNode, _ key: String) throws -> [VerbatimAttribute] {
        try node.nodes(key).map { VerbatimAttribute(name: try $0.value("name"), value: try $0.value("value")) }
    }

    static func unknown(_ node: DocumentNode) throws -> VerbatimElement {
        VerbatimElement(
            name: try node.value("name"), attributes: try attributes(node, "attributes"),
            children: try node.nodes("children").map(unknown), text: try node.value("text"))
    }
}
