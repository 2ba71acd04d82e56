/// A property of a generated class.
struct XcodeProperty: Hashable {
    /// The name in the model.
    let name: String
    let type: XcodeValueType
    /// Whether the property can be nil, which scalars never can.
    let isOptional: Bool
}
