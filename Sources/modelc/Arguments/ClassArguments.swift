import ArgumentParser
import ModelcSettings

/// Settings about generated classes in every language.
struct ClassArguments: ParsableArguments {
    @Option(
        help: """
            modern (modelc's own layout), xcode-compatible (the same with the symbols of Xcode's classes), or Xcode's: xcode, \
            \(XcodeEra.words.joined(separator: ", ")).
            """)
    var style: CodeStyle?

    @Option(help: "swift or objc. Without it Swift, or, in Xcode's layout, the model's own language.")
    var language: OutputLanguage?

    @Option(
        help: ArgumentHelp(
            "Templates that replace the bundled ones of the same names, or your own set with a manifest.",
            valueName: "dir"),
        completion: .directory)
    var templates: String?

    @Option(help: ArgumentHelp("Files of your own templates: a list in YAML, as in the file.", valueName: "yaml"))
    var outputs: String?

    @Option(
        help: ArgumentHelp("The configuration of the model whose entities get files.", valueName: "name"))
    var configuration: String?

    @Option(
        help: ArgumentHelp(
            "Settings of single entities: a mapping in YAML, '{ Book: { skip: true } }'.", valueName: "yaml"))
    var entities: String?

    @Option(help: ArgumentHelp("The module that the files will be part of.", valueName: "name"))
    var module: String?

    @Option(help: ArgumentHelp("The superclass of classes without a parent entity.", valueName: "class"))
    var baseClass: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Also generate classes that Xcode itself generates (Codegen: Class Definition or Category).")
    var includeXcodeCodegen: Bool?

    @Option(
        help: ArgumentHelp(
            "The value of an attribute in new objects: identifier=uuid; may be repeated.", valueName: "name=value"))
    var onInsert: [String] = []

    @Flag(
        inversion: .prefixedNo,
        help: "Tell formatters and SwiftLint to leave machine files as they are.")
    var shields: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: "Write nothing if any entity has errors. By default such entities are left out.")
    var strict: Bool?

    @Flag(inversion: .prefixedNo, help: "Generate constants for the user info of entities.")
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
