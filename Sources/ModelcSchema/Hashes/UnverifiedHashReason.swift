import ModelcBase

/// Why a version hash may differ from the one that Core Data computes: the feature, and where the model uses it.
package struct UnverifiedHashReason: Hashable, Sendable {
    package var feature: UnverifiedHashFeature
    /// The entity that uses the feature; nil for the model as a whole.
    package var entityName: String?
    /// The property that uses it; nil for the entity as a whole.
    package var propertyName: String?
    package var place: SchemaLocation

    package init(
        _ feature: UnverifiedHashFeature, entityName: String? = nil, propertyName: String? = nil,
        at place: SchemaLocation
    ) {
        self.feature = feature
        self.entityName = entityName
        self.propertyName = propertyName
        self.place = place
    }

    /// `Book`, `Book.total`; nil for the model as a whole.
    package var modelPath: String? {
        guard let entityName else { return nil }
        return propertyName.map { "\(entityName).\($0)" } ?? entityName
    }
}
