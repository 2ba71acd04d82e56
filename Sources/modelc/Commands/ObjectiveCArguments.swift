import ArgumentParser
import ModelcCodegen
import ModelcFiles

/// What can be chosen about generated Objective-C.
struct ObjectiveCArguments: ParsableArguments {
    @Option(help: "Objective-C: names of properties as class methods (class), extern constants, or none.")
    var constants = ObjectiveCConstantStyle.class

    @Option(help: "Objective-C: scalar properties for required numbers only, or both forms for every number.")
    var scalars = ObjectiveCScalarPolicy.requiredOnly

    @Option(help: ArgumentHelp("Objective-C: the header of the base class.", valueName: "header"))
    var baseClassImport: String?

    func options(for reading: ModelReading, _ classes: ClassArguments) -> ObjectiveCOptions {
        ObjectiveCOptions(
            sourceName: reading.model?.fileName ?? "", modelName: reading.model?.name ?? "", module: classes.module,
            includesXcodeGenerated: classes.includeXcodeCodegen, baseClass: classes.baseClass,
            baseClassImport: baseClassImport, constants: constants, scalars: scalars,
            userInfoConstants: classes.userinfoConstants)
    }
}

extension ObjectiveCConstantStyle: ExpressibleByArgument {}
extension ObjectiveCScalarPolicy: ExpressibleByArgument {}
