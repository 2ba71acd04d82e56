import ArgumentParser
import ModelcSettings

/// Options for generated Swift code.
struct SwiftArguments: ParsableArguments {
    @Option(help: .setting("access", "The access level of the classes: internal or public."))
    var access: AccessLevel?

    @Option(
        help: .setting(
            "isolation",
            "Mark declarations as nonisolated. Use none for compilers before Swift 6.1; none does not compile if the "
                + "default isolation is MainActor."
        ))
    var isolation: Isolation?

    @Option(
        help: .setting(
            "imports", "Other modules to import in every file, separated by commas; may be repeated.",
            valueName: "module"))
    var imports: [String] = []

    @Option(help: .setting("optionality", "Which properties are optional: as in the model (model), or all (always)."))
    var optionality: OptionalityStyle?

    @Option(
        help: .setting(
            "required-without-default",
            "The type of required attributes without a default value: nonoptional, optional, or iuo (String!)."))
    var requiredWithoutDefault: RequiredAttributeStyle?

    @Option(
        help: .setting("required-to-one", "The type of required to-one relationships: nonoptional or optional."))
    var requiredToOne: RequiredToOneStyle?

    @Option(
        help: .setting(
            "numbers",
            "The type of numbers: scalar, model (as in the model), object (NSNumber), or xcode (model, scalars never "
                + "optional)."
        ))
    var numbers: NumberStyle?

    @Option(
        help: .setting(
            "dates", "The type of dates: date, model (as in the model), or xcode (model, scalars never optional)."))
    var dates: DateStyle?

    @Option(help: .setting("decimal", "The type of decimals: object (NSDecimalNumber) or swift (Decimal)."))
    var decimal: DecimalStyle?

    @Option(
        help: .setting(
            "collections", "The type of to-many relationships: set (Set<Book>), nsset (NSSet), or xcode (NSSet?)."))
    var collections: CollectionStyle?

    @Flag(
        inversion: .prefixedNo, help: .setting("identifiable", "Make root classes Identifiable if possible.")
    )
    var identifiable: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: .setting("codable", "Generate Codable snapshots, and make composites Codable."))
    var codable: Bool?

    @Flag(
        inversion: .prefixedNo, help: .setting("snapshots", "Generate a Sendable snapshot structure for each entity."))
    var snapshots: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: .setting("doc-facts", "List defaults, bounds and delete rules in documentation comments."))
    var docFacts: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: .setting(
            "single-file", "Write all machine code into one file, _<Model>.swift, under #if canImport(CoreData)."))
    var singleFile: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: .setting(
            "support", "Write the support file, which generated classes share. A module needs it only once."))
    var support: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: .setting(
            "full-support", "Write everything into the support file, also what the model does not use."))
    var fullSupport: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: .setting("typed-keys", "Generate typed keys and fetches, and the support file that they need."))
    var typedKeys: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: .setting("programmatic-model", "Also generate the model itself as code, for packages and playgrounds."))
    var programmaticModel: Bool?

    /// Copies the given options to `settings`.
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
        settings.fullSupport.take(fullSupport)
        settings.typedKeys.take(typedKeys)
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
        NameList.names(imports).filter { !$0.isEmpty }
    }
}

extension AccessLevel: ArgumentChoice {}
extension Isolation: ArgumentChoice {}
extension OptionalityStyle: ArgumentChoice {}
extension RequiredAttributeStyle: ArgumentChoice {}
extension RequiredToOneStyle: ArgumentChoice {}
extension NumberStyle: ArgumentChoice {}
extension DateStyle: ArgumentChoice {}
extension DecimalStyle: ArgumentChoice {}
extension CollectionStyle: ArgumentChoice {}

extension ObjectiveCConstantStyle: ArgumentChoice {}
extension ObjectiveCScalarPolicy: ArgumentChoice {}
