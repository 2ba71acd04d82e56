import ModelcCodegen
import ModelcConfiguration

extension ObjectiveCOptions {
    /// The options for a model; settings that nobody made are as the generator has them.
    ///
    /// - Parameter entityNames: the entities that get files; nil for all.
    init(_ settings: GenerateSettings, sourceName: String, modelName: String, entityNames: Set<String>?) {
        self.init(sourceName: sourceName, modelName: modelName, settings)
        self.entityNames = entityNames
        for entity in settings.entities?.value.entities ?? [] {
            var own = ObjectiveCOptions(
                sourceName: sourceName, modelName: modelName, settings.settings(ofEntity: entity.name))
            own.entityNames = entityNames
            own.ownBaseClass = entity.settings.baseClass?.value
            entityOptions[entity.name] = own
        }
    }

    private init(sourceName: String, modelName: String, _ settings: GenerateSettings) {
        self.init(
            sourceName: sourceName, modelName: modelName, module: settings.module?.value,
            baseClass: settings.baseClass?.value, baseClassImport: settings.baseClassImport?.value)
        if let value = settings.includeXcodeCodegen?.value { includesXcodeGenerated = value }
        if let value = settings.human?.value { includesHumanFiles = value }
        if let value = settings.constants?.value { constants = value.option }
        if let value = settings.scalars?.value { scalars = value.option }
        if let value = settings.docFacts?.value { documentsFacts = value }
        if let value = settings.userinfoConstants?.value { userInfoConstants = value }
    }
}
