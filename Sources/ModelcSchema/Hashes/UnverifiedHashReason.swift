import ModelcBase

/// The reason why a version hash may differ from Core Data's hash: a feature, and the element of the model that uses
/// it.
package struct UnverifiedHashReason: Hashable, Sendable {
    package var feature: UnverifiedHashFeature
    /// The entity that uses the feature; nil if the model as a whole uses it.
    package var entityName: String?
    /// The property that uses the feature; nil if the entity as a whole uses it.
    package var propertyName: String?
    package var place: SchemaLocation
    /// A clause with more information than `feature` gives; nil if there is none.
    package var detail: String?

    package init(
        _ feature: UnverifiedHashFeature, entityName: String? = nil, propertyName: String? = nil,
        at place: SchemaLocation, detail: String? = nil
    ) {
        self.feature = feature
        self.entityName = entityName
        self.propertyName = propertyName
        self.place = place
        self.detail = detail
    }

    /// The subject, such as `Book` or `Book.total`; nil for the model as a whole.
    package var modelPath: String? {
        guard let entityName else { return nil }
        return propertyName.map { "\(entityName).\($0)" } ?? entityName
    }
}

extension UnverifiedHashReason {
    /// Creates the reason for a fact that is not known from the Swift source of a model.
    package init(_ uncertainty: SourceUncertainty) {
        self.init(
            .swiftSource, entityName: uncertainty.entityName, propertyName: uncertainty.propertyName,
            at: uncertainty.place, detail: uncertainty.reason)
    }
}
