import ModelcSchema
import ModelcXML

/// Texts that XML cannot represent, such as names with a NUL character. A compiled model can contain them, but a source
/// file cannot.
package enum UnwritableTexts {
    /// The model paths of the elements with a text that XML cannot represent: `Book`, `Book.title`, the name of a fetch
    /// request. Empty if the model can be read again after it is written.
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
