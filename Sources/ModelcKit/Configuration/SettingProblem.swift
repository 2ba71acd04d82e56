import ModelcCodegen
import ModelcDiagnostics
import ModelcSettings

/// A setting that is well-formed but cannot be applied.
struct SettingProblem {
    var id: DiagnosticID = .invalidSetting
    var severity = Severity.error
    var message: String
    var help: String?
    /// Where the setting comes from, such as a flag or a line of the configuration file.
    var origin: SettingOrigin
    /// The name of the setting, if the problem is that the style or language of the model does not use it; nil for
    /// other problems.
    var unused: String?
    /// Whether the setting is in the model's own entry, and so does not apply to other models.
    var isOwn = false

    var diagnostic: Diagnostic { Diagnostic(id, severity, message, at: origin.location, help: help) }

    /// Returns all errors in the settings of models, in the order of the models. This is called once in a run.
    ///
    /// - Parameter all: all models to which settings for all models may apply.
    static func faults(of models: [EffectiveModel], among all: [EffectiveModel]) -> [[SettingProblem]] {
        let conflicts = SettingConflictCheck.faults(of: models, among: all)
        return zip(models, conflicts).map { model, conflicts in
            SettingNameCheck.faults(of: model.settings) + conflicts
        }
    }

    /// Reports wrong flags as usage errors.
    static func refuseFlags(_ faults: [[SettingProblem]]) throws {
        let fault = faults.joined().first { $0.origin == .flag && $0.severity == .error }
        if let fault { throw UsageError(fault.message + (fault.help.map { ": " + $0 } ?? "")) }
    }
}

extension SettingOrigin {
    /// The location in the configuration file.
    var location: SourceLocation? {
        switch self {
        case .file(let location): location
        case .flag, .standard: nil
        }
    }
}

extension DiagnosticID {
    /// A value that is not a valid name, such as the name of a base class or a module.
    static let invalidSetting = DiagnosticID("invalid-setting")
    /// Two settings that exclude each other.
    static let settingConflict = DiagnosticID("setting-conflict")
    /// A setting for all models that does not apply to this model.
    static let settingWithoutEffect = DiagnosticID("setting-without-effect")
}

/// Finds settings that the style or language of a model does not use.
///
/// The problem is a note instead of an error in two cases. First: the style or the language was chosen closer to the
/// command line than the setting, as for one model of many. Second: the setting is for all models, and another model of
/// the configuration uses it.
struct SettingConflictCheck {
    private let model: EffectiveModel
    private var faults: [SettingProblem] = []

    /// - Parameter all: all models to which settings for all models may apply.
    static func faults(of models: [EffectiveModel], among all: [EffectiveModel]) -> [[SettingProblem]] {
        // A setting for all models applies to any model that uses it.
        let unused = all.map { Set(faults(of: $0).compactMap(\.unused)) }
        let unusedByAll = unused.dropFirst().reduce(unused.first ?? []) { $0.intersection($1) }
        return models.map { model in
            faults(of: model).map { fault in
                guard let name = fault.unused, !fault.isOwn, !unusedByAll.contains(name) else { return fault }
                return fault.withoutEffect(on: model)
            }
        }
    }

    private static func faults(of model: EffectiveModel) -> [SettingProblem] {
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

    /// A chosen style or language that excludes a setting.
    private struct Choice {
        /// The text that states the choice and its location. The location may be a file that the user does not expect.
        var reason = ""
        var nearness: EffectiveModel.Nearness
    }

    /// The choice of a style with Xcode's layout; nil if no such style was chosen.
    private var styleChoice: Choice? {
        guard settings.style.value.era != nil else { return nil }
        let reason = clause("style", settings.style.value.rawValue, settings.style.origin)
        return Choice(reason: reason, nearness: model.nearness(of: \.style))
    }

    /// The choice of a style with modelc's own layout; nil if no such style was chosen.
    private var modernChoice: Choice? {
        settings.style.value.era == nil ? Choice(nearness: model.nearness(of: \.style)) : nil
    }

    /// Returns the choice of a language that was chosen; nil if another language was.
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
    ///   - code: the kind of generated code that the setting is for.
    ///   - choice: the choice that excludes the setting; nil if none does.
    private mutating func report(_ key: SettingKey, _ code: String, against choice: Choice?) {
        guard let choice else { return }
        let nearness = model.nearness(of: key)
        let fault = SettingProblem(
            id: .settingConflict, message: "\(key.name) is for \(code)\(choice.reason)", origin: key.origin(settings),
            unused: key.name, isOwn: nearness == .model)
        // A setting in a file that only repeats its default changes nothing.
        let isHarmless = key.isDefault(settings) && key.origin(settings) != .flag
        faults.append(nearness < choice.nearness || isHarmless ? fault.withoutEffect(on: model) : fault)
    }
}

extension SettingProblem {
    /// Returns the problem as a note: a setting for several models has no effect on this model.
    fileprivate func withoutEffect(on model: EffectiveModel) -> SettingProblem {
        if severity == .note { return self }
        var note = self
        note.id = .settingWithoutEffect
        note.severity = .note
        note.message += ": no effect on '\(model.path.path)'"
        return note
    }
}
