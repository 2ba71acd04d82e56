import ModelcBase
import ModelcSchema
import ModelcSourceCode

/// The names of the types of a class's keys. A model may have a class `Attribute` of its own.
package struct KeyTypeNames: Hashable, Sendable {
    package let attribute: String
    package let relationship: String
    package let fetchedProperty: String
    package let userInfo: String

    /// - Parameter isTaken: whether the model uses the name for something else.
    init(isTaken: (String) -> Bool) {
        func free(_ name: String, _ suffix: String) -> String {
            var name = name
            while isTaken(name) { name += suffix }
            return name
        }
        attribute = free("Attribute", "Key")
        relationship = free("Relationship", "Key")
        fetchedProperty = free("FetchedProperty", "Key")
        userInfo = free("UserInfo", "Constants")
    }
}

/// Spells the types of the standard library and of Foundation in a module that may have classes of the same names: a
/// fitness app may have an entity `Set`.
struct StandardNames: Hashable, Sendable {
    /// Names that the generated module itself declares.
    private let shadowed: Set<String>

    init(shadowedBy names: Set<String>) {
        shadowed = names.intersection(StandardNames.used)
    }

    /// The spelling of a type of the standard library.
    func swift(_ name: String) -> String { shadowed.contains(name) ? "Swift." + name : name }

    /// Whether a name of the standard library or of Foundation is not shadowed.
    func isUnshadowed(_ name: String) -> Bool { !shadowed.contains(name) }

    /// The spelling of a type of Foundation.
    func foundation(_ name: String) -> String { shadowed.contains(name) ? "Foundation." + name : name }

    /// The names used in generated code that properties of a model have; usually none.
    static func properties(of model: ManagedObjectModel) -> Set<String> {
        var names: Set<String> = []
        func add(_ name: String) { if used.contains(name) { names.insert(name) } }
        // Accesses elements by index: iterating would copy the whole element to read its name.
        for entity in model.entities {
            for index in entity.attributes.indices { add(entity.attributes[index].name) }
            for index in entity.relationships.indices { add(entity.relationships[index].name) }
            for index in entity.fetchedProperties.indices { add(entity.fetchedProperties[index].name) }
        }
        for composite in model.composites {
            for index in composite.attributes.indices { add(composite.attributes[index].name) }
        }
        return names
    }

    /// The names that generated code uses.
    private static let used: Set<String> = [
        "Any", "AnyClass", "Bool", "CaseIterable", "Codable", "CodingKey", "Data", "Date", "Decimal", "Decoder",
        "Double", "Error",
        "Float", "Hashable", "Identifiable", "IndexSet", "Int", "Int16", "Int32", "Int64", "JSONDecoder", "JSONEncoder",
        "NSLog",
        "Sendable", "Set", "String", "TimeInterval", "URL", "UTF8", "UUID", "fatalError",
    ]
}

/// Derives Swift names from any text.
enum CamelCase {
    /// The words of the text as one identifier that begins with a lowercase letter: `recent books` gives `recentBooks`,
    /// `START_DATE` gives `startDate`, `URLsByName` gives `urlsByName`. Nil if there is no letter and no digit.
    static func lower(_ text: String) -> String? {
        let words = words(of: text)
        guard let first = words.first else { return nil }
        let head = isLoud(first) ? first.lowercased() : decapitalized(first)
        let tail = words.dropFirst().map { SwiftIdentifier.capitalized(isLoud($0) ? $0.lowercased() : $0) }
        let name = head + tail.joined()
        return SwiftIdentifier.isValid(name) ? name : SwiftIdentifier.isValid("_" + name) ? "_" + name : nil
    }

    /// A word with its first letter in lowercase. If the word begins with an abbreviation, all of its capitals become
    /// lowercase.
    private static func decapitalized(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let rest = word.dropFirst(capitals.count)
        guard capitals.count > 1, let next = rest.first else { return SwiftIdentifier.decapitalized(word) }
        let isPlural = next == "s" && rest.dropFirst().first?.isLowercase != true
        if isPlural || !next.isLowercase { return capitals.lowercased() + rest }
        // The last capital begins the next word: `HTTPPosts` gives `httpPosts`.
        return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
    }

    private static func words(of text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Whether a word of several letters consists only of capitals.
    private static func isLoud(_ word: String) -> Bool {
        word.count > 1 && word == word.uppercased() && word != word.lowercased()
    }
}

extension Array {
    /// The elements sorted by a name in UTF-8 byte order, in which capitals precede lowercase letters on every
    /// platform. The sort is stable.
    func sortedByName(_ name: (Element) -> String) -> [Element] {
        // Sorts names with positions, which are cheap to move; properties are not.
        let names = map(name)
        // Models are usually in order.
        let isInOrder = zip(names, names.dropFirst()).allSatisfy {
            !$1.isBefore($0)
        }
        if isInOrder { return self }
        let order = names.indices.sorted { left, right in
            if names[left] == names[right] { return left < right }
            return names[left].isBefore(names[right])
        }
        return order.map { self[$0] }
    }
}
