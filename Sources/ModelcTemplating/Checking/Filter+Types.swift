extension Filter {
    /// Whether the filter can be applied to a value of that type, which is neither optional nor unknown.
    func fits(_ type: TemplateType) -> Bool {
        switch (facts.subject, type) {
        case (.string, .string), (.stringOrList, .string), (.stringOrList, .list), (.list, .list): true
        case (.countable, .list), (.countable, .dictionary), (.countable, .record): true
        case (.strings, .list(let element)): TemplateType.string.accepts(element)
        case (.scalar, .bool), (.scalar, .integer), (.scalar, .double), (.scalar, .string): true
        case (.optional, _): false
        case (.string, _), (.stringOrList, _), (.list, _), (.countable, _), (.strings, _), (.scalar, _): false
        }
    }

    /// What the filter gives for a value of that type.
    func resultType(of type: TemplateType) -> TemplateType {
        switch self {
        case .initialCapitalString, .initialLowercaseString, .camelCaseString, .beautifyString, .uppercaseString,
            .lowercaseString, .capitalizedString, .stringByTrimmingWhitespace, .stringBySquashingWhitespace,
            .firstLetter, .firstWord, .replace, .join, .description:
            return .string
        case .wordArray, .lines, .split: return .list(.string)
        case .length, .count: return .integer
        case .hasPrefix, .hasSuffix, .contains: return .bool
        case .unique, .sorted, .default: return type
        case .first, .last:
            guard case .list(let element) = type else { return .any }
            return element.made(optional: true)
        }
    }

    /// What the arguments of the filter must be.
    func argumentType(of type: TemplateType) -> TemplateType {
        if case .list(let element) = type, self == .contains { return element.made(optional: true) }
        return .string
    }
}
