/// A fact about a model that cannot be determined from its Swift source, or that depends on unknown behaviour of
/// SwiftData.
package struct SourceUncertainty: Hashable, Sendable {
    /// The entity that the fact concerns; nil for the model as a whole.
    package var entityName: String?
    /// The property that the fact concerns; nil for the entity as a whole.
    package var propertyName: String?
    /// A clause that says what is not known, such as `it is not known how SwiftData stores dictionaries`.
    package var reason: String
    package var place: SchemaLocation

    package init(_ reason: String, entityName: String? = nil, propertyName: String? = nil, at place: SchemaLocation) {
        self.reason = reason
        self.entityName = entityName
        self.propertyName = propertyName
        self.place = place
    }

    /// The subject, such as `Book` or `Book.total`; nil for the model as a whole.
    package var modelPath: String? {
        guard let entityName else { return nil }
        return propertyName.map { "\(entityName).\($0)" } ?? entityName
    }
}
