import ModelcPlans
import ModelcText

/// What argument-parser says of wrong usage, in the words of the other messages.
struct UsageMessage {
    /// One sentence, without a mark in front.
    let text: String
    private let original: String

    init(_ message: String) {
        original = message
        text = UsageMessage.withoutFarSuggestion(message) + (UsageMessage.riskOption(message) ?? "")
    }

    /// The message among what argument-parser prints around it: its mark is that of every error.
    func replacing(in full: String) -> String {
        let text = full.replacing(original, with: text, maxReplacements: 1)
        return text.hasPrefix("Error: ") ? "error: " + text.dropFirst("Error: ".count) : text
    }

    /// Suggestions that share little with what was typed are worse than none: argument-parser suggests `--force` for `--nope`.
    private static func withoutFarSuggestion(_ message: String) -> String {
        guard let match = message.firstMatch(of: /Unknown option '-*([^']*)'(\. Did you mean '-*([^']*)'\?)/) else {
            return message
        }
        let (typed, suggested) = (String(match.1), String(match.3))
        let isNear =
            SpellingSuggestion.nearest(to: typed, among: [suggested]) != nil || suggested.hasPrefix(typed)
        return isNear ? message : message.replacing(match.2, with: "")
    }

    /// The option that takes the risks of a plan, where one was given as a severity; nil for any other message.
    private static func riskOption(_ message: String) -> String? {
        guard let match = message.firstMatch(of: /The value '([^']*)' is invalid for '--fail-on <[a-z]+>'/),
            MigrationThreshold(rawValue: String(match.1)) != nil
        else { return nil }
        return " It is a risk: --fail-on-risk \(match.1)."
    }
}
