import ArgumentParser
import ModelcSettings

/// Options for classes in the layout of mogenerator.
struct MogeneratorSettingArguments: ParsableArguments {
    @Option(
        help: .setting(
            "base-class-force", "mogenerator's layout: the superclass of all entities, also of those with a parent.",
            valueName: "class"))
    var baseClassForce: String?

    @Option(
        help: .setting(
            "template-vars", "mogenerator's layout: a value for templates, such as frc=true. May be repeated.",
            valueName: "key=value"))
    var templateVars: [String] = []

    @Option(
        help: .setting(
            "mogenerator-version", "mogenerator's layout: the release whose types templates get, such as 1.31.",
            valueName: "version"))
    var mogeneratorVersion: String?

    /// Copies the given options to `settings`.
    func set(_ settings: inout GenerateSettings) {
        settings.baseClassForce = baseClassForce.map { .flag($0) }
        if !templateVars.isEmpty { settings.templateVars = .flag(templateVars) }
        settings.mogeneratorVersion = mogeneratorVersion.map { .flag($0) }
    }
}
