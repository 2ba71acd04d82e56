import ArgumentParser
import ModelcSettings

/// Options for generated classes that apply to every language.
struct ClassArguments: ParsableArguments {
    @Option(
        help: .setting(
            "style",
            """
            The layout: modern, xcode-compatible (modern, with the symbols of Xcode's classes), or a layout of Xcode: \
            xcode (that of the Xcode that saved the model), \(XcodeEra.words.joined(separator: ", ")).
            """))
    var style: CodeStyle?

    @Option(help: .setting("language", "The language: swift, objc, or swiftdata for @Model classes."))
    var language: ClassLanguage?

    @Option(
        help: .setting(
            "templates",
            "A folder with templates that replace bundled templates of the same name, or your own set with a manifest.",
            valueName: "dir"),
        completion: .directory)
    var templates: String?

    @Option(
        help: .setting(
            "outputs", "Files to generate from your own templates: a YAML list, as in .modelc.yml.", valueName: "yaml"))
    var outputs: String?

    @Option(
        help: .setting(
            "configuration", "Generate only the entities in this configuration of the model.", valueName: "name"))
    var configuration: String?

    @Option(
        help: .setting(
            "entities", "Settings for single entities: a YAML mapping, '{ Book: { skip: true } }'.", valueName: "yaml"
        ))
    var entities: String?

    @Option(help: .setting("module", "The module that contains the generated files.", valueName: "name"))
    var module: String?

    @Option(help: .setting("base-class", "The superclass for entities without a parent entity.", valueName: "class"))
    var baseClass: String?

    @Flag(
        inversion: .prefixedNo,
        help: .setting(
            "include-xcode-codegen",
            "Also generate the classes that Xcode generates (Codegen: Class Definition or Category)."))
    var includeXcodeCodegen: Bool?

    @Option(
        help: .setting(
            "on-insert", "Set an attribute in new objects, such as identifier=uuid; may be repeated.",
            valueName: "name=value"))
    var onInsert: [String] = []

    @Flag(
        inversion: .prefixedNo,
        help: .setting("shields", "Tell formatters and SwiftLint to skip machine files."))
    var shields: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: .setting("strict", "Write nothing if an entity has errors. Otherwise, leave out only that entity."))
    var strict: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: .setting("userinfo-constants", "Generate constants for user info entries."))
    var userinfoConstants: Bool?

    /// Copies the given options to `settings`.
    func set(_ settings: inout GenerateSettings) {
        settings.style.take(style)
        settings.language = language.map { .flag($0) }
        settings.templates = templates.map { .flag(ConfiguredPath($0)) }
        settings.configuration = configuration.map { .flag($0) }
        settings.module = module.map { .flag($0) }
        settings.baseClass = baseClass.map { .flag($0) }
        settings.includeXcodeCodegen.take(includeXcodeCodegen)
        if !onInsert.isEmpty { settings.onInsert = .flag(onInsert) }
        settings.shields.take(shields)
        settings.strict.take(strict)
        settings.userinfoConstants.take(userinfoConstants)
    }
}

extension CodeStyle: ArgumentChoice {}
extension ClassLanguage: ArgumentChoice {}
extension OutputLanguage: ArgumentChoice {}

extension XcodeGenerationMode: ArgumentChoice {}
extension XcodeHeader: ArgumentChoice {}
extension XcodeIdentifiable: ArgumentChoice {}
