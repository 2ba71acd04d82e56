/// The class of an archived object, according to its class table in `$objects`.
struct ArchivedClass: Sendable, Hashable {
    /// The class's own name, `$classname`.
    let name: String
    /// The names of the class, its superclass and so on to the root class, from `$classes`. Only the name itself if the
    /// table has no chain.
    let chain: [String]
    /// The form in which Foundation archives objects of this class. Nil if the class is not one of Foundation's value
    /// classes in `ArchivedContent`, such as `NSString` or `NSArray`.
    let content: ArchivedContent?

    init(name: String, chain: [String]) {
        self.name = name
        self.chain = chain
        self.content = ([name] + chain).lazy.compactMap(ArchivedContent.init(className:)).first
    }

    /// Reads a class table `{ $classname, $classes }`; nil for any other value.
    init?(table: PropertyListValue) {
        guard case .dictionary(let fields) = table, fields.entries.count <= Self.mostKeysOfATable,
            case .string(let name)? = fields["$classname"]
        else { return nil }
        self.init(name: name, chain: Self.strings(of: fields["$classes"]) ?? [name])
    }

    /// The maximum number of keys of a dictionary that may be a class table: a table has two keys, or three with
    /// `$classhints`. Skipping longer dictionaries keeps opening large files fast.
    private static let mostKeysOfATable = 4

    private static func strings(of value: PropertyListValue?) -> [String]? {
        guard case .array(let elements)? = value else { return nil }
        return elements.compactMap { element in
            if case .string(let string) = element { string } else { nil }
        }
    }
}
