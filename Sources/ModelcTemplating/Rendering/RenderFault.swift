import ModelcDiagnostics
import ModelcText

/// Why rendering ends: what no check could know before.
struct RenderFault: Error {
    let id: DiagnosticID
    let message: String
    let help: String
    /// Where it happened.
    let place: ExpressionID?

    init(_ id: DiagnosticID, _ message: String, at place: ExpressionID?, help: String) {
        self.id = id
        self.message = message
        self.help = help
        self.place = place
    }

    func diagnostic(in program: Program) -> Diagnostic {
        let location =
            place.map { program.place(of: $0).location } ?? program.sources.first.map { SourceLocation(path: $0.path) }
        return Diagnostic(id, .error, message, at: location, help: help)
    }

    static func wrongKind(_ message: String, at place: ExpressionID, help: String) -> RenderFault {
        RenderFault(.templateWrongKind, message, at: place, help: help)
    }

    static func tooLong(at place: ExpressionID?, limit: Int) -> RenderFault {
        RenderFault(
            .templateLimit, "The text grew beyond \(limit) bytes", at: place,
            help: "Check the loops of the template.")
    }
}

/// The words for faults that are found when compiling or when rendering.
struct FaultText {
    let message: String
    let help: String

    /// A name that is no variable and no key of the root.
    static func unknownName(_ name: String, among names: some Sequence<String>) -> FaultText {
        FaultText(
            message: "There is no `\(TerminalText.escaped(name))` here",
            help: suggestion(for: name, among: names)
                ?? "Put it into quotes if it is text; names are variables and keys of the root.")
    }

    /// A key that an object lacks.
    static func unknownKey(_ name: String, of schema: TemplateSchema) -> FaultText {
        let names = schema.keys.map(\.name)
        return FaultText(
            message: "\(schema.name) has no key `\(TerminalText.escaped(name))`",
            help: suggestion(for: name, among: names) ?? "Its keys are \(TerminalText.list(names, limit: 24)).")
    }

    /// A name that a dictionary of certain names lacks.
    static func unknownName(_ name: String, in names: [String]) -> FaultText {
        FaultText(
            message: "The dictionary has no `\(TerminalText.escaped(name))`",
            help: suggestion(for: name, among: names) ?? "It has \(TerminalText.list(names.sorted(), limit: 24)).")
    }

    /// A filter that does not exist, or not for such a value.
    static func unknownFilter(_ name: String, of kindName: String, isCall: Bool) -> FaultText {
        if let filter = Filter(rawValue: name), (filter.facts.argumentCount > 0) == isCall {
            return FaultText(
                message: "`\(name)` needs \(filter.facts.subject.kindName), not \(kindName)",
                help: "Apply it to another value, or use a key or filter that this value has.")
        }
        let names = Filter.allCases.filter { ($0.facts.argumentCount > 0) == isCall }.map(\.rawValue)
        return FaultText(
            message: "`\(TerminalText.escaped(name))` is not a filter for \(kindName)",
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
}
