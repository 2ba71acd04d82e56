/// A type of Swift for an attribute's values, before it is decided whether there has to be one.
struct StoredType {
    var type: SwiftType
    var conversion = ValueConversion.cast
    /// Whether Objective-C cannot express the type, optional or not.
    var needsAccessor = false
    /// Whether `type` says already whether it is optional.
    var decidesOptionality = false
}
