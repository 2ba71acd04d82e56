import ModelcSchema
import ModelcXML

/// Puts a model back into the text of a `contents` file, in Xcode's own spelling (FormatModelXML §6).
///
/// A file that Xcode wrote comes back byte for byte: siblings keep their order, and what the schema has no words for
/// stands in the elements' `verbatim` content.
package struct ModelWriter: Sendable {
    package init() {}

    /// The bytes of the file; there is no line feed after the last tag, as Xcode writes none.
    package func contents(of model: ManagedObjectModel) -> [UInt8] {
        let escaping = XMLEscaping(toolsVersion: model.lastSavedToolsVersion)
        var output = XMLOutput(escapesGreaterThan: escaping.escapesGreaterThan)
        output.writeDeclaration()
        output.write(model, ManagedObjectModel.xmlFormat)
        return output.bytes
    }
}

/// Texts that no XML can hold, such as names with a NUL: a compiled model may have them, and its source cannot.
package enum UnwritableTexts {
    /// What has such a text: `Book`, `Book.title`, the name of a fetch request. Empty if the model can be read again once it
    /// is written.
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
