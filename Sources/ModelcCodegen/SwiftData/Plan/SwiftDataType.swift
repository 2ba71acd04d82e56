import ModelcSchema

/// The type of an attribute in a `@Model` class.
enum SwiftDataType: Hashable, Sendable {
    /// A type of the standard library or Foundation.
    case value(SwiftDataValueType)
    /// A class whose values a transformer stores.
    case transformable(className: String, transformer: String)
    /// A `Codable` structure.
    case structure(String)

    /// The type of the attribute in SwiftData's model. For a structure, the type is not verified.
    var attributeType: AttributeType {
        switch self {
        case .value(let type): SwiftDataValueTypes.row(of: type.rawValue)?.type ?? .undefined
        case .transformable: .transformable
        case .structure: .composite
        }
    }

    /// Whether Foundation declares the type.
    var isOfFoundation: Bool {
        switch self {
        case .value(let type): type.isOfFoundation
        case .transformable(let className, transformer: _): className.hasPrefix("NS")
        case .structure: false
        }
    }
}
