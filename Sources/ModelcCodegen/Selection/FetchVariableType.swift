import ModelcSchema

/// The type that a predicate implies for a variable, in the terms of the model; each language maps it to its own types.
indirect enum FetchVariableType: Hashable {
    /// A value of that attribute, of an entity or a composite of that name.
    case attribute(AttributeDescription, owner: String)
    /// An object of the entity of that name; nil if the model does not specify the entity.
    case object(entityName: String?)
    case objectID
    case string
    case integer
    case real
    case boolean
    case date
    /// Several values: the right side of `IN` and `BETWEEN`.
    case list(FetchVariableType)

    var isList: Bool {
        if case .list = self { true } else { false }
    }

    /// Whether the values are strings, in which `CONTAINS` finds parts.
    var isText: Bool {
        switch self {
        case .string: true
        case .attribute(let attribute, _): attribute.type == .string
        case .object, .objectID, .integer, .real, .boolean, .date, .list: false
        }
    }
}
