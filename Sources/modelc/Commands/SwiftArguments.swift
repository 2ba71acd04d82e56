import ArgumentParser
import ModelcCodegen
import ModelcFiles

/// What can be chosen about generated Swift.
struct SwiftArguments: ParsableArguments {
    @Option(help: "Who may use the classes: internal or public.")
    var access = AccessLevel.internal

    @Option(help: "Say nonisolated on declarations, or none for compilers before Swift 6.1.")
    var isolation = Isolation.nonisolated

    @Option(help: ArgumentHelp("The module that the files will be part of.", valueName: "name"))
    var module: String?

    @Flag(help: "Also generate classes that Xcode itself generates (Codegen: Class Definition or Category).")
    var includeXcodeCodegen = false

    @Flag(help: "Write all machine code into one file, _<Model>.swift, under #if canImport(CoreData).")
    var singleFile = false

    @Flag(
        inversion: .prefixedNo,
        help: "Write what generated classes have in common; once is enough for the models of a module.")
    var support = true

    func options(for reading: ModelReading) -> CodeGenerationOptions {
        return CodeGenerationOptions(
            sourceName: reading.model?.fileName ?? "",
            modelName: reading.model?.name ?? "",
            module: module, access: access, isolation: isolation, includesXcodeGenerated: includeXcodeCodegen)
    }
}

extension AccessLevel: ExpressibleByArgument {}
extension Isolation: ExpressibleByArgument {}
