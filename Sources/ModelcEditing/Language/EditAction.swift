import ModelcBase

/// One change of a model, written as on the command line: `rename attribute Book.title caption`.
package struct EditAction: Hashable, Sendable {
    /// The operation of an action.
    package enum Verb: String, CaseIterable, Sendable {
        case add
        case remove
        case rename
        case set
    }

    /// The kind of element that an action changes.
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
        /// The setting's name without the leading `--`.
        var name: String
        var value: ActionValue

        package init(_ name: String, _ value: ActionValue) {
            self.name = name
            self.value = value
        }
    }

    package var verb: Verb
    package var kind: Kind
    /// The words after verb and kind, without settings. The names of elements come first.
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
