import ArgumentParser
import ModelcSettings

/// Settings about generated classes in every language.
struct ClassArguments: ParsableArguments {
    @Option(
        help: .setting(
            "style",
            """
            modern (modelc's own layout), xcode-compatible (the same with the symbols of Xcode's classes), or Xcode's: xcode, \
            \(XcodeEra.words.joined(separator: ", ")).
            """))
    var style: CodeStyle?

    @Option(help: .setting("language", "The language: swift or objc."))
    var language: OutputLanguage?

    @Option(
        help: .setting(
            "templates", "Templates that replace the bundled ones of the same names, or your own set with a manifest.",
            valueName: "dir"),
        completion: .directory)
    var templates: String?

    @Option(
        help: .setting("outputs", "Files of your own templates: a list in YAML, as in the file.", valueName: "yaml"))
    var outputs: String?

    @Option(
        help: .setting("configuration", "The configuration of the model whose entities get files.", valueName: "name"))
    var configuration: String?

    @Option(
        help: .setting(
            "entities", "Settings of single entities: a mapping in YAML, '{ Book: { skip: true } }'.", valueName: "yaml"
        ))
    var entities: String?

    @Option(help: .setting("module", "The module that the files will be part of.", valueName: "name"))
    var module: String?

    @Option(help: .setting("base-class", "The superclass of classes without a parent entity.", valueName: "class"))
    var baseClass: String?

    @Flag(
        inversion: .prefixedNo,
        help: .setting(
            "include-xcode-codegen",
            "Also generate classes that Xcode itself generates (Codegen: Class Definition or Category)."))
    var includeXcodeCodegen: Bool?

    @Option(
        help: .setting(
            "on-insert", "The value of an attribute in new objects: identifier=uuid; may be repeated.",
            valueName: "name=value"))
    var onInsert: [String] = []

    @Flag(
        inversion: .prefixedNo,
        help: .setting("shields", "Tell formatters and SwiftLint to leave machine files as they are."))
    var shields: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: .setting("strict", "Write nothing if any entity has errors; otherwise such entities are left out."))
    var strict: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: .setting("userinfo-constants", "Generate constants for the user info of entities."))
    var userinfoConstants: Bool?

    /// Takes over what was given.
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

extension CodeStyle: ExpressibleByArgument {}
extension OutputLanguage: ExpressibleByArgument {}
