import ModelcConfiguration
import ModelcSettings

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
        faults.append(nearness < choice.nearness ? fault.withoutEffect(on: model) : fault)
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
