import ArgumentParser
import ModelcCodegen

/// What can be chosen about generated classes in every language.
struct ClassArguments: ParsableArguments {
    @Option(help: "modern (modelc's own layout), or Xcode's: xcode, xcode7, xcode8, xcode9, xcode12, xcode26.")
    var style = GenerationStyle.modern

    @Option(help: "swift or objc. Without it Swift, or, in Xcode's layout, the model's own language.")
    var language: GenerationLanguage?

    @Option(
        help: ArgumentHelp(
            "Templates to use in place of the bundled ones of the same names, or a set of your own with a manifest.",
            valueName: "dir"),
        completion: .directory)
    var templates: String?

    @Option(help: ArgumentHelp("The module that the files will be part of.", valueName: "name"))
    var module: String?

    @Option(help: ArgumentHelp("The superclass of classes without a parent entity.", valueName: "class"))
    var baseClass: String?

    @Flag(help: "Also generate classes that Xcode itself generates (Codegen: Class Definition or Category).")
    var includeXcodeCodegen = false

    @Flag(help: "Generate constants for the user info of entities.")
    var userinfoConstants = false

    func validate() throws {
        if let baseClass, !CodeGenerator.isBaseClass(baseClass) {
            throw ValidationError("'\(baseClass)' is no class: write Base, or Module.Base")
        }
        if let module, !CodeGenerator.isModule(module) { throw ValidationError("'\(module)' is no module") }
        if style != .modern, templates != nil { throw ValidationError("Xcode's layout has no templates") }
    }
}
