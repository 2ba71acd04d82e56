import ModelcBase
import ModelcSchema
import ModelcXML

/// Writes a model as the text of a `contents` file, in Xcode's own spelling (FormatModelXML §6).
///
/// A file that Xcode wrote is reproduced byte for byte: siblings keep their order, and content that the schema does not
/// represent is in the elements' `verbatim` content.
package struct ModelWriter: Sendable {
    package init() {}

    /// The bytes of the file, without a line feed after the last tag, as in Xcode.
    package func contents(of model: ManagedObjectModel) -> [UInt8] {
        let escaping = XMLEscaping(toolsVersion: model.lastSavedToolsVersion)
        var output = XMLOutput(escapesGreaterThan: escaping.escapesGreaterThan)
        output.writeDeclaration()
        output.write(model, ManagedObjectModel.xmlFormat)
        return output.bytes
    }
}

extension ManagedObjectModel {
    init(_ entity: EntityDescription) {
        self.init()
        entities = [entity]
    }
}

extension EntityDescription {
    /// Creates an entity that has only this property.
    init(of property: any PropertyDescription) {
        self.init()
        if let attribute = property as? AttributeDescription { attributes = [attribute] }
        if let relationship = property as? RelationshipDescription { relationships = [relationship] }
        if let fetched = property as? FetchedPropertyDescription { fetchedProperties = [fetched] }
    }
}

/// Sorts a model as Xcode would (FormatModelXML §6.5). A list is not sorted if its order has a meaning or is the order
/// of creation.
package enum CanonicalForm {
    /// The model with entities, properties, requests, configurations and user info sorted by name.
    package static func sorted(_ model: ManagedObjectModel) -> ManagedObjectModel {
        var sorted = model
        sorted.entities.sort(by: \.name)
        sorted.composites.sort(by: \.name)
        sorted.fetchRequests.sort(by: \.name)
        sorted.configurations.sort(by: \.name)
        for index in sorted.entities.indices { sort(&sorted.entities[index]) }
        return sorted
    }

    private static func sort(_ entity: inout EntityDescription) {
        entity.attributes.sort(by: \.name)
        entity.relationships.sort(by: \.name)
        entity.fetchedProperties.sort(by: \.name)
        entity.userInfo.entries.sort(by: \.key)
        for index in entity.attributes.indices { entity.attributes[index].userInfo.entries.sort(by: \.key) }
        for index in entity.relationships.indices { entity.relationships[index].userInfo.entries.sort(by: \.key) }
        for index in entity.fetchedProperties.indices {
            entity.fetchedProperties[index].userInfo.entries.sort(by: \.key)
        }
    }

    /// Content that Xcode never writes. Rewriting the file would lose it.
    package enum ForeignContent: String, Sendable {
        case comments
        case text = "text between its elements"
        case sections = "CDATA sections"
        case instructions = "processing instructions"
    }

    /// The kind of content in the file that Xcode would never write, such as a CDATA section; nil if there is none.
    package static func foreignContent(of source: SourceText) -> ForeignContent? {
        let search = ForeignContentSearch()
        _ = XMLEventParser.parse(source, handler: search)
        if search.hasComments { return .comments }
        if search.hasText { return .text }
        if search.hasInstructions { return .instructions }
        // Only real markup matches: in a text or a value, `<` is escaped.
        return source.bytes[...].firstPlace(of: "<![CDATA[") == nil ? nil : .sections
    }
}

extension Array {
    /// Sorts the elements by name. Elements with equal names keep their order, because the first one is used.
    fileprivate mutating func sort(by name: (Element) -> String) {
        self = enumerated().sorted { left, right in
            let (one, other) = (name(left.element), name(right.element))
            if CanonicalNameOrder.areInOrder(one, other) { return true }
            return !CanonicalNameOrder.areInOrder(other, one) && left.offset < right.offset
        }.map(\.element)
    }
}

private final class ForeignContentSearch: XMLEventHandler {
    private(set) var hasComments = false
    private(set) var hasText = false
    private(set) var hasInstructions = false

    func startElement(_ tag: borrowing XMLStartTag) {}
    func endElement() {}
    func text(_ text: String, at position: SourcePosition) {
        if !text.allSatisfy(\.isWhitespace) { hasText = true }
    }
    func comment() { hasComments = true }
    func processingInstruction() { hasInstructions = true }
}
