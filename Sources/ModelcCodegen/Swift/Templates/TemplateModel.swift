import ModelcSchema
import ModelcSourceCode
import ModelcTemplating

/// The model as a template object.
final class TemplateModel: KeyedObject, VersionedSubject {
    static let fields = TemplateFields<TemplateModel>(
        "Model", "The model.",
        [
            TemplateField("name", .string, "The model's name, fit for a comment.") {
                .string(SwiftText.comment($0.context.model.input.modelName))
            },
            TemplateField("fileName", .string, "The file or bundle that it was read from, fit for a comment.") {
                .string(SwiftText.comment($0.context.model.input.sourceName))
            },
            TemplateField(
                "entities", .list(.object(TemplateEntity.self)), "The entities with generated classes, by class name."
            ) { $0.context.entities },
            TemplateField("composites", .list(.object(TemplateComposite.self)), "The composite types, by name.") {
                $0.context.composites
            },
            TemplateField("compositeImports", .list(.object(TemplateImport.self)), "The imports of their file.") {
                $0.context.imports($0.context.model.compositeImports)
            },
            TemplateField("needsRequiredValue", .bool, "Whether a member of a composite has to be there.") {
                .bool($0.needsRequiredValue)
            },
            TemplateField("names", .object(TemplateNames.self), "Standard types as the model's code has to spell them.")
            { .object($0.names) },
            TemplateField("keyTypes", .object(TemplateKeyTypes.self), "The names of the types of keys.") {
                .object($0.keyTypes)
            },
            TemplateField(
                "description", .optional(.object(TemplateModelDescription.self)),
                "The code that builds the model, if it is asked for."
            ) { $0.context.model.description.map { .object(TemplateModelDescription($0)) } ?? .nothing },
            TemplateField(
                "support", .object(TemplateSupport.self), "Which parts of the support file the generated files use."
            ) { .object($0.support) },
            TemplateField("versionIdentifier", .optional(.string), "The identifier that the author gave.") {
                TemplateValue($0.source.versionIdentifier)
            },
            TemplateField("sourceLanguage", .optional(.string), "Swift or Objective-C, where the model says so.") {
                TemplateValue($0.source.sourceLanguage?.rawValue)
            },
            TemplateField("usedWithCloudKit", .bool, "Whether it is mirrored to CloudKit.") {
                .bool($0.source.isUsedWithCloudKit)
            },
            TemplateField("usedWithSwiftData", .bool, "Whether Xcode generates SwiftData code for it.") {
                .bool($0.source.isUsedWithSwiftData)
            },
            TemplateField("configurations", .list(.object(TemplateConfiguration.self)), "The configurations, by name.")
            { model in
                .list(
                    model.source.configurations.sortedByName(\.name).map {
                        .object(TemplateConfiguration($0, in: model.context))
                    })
            },
        ] + TemplateField.versions + [
            TemplateField(
                "fetchRequests", .list(.object(TemplateFetchRequest.self)),
                "The fetch request templates of entities with generated classes, by name."
            ) { $0.context.fetchRequests }
        ])

    private let context: TemplateContext
    private let names: TemplateNames
    private let keyTypes: TemplateKeyTypes
    private let support: TemplateSupport

    init(_ context: TemplateContext) {
        self.context = context
        names = TemplateNames(context.model.names)
        keyTypes = TemplateKeyTypes(context.model.keyTypes)
        support = TemplateSupport(SupportNeeds(context.model))
    }

    func templateValue(at index: Int) -> TemplateValue { Self.fields.values[index](self) }

    var version: VersionFacts { context.model.input.version }

    private var source: ManagedObjectModel { context.source.model }

    private var needsRequiredValue: Bool {
        context.model.composites.contains { $0.members.contains(where: \.hasToBeThere) }
    }
}

extension GeneratedProperty {
    /// Whether a composite's member must be in the dictionary: reading a missing value fails, as for a required
    /// attribute of a managed object.
    fileprivate var hasToBeThere: Bool {
        switch conversion {
        case .composite, .none: false
        case .cast, .float, .decimal, .timeInterval, .rawValue, .json: !type.isOptional && fallback == nil
        }
    }
}

/// A configuration of the model: a set of entities that one store can contain.
final class TemplateConfiguration: KeyedObject {
    static let fields = TemplateFields<TemplateConfiguration>(
        "Configuration", "Entities that can be in one store.",
        [
            TemplateField("name", .string, "The name in the model.") { .string($0.configuration.name) },
            TemplateField(
                "entities", .list(.object(TemplateEntity.self)), "Those with generated classes, by class name."
            ) { $0.context.entities(named: Set($0.memberNames)) },
            TemplateField("entityNames", .list(.string), "The names of all of its entities, by name.") {
                TemplateValue($0.memberNames.sortedByName { $0 })
            },
        ])

    private let configuration: ConfigurationDescription
    private let context: TemplateContext

    init(_ configuration: ConfigurationDescription, in context: TemplateContext) {
        self.configuration = configuration
        self.context = context
    }

    private var memberNames: [String] { configuration.members.map(\.name) }
}

/// The parts of the support file that the generated files use, as a template object.
final class TemplateSupport: KeyedObject {
    static let fields = TemplateFields<TemplateSupport>(
        "Support", "Which parts of the support file the generated files use.",
        [
            part("isWritten", "Whether the model gets a support file.", \.isWritten),
            part("keys", "Typed keys and all that is built on them.", \.keys),
            part("initializers", "Initializers that look their entity up.", \.initializers),
            part("insertion", "Objects that are found or created.", \.insertion),
            part("accessors", "Properties over the primitive value.", \.accessors),
            part("floats", "The same for `Float`.", \.floats),
            part("derivedKeys", "Keys of derived attributes.", \.derivedKeys),
            part("toOneKeys", "Keys of to-one relationships.", \.toOneKeys),
            part("toManyKeys", "Keys of to-many relationships.", \.toManyKeys),
            part("objectKeys", "Conditions that name objects.", \.objectKeys),
            part("compositeKeys", "Keys of members of composites.", \.compositeKeys),
            part("reachedKeys", "Keys of what is not an attribute of the fetched object itself.", \.reachedKeys),
            part("rawKeys", "Keys of types with raw values.", \.rawKeys),
            part("texts", "Keys of texts.", \.texts),
            types("plainTypes", "The types of values that have no order.", \.plainTypes),
            types("sortedTypes", "The types by which a store can sort.", \.sortedTypes),
            types("orderedTypes", "The types of values that can be less or greater.", \.orderedTypes),
            part("snapshots", "Snapshots.", \.snapshots),
            part("coding", "Snapshots that are `Codable`.", \.coding),
            part("snapshotIDs", "Snapshots whose identity is that of the object.", \.snapshotIDs),
            part("snapshotRelationships", "Snapshots with identifiers of related objects.", \.snapshotRelationships),
            part("identifiers", "Identifiers of required objects that may be missing.", \.identifiers),
            part("decimals", "Decimal numbers in snapshots.", \.decimals),
            part("cases", "Defaults that are cases of the user's types.", \.cases),
        ])

    private let needs: SupportNeeds

    init(_ needs: SupportNeeds) { self.needs = needs }

    private static func part(
        _ name: String, _ documentation: String, _ isNeeded: @escaping @Sendable (SupportNeeds) -> Bool
    ) -> TemplateField<TemplateSupport> {
        TemplateField(name, .bool, documentation) { .bool(isNeeded($0.needs)) }
    }

    private static func types(
        _ name: String, _ documentation: String, _ types: @escaping @Sendable (SupportNeeds) -> [String]
    ) -> TemplateField<TemplateSupport> {
        TemplateField(name, .list(.string), documentation) { TemplateValue(types($0.needs)) }
    }
}
