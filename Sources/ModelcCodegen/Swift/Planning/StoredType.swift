/// A Swift type for an attribute's values, before its optionality is decided.
struct StoredType {
    var type: SwiftType
    var conversion = ValueConversion.cast
    /// Whether Objective-C cannot express the type, optional or not.
    var needsAccessor = false
    /// Whether `type` already includes the optionality.
    var decidesOptionality = false
}
