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

/// Texts that XML cannot represent, such as names with a NUL: a compiled model may have them, but its source cannot.
package enum UnwritableTexts {
    /// The elements with such a text: `Book`, `Book.title`, the name of a fetch request. Empty if the model can be read
    /// again after it is written.
    package static func places(in model: ManagedObjectModel) -> [String] {
        guard !isWritable(model) else { return [] }
        let found = model.entities.flatMap(places) + model.fetchRequests.flatMap(places)
        return found.isEmpty ? ["the model"] : found
    }

    private static func places(in entity: EntityDescription) -> [String] {
        guard !isWritable(ManagedObjectModel(entity)) else { return [] }
        let properties = entity.properties.filter { !isWritable(ManagedObjectModel(EntityDescription(of: $0))) }
        return properties.isEmpty ? [entity.name] : properties.map { entity.name + "." + $0.name }
    }

    private static func places(in request: FetchRequestDescription) -> [String] {
        var model = ManagedObjectModel()
        model.fetchRequests = [request]
        return isWritable(model) ? [] : [request.name]
    }

    private static func isWritable(_ model: ManagedObjectModel) -> Bool {
        XMLAttributeText.isWritable(String(decoding: ModelWriter().contents(of: model), as: UTF8.self))
    }
}

extension ManagedObjectModel {
    fileprivate init(_ entity: EntityDescription) {
        self.init()
        entities = [entity]
    }
}

extension EntityDescription {
    /// An entity with one property.
    fileprivate init(of property: any PropertyDescription) {
        self.init()
        if let attribute = property as? AttributeDescription { attributes = [attribute] }
        if let relationship = property as? RelationshipDescription { relationships = [relationship] }
        if let fetched = property as? FetchedPropertyDescription { fetchedProperties = [fetched] }
    }
}

/// Writes a changed model to the file that it was read from.
///
/// A file in Xcode's own form is written as Xcode would write it, with moved elements where Xcode moves them. Any other
/// file keeps every byte that need not change: its comments, its layout, and the order of its elements.
package enum ModelRewriter {
    /// A file cannot be written; nothing must be changed.
    package struct Failure: Error {
        package var message: String
    }

    /// Whether a file is as Xcode writes it, apart from a line feed at its end.
    package static func isCanonical(_ model: ManagedObjectModel, _ source: SourceText) -> Bool {
        let bytes = ModelWriter().contents(of: model)
        return source.bytes == bytes || source.bytes == bytes + [UInt8(ascii: "\n")]
    }

    /// The bytes of the file with another content.
    ///
    /// - Parameters:
    ///   - new: the content, whose elements have their positions in the file.
    ///   - old: the current content of the file.
    package static func bytes(
        of new: ManagedObjectModel, insteadOf old: ManagedObjectModel, in source: SourceText
    ) throws(Failure) -> [UInt8] {
        if new == old { return source.bytes }
        if isCanonical(old, source) {
            let ending: [UInt8] = source.bytes.last == UInt8(ascii: "\n") ? [UInt8(ascii: "\n")] : []
            return ModelWriter().contents(of: new) + ending
        }
        return try edited(source, ManagedObjectModel.xmlFormat.edits(from: old, to: new))
    }

    private static func edited(_ source: SourceText, _ edits: [ModelEdit]) throws(Failure) -> [UInt8] {
        let editor: ModelEditor
        do {
            editor = try ModelEditor(source)
        } catch {
            throw Failure(message: "the file could not be read: \(error.message)")
        }
        let (textEdits, faults) = editor.textEdits(for: edits)
        guard faults.isEmpty, let bytes = try? TextEdit.apply(textEdits, to: source.bytes) else {
            throw Failure(message: "the edits cannot be applied: the file has an unusual form")
        }
        guard EditCheck.isExactly(SourceText(bytes), source, with: edits) else {
            throw Failure(message: "the edited file would not match the actions")
        }
        return bytes
    }
}

/// A model as Xcode would have sorted it (FormatModelXML §6.5). Lists whose order has a meaning, or is that of
/// creation, are unchanged.
package enum CanonicalForm {
    /// The model with entities, properties, requests, configurations and user info by name.
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

    /// Content that Xcode never writes and that would be lost.
    package enum ForeignContent: String, Sendable {
        case comments
        case text = "text between its elements"
        case sections = "CDATA sections"
        case instructions = "processing instructions"
    }

    /// The content of a file that Xcode never writes; nil if there is none.
    package static func foreignContent(of source: SourceText) -> ForeignContent? {
        let search = ForeignContentSearch()
        _ = XMLEventParser.parse(source, handler: search)
        if search.hasComments { return .comments }
        if search.hasText { return .text }
        if search.hasInstructions { return .instructions }
        // Only markup matches: a `<` in a text or a value is escaped.
        return source.bytes[...].firstPlace(of: "<![CDATA[") == nil ? nil : .sections
    }
}

extension Array {
    /// Equal names keep their order: of two elements with one name the first one is used.
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
