/// The actions for a kind of element, and the settings that they take.
struct ActionGrammar {
    /// The kind with its article, for messages.
    let article: String
    /// The verbs that are supported.
    let verbs: [EditAction.Verb]
    /// The setting of `set` that `add` takes as an operand after the name.
    let operand: String?
    /// The settings of the element itself, which `rename` takes, too.
    let own: [SettingWord]
    /// The settings that only `add` and `set` take.
    let others: [SettingWord]
    /// Whether `remove` can also remove references to the element.
    let cascades: Bool
    /// Whether `set` requires a setting.
    let needsSetting: Bool

    fileprivate init(
        _ article: String, verbs: [EditAction.Verb] = EditAction.Verb.allCases, operand: String? = nil,
        own: [SettingWord] = [], others: [SettingWord] = [], cascades: Bool = false, needsSetting: Bool = false
    ) {
        self.article = article
        self.verbs = verbs
        self.operand = operand
        self.own = own
        self.others = others
        self.cascades = cascades
        self.needsSetting = needsSetting
    }

    /// All settings, in the order in which they are applied.
    var settings: [SettingWord] { own + others }

    /// Returns the settings that an action uses.
    func settings(of verb: EditAction.Verb) -> [SettingWord] {
        switch verb {
        case .add, .set: settings
        case .rename: own
        case .remove: cascades ? [.cascade] : []
        }
    }
}

extension EditAction.Kind {
    /// The grammar of the kind.
    var grammar: ActionGrammar {
        switch self {
        case .model:
            ActionGrammar("the model", verbs: [.set], others: ModelSettings.all.map(\.word), needsSetting: true)
        case .entity:
            ActionGrammar(
                "an entity", own: EntitySettings.all.map(\.word), others: EntitySettings.references, cascades: true,
                needsSetting: true)
        case .attribute:
            ActionGrammar(
                "an attribute", operand: "type", own: AttributeSettings.all.map(\.word), cascades: true,
                needsSetting: true)
        case .relationship:
            ActionGrammar(
                "a relationship", operand: "destination", own: RelationshipSettings.all.map(\.word),
                others: RelationshipSettings.references, cascades: true, needsSetting: true)
        case .fetchedProperty:
            ActionGrammar(
                "a fetched-property", operand: SettingWord.entity.name, own: FetchSettings.ofProperty.map(\.word),
                others: FetchSettings.all.map(\.word) + [.entity], cascades: true, needsSetting: true)
        case .index: ActionGrammar("an index", others: ModelSettings.ofIndex.map(\.word))
        case .constraint: ActionGrammar("a constraint", verbs: [.add, .remove])
        case .configuration:
            ActionGrammar("a configuration", others: ModelSettings.ofConfiguration.map(\.word), needsSetting: true)
        case .member: ActionGrammar("a member", verbs: [.add, .remove])
        case .fetchRequest:
            ActionGrammar(
                "a fetch-request", operand: SettingWord.entity.name,
                others: FetchSettings.all.map(\.word) + [.entity], needsSetting: true)
        case .composite: ActionGrammar("a composite", verbs: [.add, .remove, .rename], cascades: true)
        case .userInfo: ActionGrammar("user info")
        }
    }

    /// The settings of the kind as they are typed, in the order of their tables: `--default VALUE`, `--optional`.
    package var settingWords: [String] {
        grammar.settings.map { "--\($0.name)" + ($0.value.map { " \($0)" } ?? "") }
    }

    /// The kinds that an action with a verb can change.
    package static func all(with verb: EditAction.Verb) -> [Self] {
        allCases.filter { $0.grammar.verbs.contains(verb) }
    }

    /// Returns the settings of an action as words: `--default`, `--optional`, `--no-optional`.
    package func settingNames(of verb: EditAction.Verb) -> [String] {
        grammar.settings(of: verb).flatMap { word in
            word.value == nil ? ["--\(word.name)", "--no-\(word.name)"] : ["--\(word.name)"]
        }
    }

    /// Whether a word is one of its settings, or similar to one: `optinal`.
    package func hasSetting(like name: String) -> Bool { SettingWords.isNear(name, grammar.settings) }
}
