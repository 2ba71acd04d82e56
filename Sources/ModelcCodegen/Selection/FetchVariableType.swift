import ModelcSchema

/// The type of a fetch request variable, derived from the predicate. It is expressed in types of the model; each
/// language maps them to its own types.
indirect enum FetchVariableType: Hashable {
    /// The type of this attribute. `owner` is the name of the entity or composite that declares the attribute.
    case attribute(AttributeDescription, owner: String)
    /// An object of the entity with this name; nil if the model does not specify the entity.
    case object(entityName: String?)
    case objectID
    case string
    case integer
    case real
    case boolean
    case date
    /// Several values of a type, as on the right side of `IN` and `BETWEEN`.
    case list(FetchVariableType)

    var isList: Bool {
        if case .list = self { true } else { false }
    }

    /// Whether the values are strings, so that `CONTAINS` searches for a substring.
    var isText: Bool {
        switch self {
        case .string: true
        case .attribute(let attribute, _): attribute.type == .string
        case .object, .objectID, .integer, .real, .boolean, .date, .list: false
        }
    }
}
