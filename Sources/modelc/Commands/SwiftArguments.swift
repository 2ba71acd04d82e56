import ArgumentParser
import ModelcCodegen
import ModelcFiles

/// What can be chosen about generated Swift.
struct SwiftArguments: ParsableArguments {
    @Option(help: "Who may use the classes: internal or public.")
    var access = AccessLevel.internal

    @Option(help: "Say nonisolated on declarations, or none for compilers before Swift 6.1.")
    var isolation = Isolation.nonisolated

    @Option(help: ArgumentHelp("Another module to import in every file; may be repeated.", valueName: "module"))
    var imports: [String] = []

    @Option(help: "What is optional: as in the model, or always everything.")
    var optionality = OptionalityStyle.model

    @Option(help: "Required attributes without default: nonoptional, optional, iuo.")
    var requiredWithoutDefault = RequiredAttributeStyle.nonoptional

    @Option(help: "Required to-one relationships: nonoptional, optional.")
    var requiredToOne = RequiredToOneStyle.nonoptional

    @Option(help: "Numbers: scalar, as the model says, or object.")
    var numbers = NumberStyle.scalar

    @Option(help: "Dates: date, or as the model says.")
    var dates = DateStyle.date

    @Option(help: "Decimals: object (NSDecimalNumber) or swift (Decimal).")
    var decimal = DecimalStyle.object

    @Option(help: "To-many relationships: set (Set<Book>) or nsset.")
    var collections = CollectionStyle.set

    @Flag(help: "Make root classes Identifiable where that is possible.")
    var identifiable = false

    @Flag(help: "Make composites and snapshots Codable.")
    var codable = false

    @Flag(help: "Generate a Sendable snapshot structure for every entity.")
    var snapshots = false

    @Flag(help: "Say defaults, bounds and delete rules in documentation comments.")
    var docFacts = false

    @Flag(help: "Write all machine code into one file, _<Model>.swift, under #if canImport(CoreData).")
    var singleFile = false

    @Flag(
        inversion: .prefixedNo,
        help: "Write what generated classes have in common; once is enough for the models of a module.")
    var support = true

    func validate() throws {
        if let fault = imports.first(where: { !CodeGenerator.isModule($0) }) {
            throw ValidationError("'\(fault)' is no module to import")
        }
    }

    func options(for reading: ModelReading, _ classes: ClassArguments) -> CodeGenerationOptions {
        var options = CodeGenerationOptions(
            sourceName: reading.model?.fileName ?? "", modelName: reading.model?.name ?? "", module: classes.module,
            access: access, isolation: isolation, includesXcodeGenerated: classes.includeXcodeCodegen)
        options.types.optionality = optionality
        options.types.requiredWithoutDefault = requiredWithoutDefault
        options.types.requiredToOne = requiredToOne
        options.types.numbers = numbers
        options.types.dates = dates
        options.types.decimals = decimal
        options.types.collections = collections
        options.classes.baseClass = classes.baseClass
        options.classes.extraImports = imports
        options.extras.support = support ? .file : .shared
        options.extras.includesUserInfoConstants = classes.userinfoConstants
        options.extras.isIdentifiable = identifiable
        options.extras.isCodable = codable
        options.extras.includesSnapshots = snapshots
        options.extras.documentsFacts = docFacts
        return options
    }
}

extension AccessLevel: ExpressibleByArgument {}
extension Isolation: ExpressibleByArgument {}
extension OptionalityStyle: ExpressibleByArgument {}
extension RequiredAttributeStyle: ExpressibleByArgument {}
extension RequiredToOneStyle: ExpressibleByArgument {}
extension NumberStyle: ExpressibleByArgument {}
extension DateStyle: ExpressibleByArgument {}
extension DecimalStyle: ExpressibleByArgument {}
extension CollectionStyle: ExpressibleByArgument {}
