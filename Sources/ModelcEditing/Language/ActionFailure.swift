import ModelcBase
import ModelcDiagnostics

/// The reason why an action cannot be performed. The model is unchanged.
package struct ActionFailure: Error, Hashable, Sendable {
    /// The ID of the failure, for `modelc explain`.
    package var id: DiagnosticID
    /// The problem, as a sentence without a final period.
    package var message: String
    /// Advice for the user; nil if there is none.
    package var help: String?
    /// The path of the entity or property that the failure is about, such as `Book.title`.
    package var modelPath: String?
    /// Whether the action's words are wrong, independent of the model.
    package var isUsage = false

    init(_ id: DiagnosticID, _ message: String, at modelPath: String? = nil, help: String? = nil) {
        self.id = id
        self.message = message
        self.modelPath = modelPath
        self.help = help
    }
}

extension ActionFailure {
    /// Creates the failure for a line that cannot be parsed as an action.
    package init(unreadable message: String, help: String) {
        self.init(.invalidAction, message, help: help)
        isUsage = true
    }

    /// The words that precede a suggested action in the advice of a failure.
    static let (rewriting, preparing) = ("write it as: ", "add it first: ")

    /// Returns the failure with the command before each action in its advice, for an action that is typed on a command
    /// line. In a script, the advice is only the action.
    ///
    /// - Parameter command: the command that performs actions.
    package func typed(after command: String) -> ActionFailure {
        var failure = self
        failure.help = [ActionFailure.rewriting, ActionFailure.preparing].reduce(help) { help, words in
            help?.replacingText(words, with: words + command + " ")
        }
        return failure
    }

    /// Returns the failure with the text of the action added, for a command line with several actions.
    package func naming(_ action: String) -> ActionFailure {
        var failure = self
        failure.message = "in '\(TerminalText.escaped(action))': \(message)"
        return failure
    }

    /// Returns the failure for an element that does not exist.
    ///
    /// - Parameters:
    ///   - names: the existing names, for a suggestion.
    ///   - owner: the entity or composite in which the element is missing; nil for an element of the model.
    ///   - remedy: advice if no existing name is similar, as a clause.
    static func unknown(
        _ kind: String, _ name: String, among names: [String], at path: String? = nil, of owner: String? = nil,
        remedy: String? = nil
    ) -> ActionFailure {
        let near = SpellingSuggestion.nearest(to: name, among: names)
        let list = names.isEmpty ? "there is none yet" : "there are: \(TerminalText.list(names))"
        let known = remedy.map { "\($0); \(list)" } ?? list
        return ActionFailure(
            .unknownElement,
            (owner.map { TerminalText.escaped($0) + " has no" } ?? "there is no")
                + " \(kind) '\(TerminalText.escaped(name))'", at: path,
            help: near.map { "did you mean '\(TerminalText.escaped($0))'?" } ?? known)
    }

    /// Returns the failure for a new name that is already used.
    ///
    /// - Parameter existing: the element with this name, as `set` names it: `attribute Book.title`.
    static func taken(_ message: String, at path: String? = nil, by existing: String? = nil) -> ActionFailure {
        let change = existing.map { ", or change the one that is there with 'set \($0)'" } ?? ""
        return ActionFailure(.nameTaken, message, at: path, help: "choose another name" + change)
    }

    /// Returns the failure for an action with too few or too many words.
    static func usage(_ message: String, help: String? = nil) -> ActionFailure {
        var failure = ActionFailure(.invalidAction, message, help: help)
        failure.isUsage = true
        return failure
    }

    /// Returns the failure for a text that is not a valid value of a setting.
    static func value(_ text: String, of setting: String, _ reason: String) -> ActionFailure {
        .usage("--\(setting): '\(TerminalText.escaped(text))' \(reason)")
    }

    /// Returns the failure for an entity whose name cannot be a class name.
    ///
    /// - Parameter reason: the reason, as the end of a sentence that begins with the class name.
    package static func noClassName(_ name: String, _ reason: String) -> ActionFailure {
        ActionFailure(
            .unusableName, "'\(name)' cannot be the name of an entity: a class '\(name)' \(reason)", at: name,
            help: "choose another name, such as \(name.prefix(1).uppercased() + name.dropFirst())Item")
    }

    /// Returns the failure for a name that two elements have, so that the action is ambiguous.
    static func ambiguous(_ kind: String, _ name: String, at path: String? = nil) -> ActionFailure {
        ActionFailure(
            .ambiguousElement,
            "the name is ambiguous: there is more than one \(kind) '\(TerminalText.escaped(name))'",
            at: path, help: "'\(ToolCommandName.lint)' shows where they are; remove one of them from the file by hand")
    }
}

extension DiagnosticID {
    static let invalidAction = DiagnosticID("invalid-action")
    static let ambiguousElement = DiagnosticID("ambiguous-element")
    static let unknownElement = DiagnosticID("unknown-element")
    static let nameTaken = DiagnosticID("name-taken")
    static let unusableName = DiagnosticID("unusable-name")
    package static let stillReferenced = DiagnosticID("still-referenced")
}
