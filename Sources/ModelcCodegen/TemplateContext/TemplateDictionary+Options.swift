import ModelcSchema
import ModelcSettings
import ModelcTemplating

extension TemplateDictionary {
    /// The names under which the settings stand, for checking templates before there are any.
    static let optionNames: [String] = {
        let input = CodeGenerationInput(sourceName: "", modelName: "")
        return TemplateDictionary(input, input.settings).keys
    }()

    /// The settings of generated Swift by the names of their flags, and some under the names that they had before.
    init(_ input: CodeGenerationInput, _ settings: GenerateSettings) {
        self.init([
            "access": .string(settings.access.value.rawValue),
            "isolation": .string(settings.isolation.value.rawValue),
            "module": TemplateValue(settings.module?.value),
            "optionality": .string(settings.optionality.value.rawValue),
            "required-without-default": .string(settings.requiredWithoutDefault.value.rawValue),
            "required-to-one": .string(settings.requiredToOne.value.rawValue),
            "numbers": .string(settings.numbers.value.rawValue), "dates": .string(settings.dates.value.rawValue),
            "decimals": .string(settings.decimal.value.rawValue), "decimal": .string(settings.decimal.value.rawValue),
            "imports": TemplateValue(settings.imports.value), "extra-imports": TemplateValue(settings.imports.value),
            "collections": .string(settings.collections.value.rawValue),
            "base-class": TemplateValue(settings.baseClass?.value), "support": .string(input.support.rawValue),
            "userinfo-constants": .bool(settings.userinfoConstants.value),
            "identifiable": .bool(settings.identifiable.value), "snapshots": .bool(settings.snapshots.value),
            "codable": .bool(settings.codable.value), "doc-facts": .bool(settings.docFacts.value),
            "programmatic-model": .bool(settings.programmaticModel.value),
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
