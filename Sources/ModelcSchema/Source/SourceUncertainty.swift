/// A fact about a model that its Swift source does not tell, or that is not known of SwiftData.
package struct SourceUncertainty: Hashable, Sendable {
    /// The entity that it is about; nil if it is about the model as a whole.
    package var entityName: String?
    /// The property that it is about; nil if it is about the entity as a whole.
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
