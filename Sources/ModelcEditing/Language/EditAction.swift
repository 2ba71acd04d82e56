import ModelcText

/// One change of a model, in the words that users type: `rename attribute Book.title caption`.
package struct EditAction: Hashable, Sendable {
    /// What is done.
    package enum Verb: String, CaseIterable, Sendable {
        case add
        case remove
        case rename
        case set
    }

    /// What it is done to.
    package enum Kind: String, CaseIterable, Sendable {
        case model
        case entity
        case attribute
        case relationship
        case fetchedProperty = "fetched-property"
        case index
        case constraint
        case configuration
        case member
        case fetchRequest = "fetch-request"
        case composite
        case userInfo = "user-info"
    }

    /// A setting of the element: `--default 0`, `--optional`, `--no-regex`.
    package struct Setting: Hashable, Sendable {
        /// The word without hyphens before it.
        package var name: String
        package var value: ActionValue

        package init(_ name: String, _ value: ActionValue) {
            self.name = name
            self.value = value
        }
    }

    package var verb: Verb
    package var kind: Kind
    /// What stands behind verb and kind without hyphens: names first.
    package var operands: [String]
    package var settings: [Setting]

    package init(_ verb: Verb, _ kind: Kind, _ operands: [String] = [], _ settings: [Setting] = []) {
        self.verb = verb
        self.kind = kind
        self.operands = operands
        self.settings = settings
    }

    /// The action as one line of a script.
    package var text: String {
        let words = [verb.rawValue, kind.rawValue] + operands.map(ShellWord.quoted)
        return (words + settings.flatMap(EditAction.words)).joined(separator: " ")
    }

    private static func words(_ setting: Setting) -> [String] {
        switch setting.value {
        case .on: ["--\(setting.name)"]
        case .off: ["--no-\(setting.name)"]
        case .text(let text): ["--\(setting.name)", ShellWord.quoted(text)]
        }
    }
}

/// What a setting is set to.
package enum ActionValue: Hashable, Sendable {
    /// A flag that holds.
    case on
    /// A flag that does not hold, or a value that is taken away: `--no-default`.
    case off
    case text(String)
}
