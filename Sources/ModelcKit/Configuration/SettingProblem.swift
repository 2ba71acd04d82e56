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
    /// The name of the setting, if the problem is that the model's style or language does not use the setting; nil for
    /// other problems.
    var unused: String?
    /// Whether the setting is in the entry of this model, so that it does not apply to other models.
    var isOwn = false

    var diagnostic: Diagnostic { Diagnostic(id, severity, message, at: origin.location, help: help) }

    /// Returns the errors in the settings of models: one list for each model, in the order of `models`. This is called
    /// once in a run.
    ///
    /// - Parameter all: all models of the configuration, and `models`. If at least one of them uses a setting that
    ///   applies to all models, the problem is only a note for the models that do not use it.
    static func problems(of models: [EffectiveModel], among all: [EffectiveModel]) -> [[SettingProblem]] {
        let conflicts = SettingConflictCheck.problems(of: models, among: all)
        return zip(models, conflicts).map { model, conflicts in
            SettingNameCheck.problems(of: model.settings) + conflicts
        }
    }

    /// Throws the first error in a flag as a usage error.
    static func refuseFlags(_ problems: [[SettingProblem]]) throws {
        let problem = problems.joined().first { $0.origin == .flag && $0.severity == .error }
        if let problem { throw UsageError(problem.message + (problem.help.map { ": " + $0 } ?? "")) }
    }
}

extension SettingOrigin {
    /// The location in the configuration file; nil for a flag and a default.
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
/// The problem is only a note in two cases. First: the setting is more general than the choice of style or language.
/// For example, the setting is for all models, and the style for one model. Second: the setting is for all models, and
/// another model of the configuration uses it.
struct SettingConflictCheck {
    private let model: EffectiveModel
    private var problems: [SettingProblem] = []

    /// Returns the problems in the settings of models: one list for each model, in the order of `models`.
    ///
    /// - Parameter all: all models to which settings for all models may apply.
    static func problems(of models: [EffectiveModel], among all: [EffectiveModel]) -> [[SettingProblem]] {
        // A setting for all models applies to any model that uses it.
        let unused = all.map { Set(problems(of: $0).compactMap(\.unused)) }
        let unusedByAll = unused.dropFirst().reduce(unused.first ?? []) { $0.intersection($1) }
        return models.map { model in
            problems(of: model).map { problem in
                guard let name = problem.unused, !problem.isOwn, !unusedByAll.contains(name) else { return problem }
                return problem.withoutEffect(on: model)
            }
        }
    }

    private static func problems(of model: EffectiveModel) -> [SettingProblem] {
        var check = SettingConflictCheck(model: model)
        check.run()
        return check.problems
    }

    private init(model: EffectiveModel) { self.model = model }

    private var settings: GenerateSettings { model.settings }

    private mutating func run() {
        let style = styleChoice
        let swiftData = languageChoice(.swiftData)
        for key in SettingTable.all where key.isSet(settings) && key.asksForSomething(settings) {
            switch key.scope {
            case .all: break
            case .managedObjects: report(key, "Core Data classes", against: swiftData)
            case .modern: report(key, "modelc's own layout", against: style ?? swiftData)
            case .modernOrSwiftData: report(key, "modelc's own layout", against: style)
            case .swift:
                report(key, "modelc's own Swift", against: style ?? languageChoice(.objectiveC) ?? swiftData)
            case .swiftOrSwiftData: report(key, "modelc's own Swift", against: style ?? languageChoice(.objectiveC))
            case .objectiveC:
                report(key, "modelc's own Objective-C", against: style ?? languageChoice(.swift) ?? swiftData)
            case .swiftData:
                report(
                    key, "SwiftData, which needs \(GenerateSettings.flag(\.language)) swiftdata",
                    against: languageChoice(.swift) ?? languageChoice(.objectiveC))
            case .baseClass: report(key, "modelc's own layout", against: xcodeChoice ?? swiftData)
            case .baseClassImport where settings.style.value == .mogenerator: break
            case .baseClassImport:
                report(key, "modelc's own Objective-C", against: style ?? languageChoice(.swift) ?? swiftData)
            case .mogenerator:
                let layout = "the layout of mogenerator, which needs \(GenerateSettings.flag(\.style)) mogenerator"
                let others = settings.style.value == .mogenerator ? [] : [settings.style.value]
                report(key, layout, against: choice(of: others) ?? swiftData)
            case .xcode:
                report(
                    key, "Xcode's layout, which needs \(GenerateSettings.flag(\.style)) xcode", against: modernChoice)
            }
        }
    }

    /// A style or language that was chosen and that excludes a setting, such as a setting for modelc's own layout.
    private struct Choice {
        /// The end of a message, which names the chosen style or language and the flag or file location that sets it.
        var reason = ""
        var nearness: EffectiveModel.Nearness
    }

    /// The choice of a style with a layout that is not modelc's own; nil if no such style was chosen.
    private var styleChoice: Choice? {
        guard !settings.style.value.isOwn else { return nil }
        let reason = clause("style", settings.style.value.rawValue, settings.style.origin)
        return Choice(reason: reason, nearness: model.nearness(of: \.style))
    }

    /// The choice of a style with Xcode's layout; nil if no such style was chosen.
    private var xcodeChoice: Choice? { settings.style.value.era == nil ? nil : styleChoice }

    /// Returns the choice of the model's style, without a text for the message. Nil if `styles` is empty.
    private func choice(of styles: [CodeStyle]) -> Choice? {
        styles.isEmpty ? nil : Choice(nearness: model.nearness(of: \.style))
    }

    /// The choice of a style with modelc's own layout; nil if no such style was chosen.
    private var modernChoice: Choice? {
        settings.style.value.era == nil ? Choice(nearness: model.nearness(of: \.style)) : nil
    }

    /// Returns the choice of this language; nil if the model uses another language.
    private func languageChoice(_ language: ClassLanguage) -> Choice? {
        guard (settings.language?.value ?? .swift) == language else { return nil }
        let reason = settings.language.map { clause("language", $0.value.rawValue, $0.origin) } ?? ""
        return Choice(reason: reason, nearness: model.nearness(of: \.language))
    }

    private func clause(_ key: String, _ value: String, _ origin: SettingOrigin) -> String {
        let place = origin.location.map { " (\($0.path)\($0.position.map { ":\($0.line)" } ?? ""))" } ?? ""
        return ", and '\(key)' is '\(value)'\(place)"
    }

    /// Reports the setting `key` if a choice excludes it.
    ///
    /// - Parameters:
    ///   - code: the kind of generated code that the setting is for, as messages name it.
    ///   - choice: the choice that excludes the setting; nil if no choice excludes it.
    private mutating func report(_ key: SettingKey, _ code: String, against choice: Choice?) {
        guard let choice else { return }
        let nearness = model.nearness(of: key)
        let problem = SettingProblem(
            id: .settingConflict, message: "\(key.name) is for \(code)\(choice.reason)", origin: key.origin(settings),
            unused: key.name, isOwn: nearness == .model)
        // A setting in a file that only repeats its default changes nothing.
        let isHarmless = key.isDefault(settings) && key.origin(settings) != .flag
        problems.append(nearness < choice.nearness || isHarmless ? problem.withoutEffect(on: model) : problem)
    }
}

extension SettingProblem {
    /// Returns the problem as a note that the setting has no effect on this model.
    fileprivate func withoutEffect(on model: EffectiveModel) -> SettingProblem {
        if severity == .note { return self }
        var note = self
        note.id = .settingWithoutEffect
        note.severity = .note
        note.message += ": no effect on '\(model.path.path)'"
        return note
    }
}
