import ArgumentParser
import ModelcSettings

/// Settings about generated Swift.
struct SwiftArguments: ParsableArguments {
    @Option(help: .setting("access", "Who may use the classes: internal or public."))
    var access: AccessLevel?

    @Option(
        help: .setting(
            "isolation",
            "Say nonisolated on declarations; or none, for compilers before Swift 6.1, which does not compile where the default isolation is MainActor."
        ))
    var isolation: Isolation?

    @Option(
        help: .setting(
            "imports", "Other modules to import in every file, with commas between them; may be repeated.",
            valueName: "module"))
    var imports: [String] = []

    @Option(help: .setting("optionality", "What is optional: as in the model, or always everything."))
    var optionality: OptionalityStyle?

    @Option(
        help: .setting("required-without-default", "Required attributes without default: nonoptional, optional, iuo."))
    var requiredWithoutDefault: RequiredAttributeStyle?

    @Option(help: .setting("required-to-one", "Required to-one relationships: nonoptional, optional."))
    var requiredToOne: RequiredToOneStyle?

    @Option(
        help: .setting(
            "numbers", "Numbers: scalar, as in the model, object, or xcode (as in the model, scalars never optional)."))
    var numbers: NumberStyle?

    @Option(
        help: .setting("dates", "Dates: date, as in the model, or xcode (as in the model, scalars never optional)."))
    var dates: DateStyle?

    @Option(help: .setting("decimal", "Decimals: object (NSDecimalNumber) or swift (Decimal)."))
    var decimal: DecimalStyle?

    @Option(help: .setting("collections", "To-many relationships: set (Set<Book>), nsset, or xcode (NSSet?)."))
    var collections: CollectionStyle?

    @Flag(
        inversion: .prefixedNo, help: .setting("identifiable", "Make root classes Identifiable where that is possible.")
    )
    var identifiable: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: .setting("codable", "Generate snapshots that are Codable; make composites Codable."))
    var codable: Bool?

    @Flag(
        inversion: .prefixedNo, help: .setting("snapshots", "Generate a Sendable snapshot structure for each entity."))
    var snapshots: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: .setting("doc-facts", "Say defaults, bounds and delete rules in documentation comments."))
    var docFacts: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: .setting(
            "single-file", "Write all machine code into one file, _<Model>.swift, under #if canImport(CoreData)."))
    var singleFile: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: .setting(
            "support", "Write what generated classes have in common; once is enough for the models of a module."))
    var support: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: .setting("programmatic-model", "Also generate the model itself as code, for packages and playgrounds."))
    var programmaticModel: Bool?

    /// Takes over what was given.
    func set(_ settings: inout GenerateSettings) {
        settings.access.take(access)
        settings.isolation.take(isolation)
        if !imports.isEmpty { settings.imports = .flag(modules) }
        setTypes(&settings)
        settings.identifiable.take(identifiable)
        settings.codable.take(codable)
        settings.snapshots.take(snapshots)
        settings.docFacts.take(docFacts)
        settings.singleFile.take(singleFile)
        settings.support.take(support)
        settings.programmaticModel.take(programmaticModel)
    }

    private func setTypes(_ settings: inout GenerateSettings) {
        settings.optionality.take(optionality)
        settings.requiredWithoutDefault.take(requiredWithoutDefault)
        settings.requiredToOne.take(requiredToOne)
        settings.numbers.take(numbers)
        settings.dates.take(dates)
        settings.decimal.take(decimal)
        settings.collections.take(collections)
    }

    private var modules: [String] {
        imports.flatMap { $0.split(separator: ",") }.map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
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
