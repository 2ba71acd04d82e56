import ModelcCodegen
import ModelcConfiguration
import ModelcDiagnostics
import ModelcSettings

/// A setting that is well-formed and yet cannot be followed.
package struct SettingFault {
    package var id: DiagnosticID = .invalidSetting
    package var severity = Severity.error
    package var message: String
    package var help: String?
    /// Where the setting comes from.
    package var origin: SettingOrigin
    /// The name of the setting, where style or language of the model have no use for it.
    package var unused: String?
    /// Whether the setting stands in the model's own entry, and so is for no other.
    package var isOwn = false

    package var diagnostic: Diagnostic { Diagnostic(id, severity, message, at: origin.location, help: help) }

    /// All that is wrong with the settings of models, in their order; looked for once in a run.
    ///
    /// - Parameter all: all models that settings for all of them may be meant for.
    package static func faults(of models: [EffectiveModel], among all: [EffectiveModel]) -> [[SettingFault]] {
        let conflicts = SettingConflictCheck.faults(of: models, among: all)
        return zip(models, conflicts).map { model, conflicts in
            SettingNameCheck.faults(of: model.settings) + conflicts
        }
    }

    /// Wrong flags are wrong usage.
    package static func refuseFlags(_ faults: [[SettingFault]]) throws {
        let fault = faults.joined().first { $0.origin == .flag && $0.severity == .error }
        if let fault { throw UsageFault(fault.message + (fault.help.map { ": " + $0 } ?? "")) }
    }
}

extension SettingOrigin {
    /// The place in the configuration file.
    var location: SourceLocation? {
        switch self {
        case .file(let location): location
        case .flag, .standard: nil
        }
    }
}

extension DiagnosticID {
    /// A name that cannot be one: a base class, a module.
    package static let invalidSetting = DiagnosticID("invalid-setting")
    /// Two settings that exclude each other.
    package static let settingConflict = DiagnosticID("setting-conflict")
    /// A setting for all models that does not concern this one.
    package static let settingWithoutEffect = DiagnosticID("setting-without-effect")
}

/// Refuses settings that should be names of classes or modules and are not.
enum SettingNameCheck {
    static func faults(of settings: GenerateSettings) -> [SettingFault] {
        let language = settings.language?.value
        let entities = (settings.entities?.value.entities ?? []).map(\.settings)
        let all = [settings] + entities
        let own = all.map { baseClass($0, language) } + all.map(baseClassImport)
        return ([module(settings)] + imports(settings) + own + all.flatMap(initialValues)).compactMap { $0 }
    }

    private static func initialValues(_ settings: GenerateSettings) -> [SettingFault?] {
        let setting = settings.onInsert
        return setting.value.filter { !InitialValueRules.isRule($0) }.map {
            SettingFault(
                message: "'\($0)' does not name an attribute and its value",
                help: "write identifier=uuid, createdAt=now, or NAME= and an expression of Swift",
                origin: setting.origin)
        }
    }

    private static func baseClassImport(_ settings: GenerateSettings) -> SettingFault? {
        guard let setting = settings.baseClassImport, !ObjectiveCImports.isHeader(setting.value) else { return nil }
        return SettingFault(
            message: "'\(setting.value)' is not a header", help: "write Base.h, or <Module/Base.h>",
            origin: setting.origin)
    }

    private static func baseClass(_ settings: GenerateSettings, _ language: OutputLanguage?) -> SettingFault? {
        guard let setting = settings.baseClass else { return nil }
        let isName = language == .objectiveC ? CodeGenerator.isModule : CodeGenerator.isBaseClass
        if isName(setting.value) { return nil }
        return SettingFault(
            message: "'\(setting.value)' is not a class",
            help: language == .objectiveC ? "write Base" : "write Base, or Module.Base", origin: setting.origin)
    }

    private static func module(_ settings: GenerateSettings) -> SettingFault? {
        guard let setting = settings.module, !CodeGenerator.isModule(setting.value) else { return nil }
        return SettingFault(
            message: "'\(setting.value)' is not a module", help: "write its name as after 'import'",
            origin: setting.origin)
    }

    private static func imports(_ settings: GenerateSettings) -> [SettingFault?] {
        let setting = settings.imports
        return setting.value.filter { !CodeGenerator.isModule($0) }.map {
            SettingFault(
                message: "'\($0)' is not a module to import", help: "write its name as after 'import'",
                origin: setting.origin)
        }
    }
}
