import ModelcCodegen
import ModelcDiagnostics
import ModelcSettings

/// A setting that is well-formed and yet cannot be followed.
struct SettingFault {
    var id: DiagnosticID = .invalidSetting
    var severity = Severity.error
    var message: String
    var help: String?
    /// Where the setting comes from.
    var origin: SettingOrigin
    /// The name of the setting, where style or language of the model have no use for it.
    var unused: String?
    /// Whether the setting stands in the model's own entry, and so is for no other.
    var isOwn = false

    var diagnostic: Diagnostic { Diagnostic(id, severity, message, at: origin.location, help: help) }

    /// All that is wrong with the settings of models, in their order; looked for once in a run.
    ///
    /// - Parameter all: all models that settings for all of them may be meant for.
    static func faults(of models: [EffectiveModel], among all: [EffectiveModel]) -> [[SettingFault]] {
        let conflicts = SettingConflictCheck.faults(of: models, among: all)
        return zip(models, conflicts).map { model, conflicts in
            SettingNameCheck.faults(of: model.settings) + conflicts
        }
    }

    /// Wrong flags are wrong usage.
    static func refuseFlags(_ faults: [[SettingFault]]) throws {
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
    static let invalidSetting = DiagnosticID("invalid-setting")
    /// Two settings that exclude each other.
    static let settingConflict = DiagnosticID("setting-conflict")
    /// A setting for all models that does not concern this one.
    static let settingWithoutEffect = DiagnosticID("setting-without-effect")
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

/// Finds settings that style or language of a model have no use for.
///
/// Where the style or the language was chosen nearer to the command line, as for one model of many, or where another model
/// of the configuration has a use for a setting for all, it is no fault: a note says that it has no effect here.
struct SettingConflictCheck {
    private let model: EffectiveModel
    private var faults: [SettingFault] = []

    /// - Parameter all: all models that settings for all of them may be meant for.
    static func faults(of models: [EffectiveModel], among all: [EffectiveModel]) -> [[SettingFault]] {
        // A setting for all models may be meant for any that has a use for it.
        let unused = all.map { Set(faults(of: $0).compactMap(\.unused)) }
        let unusedByAll = unused.dropFirst().reduce(unused.first ?? []) { $0.intersection($1) }
        return models.map { model in
            faults(of: model).map { fault in
                guard let name = fault.unused, !fault.isOwn, !unusedByAll.contains(name) else { return fault }
                return fault.withoutEffect(on: model)
            }
        }
    }

    private static func faults(of model: EffectiveModel) -> [SettingFault] {
        var check = SettingConflictCheck(model: model)
        check.run()
        return check.faults
    }

    private init(model: EffectiveModel) { self.model = model }

    private var settings: GenerateSettings { model.settings }

    private mutating func run() {
        let style = styleChoice
        for key in SettingTable.all where key.isSet(settings) && key.asksForSomething(settings) {
            switch key.scope {
            case .all: break
            case .modern: report(key, "modelc's own layout", against: style)
            case .swift: report(key, "modelc's own Swift", against: style ?? languageChoice(.objectiveC))
            case .objectiveC: report(key, "modelc's own Objective-C", against: style ?? languageChoice(.swift))
            case .xcode:
                report(
                    key, "Xcode's layout, which needs \(GenerateSettings.flag(\.style)) xcode", against: modernChoice)
            }
        }
    }

    /// A choice of style or language that leaves no room for a setting.
    private struct Choice {
        /// The choice with its place, which may be in a file that the user does not think of.
        var reason = ""
        var nearness: EffectiveModel.Nearness
    }

    /// That Xcode's layout was chosen; nil where it was not.
    private var styleChoice: Choice? {
        guard settings.style.value.era != nil else { return nil }
        let reason = clause("style", settings.style.value.rawValue, settings.style.origin)
        return Choice(reason: reason, nearness: model.nearness(of: \.style))
    }

    /// That modelc's own layout was chosen; nil where it was not.
    private var modernChoice: Choice? {
        settings.style.value.era == nil ? Choice(nearness: model.nearness(of: \.style)) : nil
    }

    /// That a language was chosen; nil where it was another one.
    private func languageChoice(_ language: OutputLanguage) -> Choice? {
        guard (settings.language?.value ?? .swift) == language else { return nil }
        let reason = settings.language.map { clause("language", $0.value.rawValue, $0.origin) } ?? ""
        return Choice(reason: reason, nearness: model.nearness(of: \.language))
    }

    private func clause(_ key: String, _ value: String, _ origin: SettingOrigin) -> String {
        let place = origin.location.map { " (\($0.path)\($0.position.map { ":\($0.line)" } ?? ""))" } ?? ""
        return ", and '\(key)' is '\(value)'\(place)"
    }

    /// - Parameters:
    ///   - code: what the setting is for.
    ///   - choice: what leaves no room for it; nil where nothing does.
    private mutating func report(_ key: SettingKey, _ code: String, against choice: Choice?) {
        guard let choice else { return }
        let nearness = model.nearness(of: key)
        let fault = SettingFault(
            id: .settingConflict, message: "\(key.name) is for \(code)\(choice.reason)", origin: key.origin(settings),
            unused: key.name, isOwn: nearness == .model)
        // A default in a file leaves the file as good as without it.
        let isHarmless = key.isDefault(settings) && key.origin(settings) != .flag
        faults.append(nearness < choice.nearness || isHarmless ? fault.withoutEffect(on: model) : fault)
    }
}

extension SettingFault {
    /// The fault where the setting is there for other models.
    fileprivate func withoutEffect(on model: EffectiveModel) -> SettingFault {
        if severity == .note { return self }
        var note = self
        note.id = .settingWithoutEffect
        note.severity = .note
        note.message += ": no effect on '\(model.path.path)'"
        return note
    }
}
