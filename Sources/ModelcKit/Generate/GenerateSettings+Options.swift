import ModelcCodegen
import ModelcConfiguration
import ModelcSettings

// What the settings are to the three generators. Settings that nobody made are as the generators have them.

extension CodeGenerationOptions {
    /// - Parameter entityNames: the entities that get files; nil for all.
    init(_ settings: GenerateSettings, sourceName: String, modelName: String, entityNames: Set<String>?) {
        self.init(sourceName: sourceName, modelName: modelName, settings)
        self.entityNames = entityNames
        for entity in settings.entities?.value.entities ?? [] {
            var own = CodeGenerationOptions(
                sourceName: sourceName, modelName: modelName, settings.settings(ofEntity: entity.name))
            own.entityNames = entityNames
            own.ownAccess = entity.settings.access?.value
            own.classes.ownBaseClass = entity.settings.baseClass?.value
            entityOptions[entity.name] = own
        }
    }

    private init(sourceName: String, modelName: String, _ settings: GenerateSettings) {
        self.init(sourceName: sourceName, modelName: modelName, module: settings.module?.value)
        settings.access.set(&access)
        settings.isolation.set(&isolation)
        settings.includeXcodeCodegen.set(&includesXcodeGenerated)
        settings.human.set(&includesHumanFiles)
        settings.imports.set(&classes.extraImports)
        classes.baseClass = settings.baseClass?.value
        setTypes(settings)
        setExtras(settings)
    }

    private mutating func setTypes(_ settings: GenerateSettings) {
        settings.optionality.set(&types.optionality)
        settings.requiredWithoutDefault.set(&types.requiredWithoutDefault)
        settings.requiredToOne.set(&types.requiredToOne)
        settings.numbers.set(&types.numbers)
        settings.dates.set(&types.dates)
        settings.decimal.set(&types.decimals)
        settings.collections.set(&types.collections)
    }

    private mutating func setExtras(_ settings: GenerateSettings) {
        if let value = settings.support?.value { extras.support = value ? .file : .shared }
        settings.userinfoConstants.set(&extras.includesUserInfoConstants)
        settings.identifiable.set(&extras.isIdentifiable)
        settings.snapshots.set(&extras.includesSnapshots)
        settings.codable.set(&extras.isCodable)
        settings.docFacts.set(&extras.documentsFacts)
        settings.programmaticModel.set(&extras.programmaticModel)
    }
}

extension ObjectiveCOptions {
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
        settings.includeXcodeCodegen.set(&includesXcodeGenerated)
        settings.human.set(&includesHumanFiles)
        settings.constants.set(&constants)
        settings.scalars.set(&scalars)
        settings.docFacts.set(&documentsFacts)
        settings.userinfoConstants.set(&userInfoConstants)
    }
}

extension XcodeStyleOptions {
    /// - Parameter entityNames: the entities that get files; nil for all that otherwise would.
    init(_ era: XcodeEra, _ settings: GenerateSettings, modelName: String, entityNames: Set<String>?) {
        self.init(
            modelName: modelName, era: era, language: settings.language?.value, module: settings.module?.value,
            usesNSDate: settings.nsdate?.value, identifiable: settings.xcodeIdentifiable?.value,
            optionality: settings.xcodeOptionality?.value)
        settings.allEntities.set(&allEntities)
        settings.codegen.set(&mode)
        settings.header.set(&header)
        settings.human.set(&includesHumanFiles)
        self.entityNames = entityNames
        for entity in settings.entities?.value.entities ?? [] {
            includesHumanFilesOfEntity[entity.name] = entity.settings.human?.value
        }
    }
}

extension TemplateOutput {
    /// What an output of the configuration is to the generator.
    init(_ output: ExtraOutput) {
        self.init(
            template: output.template.path, fileName: output.fileName.text, scope: output.scope,
            policy: output.overwrite, isExtra: true)
    }
}

extension Optional {
    /// Takes over what somebody set.
    fileprivate func set<Value>(_ field: inout Value) where Wrapped == Setting<Value> {
        if let self { field = self.value }
    }
}
