import ModelcBase

/// Parses words into an edit action, such as `add attribute Book.title String --optional`.
package enum ActionParser {
    /// The words that an action can begin with.
    package static let verbs = EditAction.Verb.allCases.map(\.rawValue)

    /// Returns the action that the words describe.
    package static func action(_ words: [String]) throws(ActionFailure) -> WrittenAction {
        let verb = try verb(words.first)
        let rest = words.dropFirst()
        if let kind = try kind(rest.first, verb) { return .complete(try action(verb, kind, rest.dropFirst())) }
        let words = rest.count > 1 && anyProperty.contains(rest.first ?? "") ? rest.dropFirst() : rest
        return try withoutKind(ActionWithoutKind(verb: verb, rest: .words(Array(words))))
    }

    /// Returns an action without a kind. Throws if it adds an element, and the element's name is not a path such as
    /// `Book.title`: the model can determine the kind of a new element only from such a path.
    private static func withoutKind(_ action: ActionWithoutKind) throws(ActionFailure) -> WrittenAction {
        guard action.verb != .add || action.names.first.flatMap({ try? PropertyPath($0) }) != nil else {
            throw noKind(action.names.first, action.verb)
        }
        return .withoutKind(action)
    }

    /// Returns the action on an element of this kind.
    static func action(
        _ action: ActionWithoutKind, of kind: EditAction.Kind
    ) throws(ActionFailure) -> EditAction {
        switch action.rest {
        case .words(let words): try self.action(action.verb, kind, words[...])
        case .parts(let names, let settings): try self.action(action.verb, kind, names, settings)
        }
    }

    /// Returns the action for the words that follow its verb and its kind.
    private static func action(
        _ verb: EditAction.Verb, _ kind: EditAction.Kind, _ words: ArraySlice<String>
    ) throws(ActionFailure) -> EditAction {
        var action = EditAction(verb, kind)
        var rest = words
        while let word = rest.popFirst() {
            if word == "--" {
                action.operands += rest
                break
            }
            guard word.hasPrefix("--") else {
                action.operands.append(word)
                continue
            }
            action.settings.append(try setting(word, &rest, kind, verb))
        }
        return try finished(action)
    }

    private static func finished(_ action: EditAction) throws(ActionFailure) -> EditAction {
        var action = action
        try refuseRepeats(action)
        try action.takeNamedOperand()
        try WritableText.check(action)
        return action
    }

    /// Whether a word contains a whole action, as a quoted argument on a command line does.
    package static func isWhole(_ word: String) -> Bool {
        let parts = word.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        guard parts.count == 2 else { return false }
        // A model's path may begin with a synonym of a verb: 'new models/Shop.xcdatamodeld'.
        return verbs.contains(parts[0]) || isVerb(parts[0]) && !parts[1].contains(".xcdatamodel")
    }

    /// Whether a word is a verb, or a synonym of one.
    package static func isVerb(_ word: String) -> Bool { verbs.contains(word) || synonyms[word] != nil }

    /// Returns the action in a line of a script; nil for a blank line or a comment.
    package static func action(line: String) throws(ActionFailure) -> WrittenAction? {
        let words = try ActionLine.words(line)
        return words.isEmpty ? nil : try action(words)
    }

    /// Returns the action for verb, kind, names and settings that are already separated, as in a line of JSON.
    package static func action(
        _ words: [String], operands: [String], settings: [(name: String, value: GivenValue)]
    ) throws(ActionFailure) -> WrittenAction {
        let verb = try verb(words.first)
        guard words.count < 3 else { throw .usage("an action has a verb and a kind, such as \"add attribute\"") }
        let word = words.dropFirst().first
        if word.map(anyProperty.contains) ?? !operands.isEmpty {
            return try withoutKind(ActionWithoutKind(verb: verb, rest: .parts(operands, settings)))
        }
        guard let kind = try kind(word, verb) else { throw noKind(word, verb) }
        return .complete(try action(verb, kind, operands, settings))
    }

    /// Returns the action for names and settings that are already separated.
    private static func action(
        _ verb: EditAction.Verb, _ kind: EditAction.Kind, _ operands: [String],
        _ settings: [(name: String, value: GivenValue)]
    ) throws(ActionFailure) -> EditAction {
        var action = EditAction(verb, kind, operands)
        for setting in settings { action.settings.append(try checked(setting, kind, verb)) }
        return try finished(action)
    }

    /// Rejects an action in which a setting occurs twice, because the value would be ambiguous.
    private static func refuseRepeats(_ action: EditAction) throws(ActionFailure) {
        var seen: Set<String> = []
        for setting in action.settings where !seen.insert(setting.name).inserted {
            throw .usage("--\(setting.name) is set twice", help: "set it once")
        }
    }

    private static func verb(_ word: String?) throws(ActionFailure) -> EditAction.Verb {
        if let verb = word.flatMap({ EditAction.Verb(rawValue: $0) ?? synonyms[$0] }) { return verb }
        let near = word.flatMap { SpellingSuggestion.nearest(to: $0, among: verbs) }
        throw .usage(
            word.map { "'\(TerminalText.escaped($0))' does not begin an action" } ?? "the action is empty",
            help: near.map { "did you mean '\($0)'?" }
                ?? "begin with \(verbs.joined(separator: ", ")): add attribute Book.title String")
    }

    /// The verbs of other tools as keys, with the verb of modelc as the value.
    private static let synonyms: [String: EditAction.Verb] = [
        "delete": .remove, "drop": .remove, "create": .add, "new": .add, "insert": .add, "change": .set,
        "modify": .set, "update": .set, "move": .rename,
    ]

    /// Returns the kind that a word names. Nil for the name of an element; the model then determines the kind.
    private static func kind(_ word: String?, _ verb: EditAction.Verb) throws(ActionFailure) -> EditAction.Kind? {
        guard let word, !word.hasPrefix("--") else { throw noKind(word, verb) }
        return EditAction.Kind(rawValue: word) ?? aliases[word]
    }

    /// Returns the failure for a word after the verb that is not a kind and not the name of an element.
    static func noKind(_ word: String?, _ verb: EditAction.Verb) -> ActionFailure {
        let names = EditAction.Kind.all(with: verb).map(\.rawValue)
        let near = word.flatMap { SpellingSuggestion.nearest(to: $0, among: names) }
        return .usage(
            word.map { "'\(TerminalText.escaped($0))' is not something to \(verb.rawValue)" }
                ?? "'\(verb.rawValue)' does not say what to \(verb.rawValue)",
            help: near.map { "did you mean '\($0)'?" } ?? word.flatMap { property($0, verb) }
                ?? "name one of \(names.joined(separator: ", "))")
    }

    /// Returns advice if the word after the verb is a property such as `Book.title` instead of a kind; nil for any
    /// other word.
    private static func property(_ word: String, _ verb: EditAction.Verb) -> String? {
        guard (try? PropertyPath(word)) != nil else { return nil }
        let path = ShellWord.quoted(word)
        return "write its kind: \(verb.rawValue) attribute \(path), or \(verb.rawValue) relationship \(path)"
    }

    /// Other words for kinds of elements as keys, with the kind as the value.
    private static let aliases: [String: EditAction.Kind] = [
        "attr": .attribute, "column": .attribute, "field": .attribute, "rel": .relationship,
        "relation": .relationship, "fetch-index": .index, "unique": .constraint, "uniqueness-constraint": .constraint,
        "request": .fetchRequest, "fetchrequest": .fetchRequest, "fetchedproperty": .fetchedProperty,
        "userinfo": .userInfo,
    ]

    /// Words that mean a property of any kind.
    private static let anyProperty: Set = ["property", "prop"]

    private static func setting(
        _ word: String, _ rest: inout ArraySlice<String>, _ kind: EditAction.Kind, _ verb: EditAction.Verb
    ) throws(ActionFailure) -> EditAction.Setting {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        let (known, value) = try SettingWords.find(parts[0], of: kind, verb)
        guard known.takesValue, value != .off else {
            guard parts.count == 1 else { throw .usage("--\(parts[0]) takes no value") }
            return EditAction.Setting(known.name, value)
        }
        if parts.count == 2 { return EditAction.Setting(known.name, .text(parts[1])) }
        guard let text = rest.popFirst() else { throw .usage("--\(parts[0]) needs a value") }
        return EditAction.Setting(known.name, .text(text))
    }

    private static func checked(
        _ setting: (name: String, value: GivenValue), _ kind: EditAction.Kind, _ verb: EditAction.Verb
    ) throws(ActionFailure) -> EditAction.Setting {
        let (known, value) = try SettingWords.find(setting.name, of: kind, verb)
        guard known.takesValue, value != .off else {
            return EditAction.Setting(known.name, try flag(setting, isOpposite: value == .off))
        }
        switch setting.value {
        case .text(let text): return EditAction.Setting(known.name, .text(text))
        // `default` is the only setting whose value can be a Boolean.
        case .flag(let holds) where known.name == "default":
            return EditAction.Setting(known.name, .text(holds ? "true" : "false"))
        case .flag(true): throw .usage("'\(setting.name)' needs a text or a number")
        case .flag(false), .none: return EditAction.Setting(known.name, .off)
        }
    }

    private static func flag(
        _ setting: (name: String, value: GivenValue), isOpposite: Bool
    ) throws(ActionFailure) -> ActionValue {
        switch setting.value {
        case .text: throw .usage("'\(setting.name)' is true or false")
        case .flag(true): return isOpposite ? .off : .on
        case .flag(false), .none: return isOpposite ? .on : .off
        }
    }
}

extension EditAction {
    /// Accepts the value after the name also as a setting: `add fetch-request recent --entity Book` means `add
    /// fetch-request recent Book`.
    fileprivate mutating func takeNamedOperand() throws(ActionFailure) {
        guard verb == .add, let name = kind.grammar.operand else { return }
        guard operands.count == 1 else {
            guard kind != .attribute, value(name) != nil else { return }
            throw .usage(
                "'add \(kind.rawValue)' names its \(name) twice", help: "name it once: leave out --\(name)")
        }
        if let index = settings.firstIndex(where: { $0.name == name }), let text = settings[index].value.text {
            operands.append(text)
            settings.remove(at: index)
        } else if kind == .attribute, value("composite")?.text != nil {
            operands.append("Composite")
        }
    }
}
