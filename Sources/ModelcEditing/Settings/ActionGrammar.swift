/// The grammar of edit actions for one kind of element: the verbs and the settings.
struct ActionGrammar {
    /// The kind with its article, for messages: `an attribute`.
    let article: String
    /// The verbs that can be used with the kind.
    let verbs: [EditAction.Verb]
    /// The name of the setting whose value `add` expects without `--`, after the name; nil if there is none.
    let operand: String?
    /// The settings of the element itself. `rename` accepts them as well.
    let own: [SettingWord]
    /// The settings that only `add` and `set` accept.
    let others: [SettingWord]
    /// Whether `remove` accepts `--cascade`, which also removes references to the element.
    let cascades: Bool
    /// Whether `set` requires at least one setting.
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

    /// Returns the settings that an action with this verb accepts.
    func settings(of verb: EditAction.Verb) -> [SettingWord] {
        switch verb {
        case .add, .set: settings
        case .rename: own
        case .remove: cascades ? [.cascade] : []
        }
    }
}

extension EditAction.Kind {
    /// The verbs and the settings for the kind.
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

    /// The settings of the kind as the user types them, in the order of their tables: `--default VALUE`, `--optional`.
    package var settingWords: [String] {
        grammar.settings.map { "--\($0.name)" + ($0.value.map { " \($0)" } ?? "") }
    }

    /// The kinds that can be used with a verb.
    package static func all(with verb: EditAction.Verb) -> [Self] {
        allCases.filter { $0.grammar.verbs.contains(verb) }
    }

    /// Returns the settings that an action with this verb accepts, as words: `--default`, `--optional`,
    /// `--no-optional`.
    package func settingNames(of verb: EditAction.Verb) -> [String] {
        grammar.settings(of: verb).flatMap { word in
            word.value == nil ? ["--\(word.name)", "--no-\(word.name)"] : ["--\(word.name)"]
        }
    }

    /// Whether a word is a setting of the kind, or is similar to one: `optinal`.
    package func hasSetting(like name: String) -> Bool { SettingWords.isNear(name, grammar.settings) }
}
