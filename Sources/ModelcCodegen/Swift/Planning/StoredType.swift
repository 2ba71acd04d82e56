/// The Swift type of an attribute's values, before it is decided whether it is optional.
struct StoredType {
    var type: SwiftType
    var conversion = ValueConversion.cast
    /// Whether Objective-C cannot express the type, so that the property needs a generated accessor.
    var needsAccessor = false
    /// Whether the optionality of `type` is final. If false, the planner of the attribute decides it.
    var decidesOptionality = false
}
