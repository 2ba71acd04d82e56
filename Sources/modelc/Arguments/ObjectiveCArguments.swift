import ArgumentParser
import ModelcSettings

/// Settings about generated Objective-C.
struct ObjectiveCArguments: ParsableArguments {
    @Option(
        help: .setting(
            "constants", "Objective-C: names of properties as class methods (class), extern constants, or none."))
    var constants: ObjectiveCConstantStyle?

    @Option(
        help: .setting(
            "scalars",
            "Objective-C: scalar properties for required numbers only, both forms for every number, or, as Xcode, scalars by the model."
        ))
    var scalars: ObjectiveCScalarPolicy?

    @Option(help: .setting("base-class-import", "Objective-C: the header of the base class.", valueName: "header"))
    var baseClassImport: String?

    /// Takes over what was given.
    func set(_ settings: inout GenerateSettings) {
        settings.constants.take(constants)
        settings.scalars.take(scalars)
        settings.baseClassImport = baseClassImport.map { .flag($0) }
    }
}

extension ObjectiveCConstantStyle: ExpressibleByArgument {}
extension ObjectiveCScalarPolicy: ExpressibleByArgument {}
