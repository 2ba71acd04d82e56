import ModelcSchema
import ModelcTemplating

extension TemplateDictionary {
    /// The names under which the options stand, for checking templates before there are any.
    static let optionNames = TemplateDictionary(CodeGenerationOptions(sourceName: "", modelName: "", module: nil)).keys

    /// The options by the names of their flags.
    init(_ options: CodeGenerationOptions) {
        let (types, classes, extras) = (options.types, options.classes, options.extras)
        self.init([
            "access": .string(options.access.rawValue), "isolation": .string(options.isolation.rawValue),
            "module": TemplateValue(options.module),
            "optionality": .string(types.optionality.rawValue),
            "required-without-default": .string(types.requiredWithoutDefault.rawValue),
            "required-to-one": .string(types.requiredToOne.rawValue), "numbers": .string(types.numbers.rawValue),
            "dates": .string(types.dates.rawValue), "decimals": .string(types.decimals.rawValue),
            "decimal": .string(types.decimals.rawValue), "imports": TemplateValue(classes.extraImports),
            "collections": .string(types.collections.rawValue), "base-class": TemplateValue(classes.baseClass),
            "extra-imports": TemplateValue(classes.extraImports), "support": .string(extras.support.rawValue),
            "userinfo-constants": .bool(extras.includesUserInfoConstants),
            "identifiable": .bool(extras.isIdentifiable), "snapshots": .bool(extras.includesSnapshots),
            "codable": .bool(extras.isCodable), "doc-facts": .bool(extras.documentsFacts),
            "programmatic-model": .bool(extras.programmaticModel),
        ])
    }
}

extension TemplateDictionary {
    /// User info as templates see it.
    init(_ userInfo: UserInfo) {
        self.init(
            Dictionary(
                userInfo.entries.map { ($0.key, TemplateValue.string($0.value)) }, uniquingKeysWith: { $1 }))
    }
}
