import ModelcBase

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
        var name: String
        var value: ActionValue

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

    /// The text; nil where the value is taken away.
    var text: String? {
        switch self {
        case .text(let text): text
        case .on, .off: nil
        }
    }
}

/// A value of a setting as a program gives it.
package enum GivenValue: Hashable, Sendable {
    case flag(Bool)
    case text(String)
    /// The value is to be taken away.
    case none
}

/// Texts that a model can hold. XML has no spelling for most control characters.
package enum WritableText {
    static func check(_ action: EditAction) throws(ActionFailure) {
        let values = action.settings.compactMap(\.value.text)
        for text in action.operands + values {
            guard let scalar = firstFault(in: text) else { continue }
            throw .usage(
                "the character \(name(of: scalar)) cannot be written: XML has no such character",
                help: "leave it out")
        }
    }

    /// The first character that XML cannot hold.
    package static func firstFault(in text: String) -> Unicode.Scalar? {
        text.unicodeScalars.first { !XMLText.canHold($0) }
    }

    /// `U+0001`.
    private static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
