import ModelcPlans
import ModelcText

/// What argument-parser says of wrong usage, in the words of the other messages.
struct UsageMessage {
    /// One line, without a mark in front and without a final stop.
    let text: String
    private let original: String

    /// - Parameters:
    ///   - message: what argument-parser says, without a mark in front.
    ///   - hasRisks: whether the command has the option for the risks of a plan.
    init(_ message: String, hasRisks: Bool) {
        original = message
        text = UsageMessage.ofKnownForm(message, hasRisks) ?? message
    }

    /// The message among what argument-parser prints around it: its mark is that of every error.
    func replacing(in full: String) -> String {
        let text = full.replacing(original, with: text, maxReplacements: 1)
        return text.hasPrefix("Error: ") ? "error: " + text.dropFirst("Error: ".count) : text
    }

    private static func ofKnownForm(_ message: String, _ hasRisks: Bool) -> String? {
        unknownOption(message) ?? invalidValue(message, hasRisks) ?? missing(message) ?? unexpected(message)
    }

    /// Suggestions that share little with what was typed are worse than none: argument-parser suggests `--force` for `--nope`.
    private static func unknownOption(_ message: String) -> String? {
        let form = /Unknown option '(-*([^']*))'(?:\. Did you mean '(-*([^']*))'\?)?/
        guard let match = message.wholeMatch(of: form) else { return nil }
        let fact = "there is no option '\(match.1)'"
        guard let option = match.3, let name = match.4 else { return fact }
        let isNear =
            SpellingSuggestion.nearest(to: String(match.2), among: [String(name)]) != nil || name.hasPrefix(match.2)
        return isNear ? "\(fact); did you mean '\(option)'?" : fact
    }

    /// A value that an option or an argument cannot have: the nearest one, else all.
    private static func invalidValue(_ message: String, _ hasRisks: Bool) -> String? {
        guard let match = message.prefixMatch(of: /The value '((?:.|\n)*)' is invalid for '([^']*)'/) else {
            return nil
        }
        let (value, name) = (String(match.1), spelling(match.2))
        let fact = "'\(TerminalText.escaped(value))' is not a value of \(name)"
        let values = message[match.range.upperBound...].matches(of: /'([^']*)'|- (\S+)/).map {
            String($0.1 ?? $0.2 ?? "")
        }
        // The risks of a plan have an option of their own.
        if hasRisks, name == "--fail-on", MigrationThreshold(rawValue: value) != nil {
            return "\(fact), but a risk: --fail-on-risk \(value)"
        }
        guard !values.isEmpty else { return fact }
        if let near = SpellingSuggestion.nearest(to: value, among: values) { return "\(fact); did you mean '\(near)'?" }
        return "\(fact); the values are \(values.joined(separator: ", "))"
    }

    private static func missing(_ message: String) -> String? {
        if let match = message.wholeMatch(of: /Missing value for '([^']*)'/) {
            let name = spelling(match.1)
            return "\(name) needs a value; one that begins with '-' is written \(name)=VALUE"
        }
        if let match = message.wholeMatch(of: /The option '([^']*)' does not take any value, but '((?:.|\n)*)' was .*/)
        {
            return "\(match.1) takes no value"
        }
        guard let match = message.wholeMatch(of: /Missing expected argument '([^']*)'/) else { return nil }
        return "the argument \(spelling(match.1)) is missing"
    }

    private static func unexpected(_ message: String) -> String? {
        guard let match = message.wholeMatch(of: /(?:Unexpected argument|\d+ unexpected arguments:) (.*)/) else {
            return nil
        }
        return "unexpected argument\(message.hasPrefix("U") ? "" : "s") \(match.1)"
    }

    /// `--format` for `--format <format>`, and `ENTITY` for `<entity> ...`, as usages have it.
    private static func spelling(_ name: Substring) -> String {
        guard let argument = name.prefixMatch(of: /<([^>]*)>/) else {
            return String(name.prefix { $0 != " " })
        }
        return argument.1.uppercased()
    }
}
