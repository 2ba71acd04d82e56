import ModelcBase

/// An action that names an element without its kind.
package struct ActionWithoutKind: Sendable {
    /// The part of the action after its verb.
    enum Rest: Sendable {
        /// Words from a command line or a script.
        case words([String])
        /// The names and the settings from a line of JSON.
        case parts([String], [(name: String, value: GivenValue)])
    }

    let verb: EditAction.Verb
    let rest: Rest

    /// The words before the first setting.
    var names: [String] {
        switch rest {
        case .words(let words): Array(words.prefix { !$0.hasPrefix("--") })
        case .parts(let names, _): names
        }
    }

    var text: String {
        let words = if case .words(let words) = rest { words } else { names }
        return ([verb.rawValue] + words.map(ShellWord.quoted)).joined(separator: " ")
    }
}
