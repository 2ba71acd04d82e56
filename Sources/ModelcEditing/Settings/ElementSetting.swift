import ModelcBase

/// One setting of a kind of element: its name, and the code that applies it.
struct ElementSetting<Element>: Sendable {
    let word: SettingWord
    let apply: @Sendable (ActionValue, inout Element) throws(ActionFailure) -> Void

    init(
        _ name: String, value: String?,
        _ apply: @escaping @Sendable (ActionValue, inout Element) throws(ActionFailure) -> Void
    ) {
        word = SettingWord(name: name, value: value)
        self.apply = apply
    }

    /// Returns a setting without a value (`--NAME`, `--no-NAME`).
    static func flag(_ name: String, _ path: WritableKeyPath<Element, Bool> & Sendable) -> ElementSetting {
        ElementSetting(name, value: nil) { value, element in element[keyPath: path] = value == .on }
    }

    /// Returns a setting without a value (`--NAME`, `--no-NAME`). In the model, the value can also be missing (nil),
    /// which is different from false.
    static func optionalFlag(_ name: String, _ path: WritableKeyPath<Element, Bool?> & Sendable) -> ElementSetting {
        ElementSetting(name, value: nil) { value, element in element[keyPath: path] = value == .on }
    }

    /// Returns a setting whose value is a text that is not empty; `--no-NAME` removes it.
    static func filled(
        _ name: String, value: String, _ path: WritableKeyPath<Element, String?> & Sendable
    ) -> ElementSetting {
        ElementSetting(name, value: value) { value, element throws(ActionFailure) in
            guard value.text != "" else {
                throw .usage("--\(name) is empty", help: "to remove the value, write --no-\(name)")
            }
            element[keyPath: path] = value.text
        }
    }

    /// Returns a setting whose value is any text; `--no-NAME` removes it.
    static func text(
        _ name: String, value: String, _ path: WritableKeyPath<Element, String?> & Sendable
    ) -> ElementSetting {
        ElementSetting(name, value: value) { value, element in element[keyPath: path] = value.text }
    }

    /// Returns a setting whose value is a whole number, at least 0.
    static func count(_ name: String, _ path: WritableKeyPath<Element, Int?> & Sendable) -> ElementSetting {
        ElementSetting(name, value: "N") { value, element throws(ActionFailure) in
            guard let text = value.text else { return element[keyPath: path] = nil }
            guard let number = Int(text), number >= 0 else {
                throw .value(text, of: name, "is not a whole number of 0 or more")
            }
            element[keyPath: path] = number
        }
    }

    /// Returns a setting whose value is one of several words, ignoring letter case and spaces.
    static func choice<Choice: Sendable>(
        _ name: String, _ path: WritableKeyPath<Element, Choice> & Sendable, _ words: [(String, Choice)],
        none: Choice? = nil
    ) -> ElementSetting {
        ElementSetting(name, value: words.map(\.0).joined(separator: "|")) { value, element throws(ActionFailure) in
            guard let text = value.text else {
                guard let none else {
                    throw .usage("--no-\(name): one of \(words.map(\.0).joined(separator: ", ")) is needed")
                }
                return element[keyPath: path] = none
            }
            let wanted = ElementSetting.folded(text)
            guard let found = words.first(where: { ElementSetting.folded($0.0) == wanted }) else {
                var failure = ActionFailure.value(
                    text, of: name, "is not one of \(words.map(\.0).joined(separator: ", "))")
                let near = SpellingSuggestion.nearest(to: text, among: words.map(\.0))
                failure.help = near.map { "did you mean '\($0)'?" }
                throw failure
            }
            element[keyPath: path] = found.1
        }
    }

    private static func folded(_ text: String) -> String { text.lowercased().filter { $0 != " " && $0 != "-" } }
}

/// Finds settings by the words that users type.
enum SettingWords {
    /// Finds the setting that a word names. `--no-` before the word removes the value. Some words are the opposite of a
    /// setting, such as `--required` for `--no-optional`.
    ///
    /// - Returns: the setting, and `.off` if the word negates it.
    static func find(
        _ name: String, of kind: EditAction.Kind, _ verb: EditAction.Verb
    ) throws(ActionFailure) -> (SettingWord, ActionValue) {
        let words = kind.grammar.settings(of: verb)
        if let found = match(name, words) { return found }
        let names = words.map(\.name) + opposites.filter { pair in words.contains { $0.name == pair.value } }.map(\.key)
        guard match(name, kind.grammar.settings) == nil else {
            let others = EditAction.Verb.allCases.filter { match(name, kind.grammar.settings(of: $0)) != nil }
            let actions = others.map { "'\($0.rawValue) \(kind.rawValue)'" }.joined(separator: " and ")
            throw .usage(
                "'\(verb.rawValue) \(kind.rawValue)' takes no '--\(TerminalText.escaped(name))'",
                help: "\(actions) \(others.count == 1 ? "has" : "have") it: write a separate action")
        }
        let near = SpellingSuggestion.nearest(to: name, among: names)
        throw .usage(
            "\(kind.grammar.article) has no setting '--\(TerminalText.escaped(name))'",
            help: near.map { "did you mean '--\($0)'?" }
                ?? (names.isEmpty
                    ? nil : "the settings are " + names.sorted().map { "--\($0)" }.joined(separator: ", ")))
    }

    /// Whether a word is one of these settings, or is similar to one.
    static func isNear(_ name: String, _ words: [SettingWord]) -> Bool {
        match(name, words) != nil || SpellingSuggestion.nearest(to: name, among: words.map(\.name)) != nil
    }

    private static func match(_ name: String, _ words: [SettingWord]) -> (SettingWord, ActionValue)? {
        named(name, words) ?? usualName(of: name).flatMap { named($0, words) }
    }

    private static func named(_ name: String, _ words: [SettingWord]) -> (SettingWord, ActionValue)? {
        if let opposite = opposites[name], let word = words.first(where: { $0.name == opposite }) {
            return (word, .off)
        }
        if let word = words.first(where: { $0.name == name }) { return (word, .on) }
        guard name.hasPrefix("no-"), let word = words.first(where: { $0.name == name.dropFirst(3) }) else { return nil }
        return (word, .off)
    }

    /// Returns the setting for a name that is used elsewhere (see `synonyms`); nil for any other word.
    private static func usualName(of name: String) -> String? {
        guard name.hasPrefix("no-") else { return synonyms[name] }
        return synonyms[String(name.dropFirst("no-".count))].map { "no-" + $0 }
    }

    /// Other names of settings: in the model file, in Xcode's inspector, and in other tools.
    static let synonyms = [
        "allows-external-storage": "external-storage", "attributeType": "type", "class-name": "class",
        "codeGenerationType": "codegen", "customClassName": "class", "default-value": "default",
        "defaultValue": "default", "defaultValueString": "default", "delete-rule": "delete", "deleteRule": "delete",
        "deletionRule": "delete", "derivationExpression": "derived", "destinationEntity": "destination",
        "elementID": "renaming-id", "inverse-delete-rule": "inverse-delete", "inverseName": "inverse",
        "isAbstract": "abstract", "many": "to-many", "many-inverse": "to-many-inverse", "max-count": "max",
        "max-value": "max", "maxCount": "max", "maxValueString": "max", "min-count": "min", "min-value": "min",
        "minCount": "min", "minValueString": "min", "not-null": "required", "nullable": "optional", "one": "to-one",
        "parent-entity": "parent", "parentEntity": "parent", "predicateString": "predicate",
        "regularExpressionString": "regex", "renaming-identifier": "renaming-id", "representedClassName": "class",
        "toMany": "to-many", "usesScalarValueType": "scalar", "valueTransformerName": "transformer",
        "versionHashModifier": "hash-modifier",
    ]

    private static let opposites = [
        "required": "optional", "to-one": "to-many", "to-one-inverse": "to-many-inverse",
        "inverse-required": "inverse-optional", "concrete": "abstract",
    ]
}

extension EditAction {
    /// Applies settings in the order of their table, not in the order in which they were typed. For example, the type
    /// must be applied before the default.
    func apply<Element>(_ table: [ElementSetting<Element>], to element: inout Element) throws(ActionFailure) {
        for entry in table {
            for setting in settings where setting.name == entry.word.name {
                try entry.apply(setting.value, &element)
            }
        }
    }

    /// Returns the value of a setting; nil if the action does not have the setting.
    package func value(_ name: String) -> ActionValue? { settings.last { $0.name == name }?.value }
}
