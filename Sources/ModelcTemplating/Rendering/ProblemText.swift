import ModelcBase
import ModelcDiagnostics

/// The messages for errors about types and values. The checker finds these errors if types are known; otherwise the
/// renderer finds them.
struct ProblemText {
    let id: DiagnosticID
    let message: String
    let help: String

    private init(_ id: DiagnosticID, _ message: String, help: String) {
        self.id = id
        self.message = message
        self.help = help
    }

    /// Creates the message for a value of the wrong kind.
    private init(_ message: String, help: String) { self.init(.templateWrongKind, message, help: help) }
}

/// A type or a value that messages can describe.
protocol NamedKind {
    /// The kind with its article, such as `a string`.
    var kindName: String { get }
    /// Whether the value is nil, or a value of the type can be nil.
    var isOptional: Bool { get }
}

extension TemplateType: NamedKind {}
extension TemplateValue: NamedKind {}

// Messages about names and keys.
extension ProblemText {
    /// The message for a name that does not exist as a variable or as a key of the root object.
    static func unknownName(_ name: String, among names: some Sequence<String>) -> ProblemText {
        ProblemText(
            .templateUnknownName, "There is no `\(TerminalText.escaped(name))` here",
            help: suggestion(for: name, among: names)
                ?? "Put it into quotes if it is text; names are variables and keys of the root.")
    }

    /// The message for a key that an object does not have.
    static func unknownKey(_ name: String, of schema: TemplateSchema) -> ProblemText {
        let names = schema.keys.map(\.name)
        return ProblemText(
            .templateUnknownKey, "\(schema.name) has no key `\(TerminalText.escaped(name))`",
            help: suggestion(for: name, among: names) ?? "Its keys are \(TerminalText.list(names, limit: 24)).")
    }

    /// The message for a name that does not exist in a dictionary with fixed names.
    static func unknownName(_ name: String, in names: [String]) -> ProblemText {
        ProblemText(
            .templateUnknownKey, "The dictionary has no `\(TerminalText.escaped(name))`",
            help: suggestion(for: name, among: names) ?? "It has \(TerminalText.list(names.sorted(), limit: 24)).")
    }

    /// The message for a filter that does not exist, or does not exist for this kind of value.
    static func unknownFilter(
        _ name: String, of value: some NamedKind, isCall: Bool, id: DiagnosticID = .templateUnknownKey
    ) -> ProblemText {
        if let filter = Filter(rawValue: name), (filter.facts.argumentCount > 0) == isCall {
            return ProblemText(
                id, "`\(name)` needs \(filter.facts.subject.kindName), not \(value.kindName)",
                help: "Apply it to another value, or use a key or filter that this value has.")
        }
        let names = Filter.allCases.filter { ($0.facts.argumentCount > 0) == isCall }.map(\.rawValue)
        return ProblemText(
            id, "`\(TerminalText.escaped(name))` is not a filter for \(value.kindName)",
            help: suggestion(for: name, among: names) ?? callHelp(name, isCall: isCall, names: names))
    }

    private static func callHelp(_ name: String, isCall: Bool, names: [String]) -> String {
        guard let filter = Filter(rawValue: name) else { return "Filters are \(names.joined(separator: ", "))." }
        return isCall
            ? "Write `.\(name)` without parentheses."
            : "It takes arguments: `.\(name)(\(filter.facts.argumentCount == 1 ? "…" : "…, …"))`."
    }

    private static func suggestion(for name: String, among names: some Sequence<String>) -> String? {
        SpellingSuggestion.nearest(to: name, among: names).map { "Did you mean `\($0)`?" }
    }

    /// The message for `[…]` after a value that is not a dictionary.
    static func noDictionary(_ value: some NamedKind) -> ProblemText {
        ProblemText(
            "`[…]` needs a dictionary, not \(value.kindName)",
            help: "Write `.key` for a key of an object; for a list, use `.@first` or `.@last`.")
    }

    /// The message for a key in `[…]` that is not a string.
    static func unfitKey(_ key: some NamedKind) -> ProblemText {
        ProblemText(
            "The key of a dictionary is a string, not \(key.kindName)", help: "Write the key in quotes: `[\"key\"]`.")
    }

    /// The message for an argument of a filter that has the wrong type.
    static func unfitArgument(_ argument: some NamedKind, for type: TemplateType) -> ProblemText {
        ProblemText(
            "The argument is \(argument.kindName), not \(type.kindName)",
            help: argument.isOptional ? "Write `.default(…)` after it." : "Give a value of that kind.")
    }
}

// Messages about operators.
extension ProblemText {
    /// The message for operands that an operator does not support or cannot order.
    static func unfitOperands<Kind: NamedKind>(_ sign: TemplateOperator, _ left: Kind, _ right: Kind) -> ProblemText {
        ProblemText(
            "`\(sign.spelling)` cannot be applied to \(left.kindName) and \(right.kindName)",
            help: left.isOptional || right.isOptional
                ? "Write `.default(…)` after the value that may be nil."
                : "Use two numbers; `+` and comparisons take two strings too; `.description` makes a string.")
    }

    /// The message for `-` before a value that is not a number.
    static func unfitNegation(_ value: some NamedKind) -> ProblemText {
        ProblemText(
            "`-` needs a number, not \(value.kindName)",
            help: value.isOptional ? "Write `.default(0)` after the value." : "Use `!` for the opposite.")
    }

    /// The message for a comparison of values that can never be equal.
    static func incomparable<Kind: NamedKind>(_ left: Kind, _ right: Kind) -> ProblemText {
        ProblemText(
            "Cannot compare \(left.kindName) with \(right.kindName)",
            help: "Compare values of one kind: numbers, strings, truth values or objects of one type.")
    }

    /// The message for `in` or `notin` before a value that is not a list.
    static func noListOfMembers(_ sign: TemplateOperator, _ value: some NamedKind) -> ProblemText {
        ProblemText(
            "`\(sign.spelling)` needs a list on its right, not \(value.kindName)",
            help: "Write a list such as `(\"a\", \"b\")`; compare one value with `==`.")
    }

    /// The message for a condition that has no obvious truth value.
    static func doubtfulTruth(_ value: some NamedKind, help: String) -> ProblemText {
        ProblemText(
            .templateDoubtfulTruth, "The condition is \(value.kindName), which is neither true nor false", help: help)
    }
}

// Messages about lists and fields.
extension ProblemText {
    /// The message for a list inside a list. Such lists could grow without limit in a loop, and templates do not need
    /// them.
    static func unfitItem(_ item: some NamedKind) -> ProblemText {
        ProblemText(
            "A list in parentheses cannot contain \(item.kindName)", help: "Name single values in the parentheses.")
    }

    /// The message for a loop over a value that is not a list.
    static func noList(_ value: some NamedKind) -> ProblemText {
        ProblemText(
            "A loop needs a list, not \(value.kindName)",
            help: "Loop over a list or a dictionary; a string has the lists `.lines` and `.wordArray`.")
    }

    /// The message for a field with a value that has no text form.
    static func unprintable(_ value: some NamedKind) -> ProblemText {
        ProblemText(
            "A field cannot print \(value.kindName)",
            help: "Print one of its keys, join a list of strings with `.join(\", \")`, or loop over it.")
    }
}
