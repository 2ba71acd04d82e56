/// An operation on a value that is not an object. It is written like a key: `name.uppercaseString`, `names.join(", ")`.
enum Filter: String, CaseIterable {
    // Filters of strings.
    case initialCapitalString, initialLowercaseString, camelCaseString, beautifyString
    case uppercaseString, lowercaseString, capitalizedString
    case stringByTrimmingWhitespace, stringBySquashingWhitespace
    case firstLetter, firstWord, wordArray, lines, length
    case hasPrefix, hasSuffix, replace, split
    // Filters of strings and lists.
    case contains
    // Filters of lists.
    case count = "@count"
    case first = "@first"
    case last = "@last"
    case unique = "@unique"
    case sorted = "@sorted"
    case join
    // Other filters.
    case description
    case `default`
    case truth, numeral, compare
    case propertyList = "@propertyList"
}

extension Filter {
    /// The kind of value that a filter accepts.
    enum Subject {
        case string, stringOrList, list, countable, strings, scalar, optional, plain, collection
    }

    struct Facts {
        let subject: Subject
        /// The number of arguments in parentheses. A filter without arguments is written without parentheses.
        let argumentCount: Int
        let documentation: String

        init(_ subject: Subject, arguments argumentCount: Int = 0, _ documentation: String) {
            self.subject = subject
            self.argumentCount = argumentCount
            self.documentation = documentation
        }
    }

    var facts: Facts {
        switch self {
        case .initialCapitalString: Facts(.string, "The first character in upper case, the rest as it is.")
        case .initialLowercaseString: Facts(.string, "The first character in lower case, the rest as it is.")
        case .camelCaseString: Facts(.string, "In lower case, words put together, all but the first capitalized.")
        case .beautifyString: Facts(.string, "Letters and digits only, the words between them capitalized.")
        case .uppercaseString: Facts(.string, "In upper case.")
        case .lowercaseString: Facts(.string, "In lower case.")
        case .capitalizedString: Facts(.string, "Each word in lower case with a capital first character.")
        case .stringByTrimmingWhitespace: Facts(.string, "Without spaces and line endings at both ends.")
        case .stringBySquashingWhitespace: Facts(.string, "Trimmed, with one space between words.")
        case .firstLetter: Facts(.string, "The first character; empty where there is none.")
        case .firstWord: Facts(.string, "The text before the first space.")
        case .wordArray: Facts(.string, "The words, as a list.")
        case .lines: Facts(.string, "The lines without their line endings, as a list.")
        case .length: Facts(.string, "How many characters there are.")
        case .hasPrefix: Facts(.string, arguments: 1, "Whether it begins with a text.")
        case .hasSuffix: Facts(.string, arguments: 1, "Whether it ends with a text.")
        case .replace: Facts(.string, arguments: 2, "With every occurrence of the first text replaced by the second.")
        case .split: Facts(.string, arguments: 1, "The parts between the occurrences of a text, as a list.")
        case .contains:
            Facts(.stringOrList, arguments: 1, "Whether a text occurs in it; of a list, whether a value is in it.")
        case .count: Facts(.countable, "How many values there are.")
        case .first: Facts(.list, "The first value, or nil.")
        case .last: Facts(.list, "The last value, or nil.")
        case .unique: Facts(.list, "The values without those that came before.")
        case .sorted: Facts(.strings, "The strings in byte order.")
        case .join: Facts(.strings, arguments: 1, "The strings with a text between them.")
        case .description: Facts(.scalar, "The text that a field would print.")
        case .truth:
            Facts(
                .plain,
                "Whether it is true, a text, or a number other than 0. False for nil, an empty text, and a text that begins with the number 0."
            )
        case .numeral: Facts(.plain, "1 for true and 0 for false; other values as they are.")
        case .compare:
            Facts(
                .plain, arguments: 1,
                "-1, 0 or 1 if it is less than another value, equal, or greater: by number if both begin with a number, else by text; nil is less than all."
            )
        case .propertyList: Facts(.collection, "A list or a dictionary as an old-style property list.")
        case .default: Facts(.optional, arguments: 1, "The value, or another one where it is nil.")
        }
    }
}

extension Filter.Subject {
    /// The kind of value that the filter requires, as messages name it.
    var kindName: String {
        switch self {
        case .string: "a string"
        case .stringOrList: "a string or a list"
        case .list: "a list"
        case .countable: "a list or a dictionary"
        case .strings: "a list of strings"
        case .scalar: "a string, a number or a truth value"
        case .optional: "a value that may be nil"
        case .plain: "a string, a number, a truth value or nil"
        case .collection: "a list or a dictionary"
        }
    }
}

extension Filter {
    /// Whether the filter accepts a value of the type. The type must not be optional or unknown.
    func fits(_ type: TemplateType) -> Bool {
        switch (facts.subject, type) {
        case (.string, .string), (.stringOrList, .string), (.stringOrList, .list), (.list, .list): true
        case (.countable, .list), (.countable, .dictionary), (.countable, .record): true
        case (.strings, .list(let element)): TemplateType.string.accepts(element)
        case (.scalar, .bool), (.scalar, .integer), (.scalar, .double), (.scalar, .string): true
        case (.plain, .bool), (.plain, .integer), (.plain, .double), (.plain, .string): true
        case (.collection, .list), (.collection, .dictionary), (.collection, .record): true
        case (.optional, _), (.plain, _), (.collection, _): false
        case (.string, _), (.stringOrList, _), (.list, _), (.countable, _), (.strings, _), (.scalar, _): false
        }
    }

    /// The type of the filter's result for a value of the type.
    func resultType(of type: TemplateType) -> TemplateType {
        switch self {
        case .initialCapitalString, .initialLowercaseString, .camelCaseString, .beautifyString, .uppercaseString,
            .lowercaseString, .capitalizedString, .stringByTrimmingWhitespace, .stringBySquashingWhitespace,
            .firstLetter, .firstWord, .replace, .join, .description, .propertyList:
            return .string
        case .wordArray, .lines, .split: return .list(.string)
        case .length, .count, .compare: return .integer
        case .hasPrefix, .hasSuffix, .contains, .truth: return .bool
        case .numeral: return type == .bool ? .integer : type
        case .unique, .sorted, .default: return type
        case .first, .last:
            guard case .list(let element) = type else { return .any }
            return element.made(optional: true)
        }
    }

    /// The type that the filter requires for its arguments.
    func argumentType(of type: TemplateType) -> TemplateType {
        if case .list(let element) = type, self == .contains { return element.made(optional: true) }
        return self == .compare ? .optional(.any) : .string
    }

    /// Whether a name after a dictionary is a filter and not a key.
    static func isForDictionaries(_ name: String) -> Bool {
        name == Filter.count.rawValue || name == Filter.propertyList.rawValue
    }

    /// Whether the filter also has a result for nil.
    var isForNil: Bool {
        switch self {
        case .truth, .compare, .default: true
        default: false
        }
    }
}
