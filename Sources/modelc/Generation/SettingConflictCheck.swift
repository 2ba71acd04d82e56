import ModelcConfiguration

/// Finds settings that style or language of a model have no use for.
///
/// Where the style or the language was chosen nearer to the command line, as for one model of many, it is no fault: the
/// setting is there for the other models, and a note says that it has no effect here.
struct SettingConflictCheck {
    private let model: EffectiveModel
    private var faults: [SettingFault] = []

    static func faults(of model: EffectiveModel) -> [SettingFault] {
        var check = SettingConflictCheck(model: model)
        check.run()
        return check.faults
    }

    private init(model: EffectiveModel) { self.model = model }

    private var settings: GenerateSettings { model.settings }

    private mutating func run() {
        let style = model.nearness(of: \.style)
        let language = model.nearness(of: \.language)
        if settings.style?.value.isXcode == true {
            report(\.templates, "Xcode's layout has no templates", than: style)
            report(\.outputs, "Xcode's layout has no templates, and so no other outputs", than: style) { !$0.isEmpty }
            reportSwift("style", settings.style.map { ($0.value.rawValue, $0.origin) }, than: style)
        } else {
            runXcode(style)
            if settings.language?.value == .objc {
                reportSwift("language", settings.language.map { ($0.value.rawValue, $0.origin) }, than: language)
            }
        }
    }

    /// What there is in Swift alone, with the place of the choice that stands against it: it may be in a file that the user
    /// does not think of.
    private mutating func reportSwift(
        _ key: String, _ choice: (value: String, origin: SettingOrigin)?, than nearness: EffectiveModel.Nearness
    ) {
        let place = choice?.origin.location.map { " (\($0.path)\($0.position.map { ":\($0.line)" } ?? ""))" } ?? ""
        let reason = choice.map { ", and '\(key)' is '\($0.value)'\(place)" } ?? ""
        report(\.singleFile, "single-file is for modelc's own Swift\(reason)", than: nearness) { $0 }
        report(\.programmaticModel, "programmatic-model is for modelc's own Swift\(reason)", than: nearness) { $0 }
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

    /// Reports a setting that somebody made.
    ///
    /// - Parameters:
    ///   - nearness: of the choice that leaves no room for it.
    ///   - isUsed: whether the value asks for anything.
    private mutating func report<Value>(
        _ field: KeyPath<GenerateSettings, Setting<Value>?>, _ message: String,
        than nearness: EffectiveModel.Nearness, where isUsed: (Value) -> Bool = { _ in true }
    ) {
        guard let setting = settings[keyPath: field], setting.origin != .standard, isUsed(setting.value) else { return }
        let isForOthers = model.nearness(of: field) < nearness
        faults.append(
            SettingFault(
                id: isForOthers ? .settingWithoutEffect : .settingConflict, severity: isForOthers ? .note : .error,
                message: isForOthers ? "\(message): no effect on '\(model.path.path)'" : message,
                origin: setting.origin))
    }
}
