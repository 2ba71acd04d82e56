import ModelcSchema

/// A stored property of a `@Model` class that SwiftData keeps as an attribute.
struct SwiftDataAttribute: Hashable, Sendable {
    /// The name of the Swift property, which is also the name of SwiftData's attribute.
    var name: String
    var type: SwiftDataType
    var isOptional = false
    /// Whether the property is `@Transient`, so that SwiftData's model does not contain it.
    var isTransient = false
    /// Whether two objects cannot have the same value: `@Attribute(.unique)`.
    var isUnique = false
    var isExternal = false
    var isPreserved = false
    var isEncrypted = false
    var isIndexedBySpotlight = false
    var originalName: String?
    var hashModifier: String?
    var defaultValue: AttributeValue?
    /// Sentences for a comment about the parts of the attribute that SwiftData does not support.
    var remarks: [String] = []
}
