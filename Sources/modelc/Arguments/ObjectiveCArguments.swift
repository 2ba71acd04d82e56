import ArgumentParser
import ModelcSettings

/// Options for generated Objective-C code.
struct ObjectiveCArguments: ParsableArguments {
    @Option(
        help: .setting(
            "constants", "Objective-C: property names as class methods (class), as extern constants (extern), or none.")
    )
    var constants: ObjectiveCConstantStyle?

    @Option(
        help: .setting(
            "scalars",
            "Objective-C: scalar properties for required numbers (required-only), both forms for every number (both), "
                + "or as in the model (xcode)."
        ))
    var scalars: ObjectiveCScalarPolicy?

    @Option(help: .setting("base-class-import", "Objective-C: the header of the base class.", valueName: "header"))
    var baseClassImport: String?

    /// Copies the given options to `settings`.
    func set(_ settings: inout GenerateSettings) {
        settings.constants.take(constants)
        settings.scalars.take(scalars)
        settings.baseClassImport = baseClassImport.map { .flag($0) }
    }
}
