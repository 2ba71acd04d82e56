import ModelcDiagnostics
import ModelcText

/// Why an action cannot be made. Nothing of the model has changed then.
package struct ActionFailure: Error, Hashable, Sendable {
    /// The kind of the failure, as `modelc explain` knows it.
    package var id: DiagnosticID
    /// What is wrong, as a sentence without a final stop.
    package var message: String
    /// The next step.
    package var help: String?
    /// The entity or property that it is about.
    package var modelPath: String?

    init(_ id: DiagnosticID, _ message: String, at modelPath: String? = nil, help: String? = nil) {
        self.id = id
        self.message = message
        self.modelPath = modelPath
        self.help = help
    }
}

extension ActionFailure {
    /// A line that is no action at all.
    package init(unreadable message: String, help: String) {
        self.init(.invalidAction, message, help: help)
    }

    /// There is no element of a name.
    ///
    /// - Parameter names: those that there are.
    static func unknown(_ kind: String, _ name: String, among names: [String], at path: String? = nil) -> ActionFailure
    {
        let near = SpellingSuggestion.nearest(to: name, among: names)
        let known = names.isEmpty ? "there is none yet" : "there are: \(TerminalText.list(names))"
        return ActionFailure(
            .unknownElement, "there is no \(kind) '\(TerminalText.escaped(name))'", at: path,
            help: near.map { "did you mean '\(TerminalText.escaped($0))'?" } ?? known)
    }

    /// An action that lacks a word or has one too many.
    static func usage(_ message: String, help: String? = nil) -> ActionFailure {
        ActionFailure(.invalidAction, message, help: help)
    }

    /// A text that is no value of a setting.
    static func value(_ text: String, of setting: String, _ reason: String) -> ActionFailure {
        ActionFailure(.invalidAction, "--\(setting): '\(TerminalText.escaped(text))' \(reason)")
    }
}

extension DiagnosticID {
    package static let invalidAction = DiagnosticID("invalid-action")
    package static let unknownElement = DiagnosticID("unknown-element")
    package static let nameTaken = DiagnosticID("name-taken")
    package static let unusableName = DiagnosticID("unusable-name")
    package static let stillReferenced = DiagnosticID("still-referenced")
}
