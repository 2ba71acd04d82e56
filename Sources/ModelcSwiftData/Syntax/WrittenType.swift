/// A type as it is written in Swift source.
indirect enum WrittenType: Hashable, Sendable {
    /// A name with the names of enclosing types as written, and its generic arguments.
    case named([String], [WrittenType])
    /// `T?` and `T!`.
    case optional(WrittenType, isImplicitlyUnwrapped: Bool)
    case array(WrittenType)
    case dictionary(WrittenType, WrittenType)
    /// Any other type, such as a tuple or a function.
    case other(String)

    /// All names that the type mentions.
    var names: [[String]] {
        switch self {
        case .named(let path, let arguments): [path] + arguments.flatMap(\.names)
        case .optional(let wrapped, _), .array(let wrapped): wrapped.names
        case .dictionary(let key, let value): key.names + value.names
        case .other: []
        }
    }

    /// The type with `Optional<T>` replaced by `T?` and `Array<T>` by `[T]`.
    var desugared: WrittenType {
        switch self {
        case .named(let path, let arguments) where arguments.count == 1:
            switch path.last {
            case "Optional" where WrittenType.isOfStandardLibrary(path):
                .optional(arguments[0].desugared, isImplicitlyUnwrapped: false)
            case "Array" where WrittenType.isOfStandardLibrary(path): .array(arguments[0].desugared)
            default: self
            }
        case .optional(let wrapped, let isImplicitlyUnwrapped):
            .optional(wrapped.desugared, isImplicitlyUnwrapped: isImplicitlyUnwrapped)
        case .array(let element): .array(element.desugared)
        case .named, .dictionary, .other: self
        }
    }

    private static func isOfStandardLibrary(_ path: [String]) -> Bool {
        path.count == 1 || path.count == 2 && path[0] == "Swift"
    }
}

extension WrittenType {
    /// The type in Swift.
    var text: String {
        switch self {
        case .named(let path, let arguments):
            path.joined(separator: ".")
                + (arguments.isEmpty ? "" : "<" + arguments.map(\.text).joined(separator: ", ") + ">")
        case .optional(let wrapped, let isImplicitlyUnwrapped): wrapped.text + (isImplicitlyUnwrapped ? "!" : "?")
        case .array(let element): "[" + element.text + "]"
        case .dictionary(let key, let value): "[" + key.text + ": " + value.text + "]"
        case .other(let text): text
        }
    }
}
