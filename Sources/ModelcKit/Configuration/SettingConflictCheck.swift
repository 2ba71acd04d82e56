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
                guard let field = fault.unused, !fault.isOwn, !unusedByAll.contains(field) else { return fault }
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
        let style = model.nearness(of: \.style)
        let language = model.nearness(of: \.language)
        if settings.style.value.era != nil {
            report(\.templates, "Xcode's layout has no templates", than: style)
            report(\.outputs, "Xcode's layout has no templates, and so no other outputs", than: style) { !$0.isEmpty }
            let reason = reason("style", (settings.style.value.rawValue, settings.style.origin))
            reportSwift(reason, than: style)
            reportObjectiveC(reason, than: style)
            reportModern(reason, than: style)
        } else {
            runXcode(style)
            let reason = reason("language", settings.language.map { ($0.value.rawValue, $0.origin) })
            switch settings.language?.value ?? .swift {
            case .objectiveC: reportSwift(reason, than: language)
            case .swift: reportObjectiveC(reason, than: language)
            }
        }
    }

    /// The choice that stands against a setting, with its place: it may be in a file that the user does not think of.
    private func reason(_ key: String, _ choice: (value: String, origin: SettingOrigin)?) -> String {
        guard let choice else { return "" }
        let place = choice.origin.location.map { " (\($0.path)\($0.position.map { ":\($0.line)" } ?? ""))" } ?? ""
        return ", and '\(key)' is '\(choice.value)'\(place)"
    }

    /// What there is in modelc's own Swift alone.
    private mutating func reportSwift(_ reason: String, than nearness: EffectiveModel.Nearness) {
        func message(_ name: String) -> String { "\(name) is for modelc's own Swift\(reason)" }
        report(\.singleFile, message("single-file"), than: nearness) { $0 }
        report(\.programmaticModel, message("programmatic-model"), than: nearness) { $0 }
        report(\.access, message("access"), than: nearness) { $0 != .internal }
        report(\.imports, message("imports"), than: nearness) { !$0.isEmpty }
        report(\.optionality, message("optionality"), than: nearness) { $0 != .model }
        report(\.requiredWithoutDefault, message("required-without-default"), than: nearness) { $0 != .nonoptional }
        report(\.requiredToOne, message("required-to-one"), than: nearness) { $0 != .nonoptional }
        report(\.numbers, message("numbers"), than: nearness) { $0 != .scalar }
        report(\.dates, message("dates"), than: nearness) { $0 != .date }
        report(\.decimal, message("decimal"), than: nearness) { $0 != .object }
        report(\.collections, message("collections"), than: nearness) { $0 != .set }
        report(\.identifiable, message("identifiable"), than: nearness) { $0 }
        report(\.codable, message("codable"), than: nearness) { $0 }
        report(\.snapshots, message("snapshots"), than: nearness) { $0 }
    }

    /// What there is in modelc's own Objective-C alone.
    private mutating func reportObjectiveC(_ reason: String, than nearness: EffectiveModel.Nearness) {
        func message(_ name: String) -> String { "\(name) is for modelc's own Objective-C\(reason)" }
        report(\.constants, message("constants"), than: nearness) { $0 != .class }
        report(\.scalars, message("scalars"), than: nearness) { $0 != .requiredOnly }
        report(\.baseClassImport, message("base-class-import"), than: nearness)
    }

    /// What there is in both languages, and not in Xcode's layouts.
    private mutating func reportModern(_ reason: String, than nearness: EffectiveModel.Nearness) {
        func message(_ name: String) -> String { "\(name) is for modelc's own layout\(reason)" }
        report(\.baseClass, message("base-class"), than: nearness)
        report(\.includeXcodeCodegen, message("include-xcode-codegen"), than: nearness) { $0 }
        report(\.userinfoConstants, message("userinfo-constants"), than: nearness) { $0 }
        report(\.docFacts, message("doc-facts"), than: nearness) { $0 }
        report(\.shields, message("shields"), than: nearness) { $0 }
        report(\.onInsert, message("on-insert"), than: nearness) { !$0.isEmpty }
    }

    private mutating func runXcode(_ style: EffectiveModel.Nearness) {
        func message(_ name: String) -> String { "\(name) is for Xcode's layout, which needs --style xcode" }
        report(\.allEntities, message("all-entities"), than: style) { $0 }
        report(\.codegen, message("codegen"), than: style) { $0 != .followingModel }
        report(\.header, message("header"), than: style) { $0 != .automatic }
        report(\.nsdate, message("nsdate"), than: style)
        report(\.xcodeIdentifiable, message("xcode-identifiable"), than: style)
        report(\.xcodeOptionality, message("xcode-optionality"), than: style)
    }

    /// Reports a setting that are made.
    ///
    /// - Parameters:
    ///   - nearness: of the choice that leaves no room for it.
    ///   - isUsed: whether the value asks for anything.
    private mutating func report<Value>(
        _ field: KeyPath<GenerateSettings, Setting<Value>?>, _ message: String,
        than nearness: EffectiveModel.Nearness, where isUsed: (Value) -> Bool = { _ in true }
    ) {
        guard let setting = settings[keyPath: field], setting.isSet, isUsed(setting.value) else { return }
        report(field, setting.origin, message, model.nearness(of: field), than: nearness)
    }

    /// The same of a setting with a default.
    private mutating func report<Value>(
        _ field: KeyPath<GenerateSettings, Setting<Value>>, _ message: String,
        than nearness: EffectiveModel.Nearness, where isUsed: (Value) -> Bool
    ) {
        let setting = settings[keyPath: field]
        guard setting.isSet, isUsed(setting.value), !isOfLayout(field) else { return }
        report(field, setting.origin, message, model.nearness(of: field), than: nearness)
    }

    /// Whether a setting says what its layout says for all languages: it asks for nothing then, as in what `modelc config` prints.
    private func isOfLayout<Value>(_ field: KeyPath<GenerateSettings, Setting<Value>>) -> Bool {
        guard settings.style.value.hasXcodeSymbols else { return false }
        var defaults = GenerateSettings()
        defaults.style = settings.style
        return settings[keyPath: field].value == defaults.completed()[keyPath: field].value
    }

    private mutating func report(
        _ field: AnyKeyPath, _ origin: SettingOrigin, _ message: String, _ own: EffectiveModel.Nearness,
        than nearness: EffectiveModel.Nearness
    ) {
        let fault = SettingFault(
            id: .settingConflict, message: message, origin: origin, unused: field, isOwn: own == .model)
        faults.append(own < nearness ? fault.withoutEffect(on: model) : fault)
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
