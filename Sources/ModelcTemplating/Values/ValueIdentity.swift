/// A hashable form of a value, with which equal values are found quickly.
enum ValueIdentity: Hashable {
    case nothing
    case bool(Bool)
    case number(Double)
    case integer(Int)
    case string(String)
    case object(ObjectIdentifier, Int)

    /// Creates the identity of a value; nil for values that cannot be compared.
    init?(_ value: TemplateValue) {
        switch value {
        case .nothing: self = .nothing
        case .bool(let value): self = .bool(value)
        case .integer(let value): self = .integer(value)
        case .double(let value): self = Int(exactly: value).map { .integer($0) } ?? .number(value)
        case .string(let text): self = .string(text)
        case .object(let object): self = .object(ObjectIdentifier(type(of: object)), object.templateIdentity)
        case .list, .dictionary: return nil
        }
    }
}
