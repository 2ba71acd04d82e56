import ModelcCodegen
import ModelcSettings

/// Reports settings that must be the name of a class or module but are not a valid name.
enum SettingNameCheck {
    static func problems(of settings: GenerateSettings) -> [SettingProblem] {
        let language = settings.language?.value
        let entities = (settings.entities?.value.entities ?? []).map(\.settings)
        let all = [settings] + entities
        let own = all.map { baseClass($0, language) } + all.map(baseClassImport)
        return ([module(settings)] + imports(settings) + own + all.flatMap(initialValues)).compactMap { $0 }
    }

    private static func initialValues(_ settings: GenerateSettings) -> [SettingProblem?] {
        let setting = settings.onInsert
        return setting.value.filter { !InitialValueRules.isRule($0) }.map {
            SettingProblem(
                message: "'\($0)' does not name an attribute and its value",
                help: "write identifier=uuid, createdAt=now, or NAME= and an expression of Swift",
                origin: setting.origin)
        }
    }

    private static func baseClassImport(_ settings: GenerateSettings) -> SettingProblem? {
        guard let setting = settings.baseClassImport, !ObjectiveCImports.isHeader(setting.value) else { return nil }
        return SettingProblem(
            message: "'\(setting.value)' is not a header", help: "write Base.h, or <Module/Base.h>",
            origin: setting.origin)
    }

    private static func baseClass(_ settings: GenerateSettings, _ language: ClassLanguage?) -> SettingProblem? {
        guard let setting = settings.baseClass else { return nil }
        let isName = language == .objectiveC ? CodeGenerator.isModule : CodeGenerator.isBaseClass
        if isName(setting.value) { return nil }
        return SettingProblem(
            message: "'\(setting.value)' is not a class",
            help: language == .objectiveC ? "write Base" : "write Base, or Module.Base", origin: setting.origin)
    }

    private static func module(_ settings: GenerateSettings) -> SettingProblem? {
        guard let setting = settings.module, !CodeGenerator.isModule(setting.value) else { return nil }
        return SettingProblem(
            message: "'\(setting.value)' is not a module", help: "write its name as after 'import'",
            origin: setting.origin)
    }

    private static func imports(_ settings: GenerateSettings) -> [SettingProblem?] {
        let setting = settings.imports
        return setting.value.filter { !CodeGenerator.isModule($0) }.map {
            SettingProblem(
                message: "'\($0)' is not a module to import", help: "write its name as after 'import'",
                origin: setting.origin)
        }
    }
}
