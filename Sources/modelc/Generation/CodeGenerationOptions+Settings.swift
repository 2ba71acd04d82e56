import ModelcCodegen
import ModelcConfiguration

extension CodeGenerationOptions {
    /// The options for a model; settings that nobody made are as the generator has them.
    ///
    /// - Parameter entityNames: the entities that get files; nil for all.
    init(_ settings: GenerateSettings, sourceName: String, modelName: String, entityNames: Set<String>?) {
        self.init(sourceName: sourceName, modelName: modelName, settings)
        self.entityNames = entityNames
        for entity in settings.entities?.value.entities ?? [] {
            var own = CodeGenerationOptions(
                sourceName: sourceName, modelName: modelName, settings.settings(ofEntity: entity.name))
            own.entityNames = entityNames
            own.ownAccess = entity.settings.access?.value.option
            own.classes.ownBaseClass = entity.settings.baseClass?.value
            entityOptions[entity.name] = own
        }
    }

    private init(sourceName: String, modelName: String, _ settings: GenerateSettings) {
        self.init(sourceName: sourceName, modelName: modelName, module: settings.module?.value)
        if let value = settings.access?.value { access = value.option }
        if let value = settings.isolation?.value { isolation = value.option }
        if let value = settings.includeXcodeCodegen?.value { includesXcodeGenerated = value }
        if let value = settings.human?.value { includesHumanFiles = value }
        classes.baseClass = settings.baseClass?.value
        classes.extraImports = settings.imports?.value ?? []
        types = TypeOptions(settings)
        extras = ExtraOptions(settings)
    }
}

extension TypeOptions {
    fileprivate init(_ settings: GenerateSettings) {
        self.init()
        if let value = settings.optionality?.value { optionality = value.option }
        if let value = settings.requiredWithoutDefault?.value { requiredWithoutDefault = value.option }
        if let value = settings.requiredToOne?.value { requiredToOne = value.option }
        if let value = settings.numbers?.value { numbers = value.option }
        if let value = settings.dates?.value { dates = value.option }
        if let value = settings.decimal?.value { decimals = value.option }
        if let value = settings.collections?.value { collections = value.option }
    }
}

extension ExtraOptions {
    fileprivate init(_ settings: GenerateSettings) {
        self.init()
        if let value = settings.support?.value { support = value ? .file : .shared }
        if let value = settings.userinfoConstants?.value { includesUserInfoConstants = value }
        if let value = settings.identifiable?.value { isIdentifiable = value }
        if let value = settings.snapshots?.value { includesSnapshots = value }
        if let value = settings.codable?.value { isCodable = value }
        if let value = settings.docFacts?.value { documentsFacts = value }
        if let value = settings.programmaticModel?.value { programmaticModel = value }
    }
}
