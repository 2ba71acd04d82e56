import ModelcCodegen
import ModelcConfiguration

extension XcodeStyleOptions {
    /// The options for a model; settings that nobody made are as in the era.
    ///
    /// - Parameter entityNames: the entities that get files; nil for all that otherwise would.
    init(_ era: XcodeEra, _ settings: GenerateSettings, modelName: String, entityNames: Set<String>?) {
        self.init(
            modelName: modelName, era: era, language: settings.language?.value.option,
            module: settings.module?.value, usesNSDate: settings.nsdate?.value,
            identifiable: settings.xcodeIdentifiable?.value.option,
            optionality: settings.xcodeOptionality?.value.xcodeOption)
        if let value = settings.allEntities?.value { allEntities = value }
        if let value = settings.codegen?.value { mode = value.option }
        if let value = settings.header?.value { header = value.option }
        if let value = settings.human?.value { includesHumanFiles = value }
        self.entityNames = entityNames
        for entity in settings.entities?.value.entities ?? [] {
            includesHumanFilesOfEntity[entity.name] = entity.settings.human?.value
        }
    }
}
