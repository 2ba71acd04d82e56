import ModelcSchema
import ModelcSettings

/// What the user can choose about generated Swift.
package struct CodeGenerationOptions: Hashable, Sendable {
    /// The model's file or bundle name with its extension (`BookList.xcdatamodeld`): it stands in every machine file, so
    /// it has no folders in front.
    package var sourceName: String
    /// The model's name, which file names are made from (`BookList`).
    package var modelName: String
    /// The module that the files will be part of; nil where it is not known.
    package var module: String?
    package var access: AccessLevel
    package var isolation: Isolation
    /// Whether entities whose classes Xcode itself generates get files, too.
    package var includesXcodeGenerated: Bool
    /// How properties are typed.
    package var types = TypeOptions()
    /// What classes stand on.
    package var classes = ClassOptions()
    /// What generated files have beside properties.
    package var extras = ExtraOptions()
    /// What is known of the model's version.
    package var version = VersionFacts()
    /// The entities that get files; nil for all that have a class.
    package var entityNames: Set<String>?
    /// Whether files are made that belong to the user.
    package var includesHumanFiles = true
    /// The access level that was chosen for this one entity; it goes before what the entity's user info says.
    package var ownAccess: AccessLevel?
    /// What holds for single entities in place of all this, by the entity's name.
    package var entityOptions: [String: CodeGenerationOptions] = [:]

    /// What holds for an entity.
    package func options(ofEntity name: String) -> CodeGenerationOptions { entityOptions[name] ?? self }

    package init(
        sourceName: String,
        modelName: String,
        module: String? = nil,
        access: AccessLevel = .internal,
        isolation: Isolation = .nonisolated,
        includesXcodeGenerated: Bool = false
    ) {
        self.sourceName = sourceName
        self.modelName = modelName
        self.module = module
        self.access = access
        self.isolation = isolation
        self.includesXcodeGenerated = includesXcodeGenerated
    }
}

/// What the user can choose about the types of properties (code-generation §2).
package struct TypeOptions: Hashable, Sendable {
    package var optionality = OptionalityStyle.model
    package var requiredWithoutDefault = RequiredAttributeStyle.nonoptional
    package var requiredToOne = RequiredToOneStyle.nonoptional
    package var numbers = NumberStyle.scalar
    package var dates = DateStyle.date
    package var decimals = DecimalStyle.object
    package var collections = CollectionStyle.set

    package init() {}
}

/// What the user can choose about the classes.
package struct ClassOptions: Hashable, Sendable {
    /// What the machine classes of root entities inherit from in place of `NSManagedObject`: `Base`, or `Module.Base` for
    /// a class that has to be imported.
    package var baseClass: String?
    /// What was chosen for this one entity: it inherits from it even where its parent has a class.
    package var ownBaseClass: String?
    /// Modules that every machine file imports, for types that user info names.
    package var extraImports: [String] = []

    package init() {}
}

/// What the user can choose to have beside classes with properties.
package struct ExtraOptions: Hashable, Sendable {
    package var support = SupportStyle.file
    /// Whether classes have the user info of their entities as constants.
    package var includesUserInfoConstants = false
    /// Whether the classes of root entities are `Identifiable`, where that is possible (code-generation §3.3).
    package var isIdentifiable = false
    /// Whether each entity has a `Sendable` structure of its values; `modelc.snapshot` asks for a single one.
    package var includesSnapshots = false
    /// Whether snapshots and composites are `Codable`; `modelc.codable` asks for a single snapshot.
    package var isCodable = false
    /// Whether documentation comments tell what the model says of a property: defaults, limits, delete rules.
    package var documentsFacts = false

    /// Whether there is code that builds the model, for packages and playgrounds without a compiled one.
    package var programmaticModel = false

    package init() {}
}

/// Where generated classes have from what they have in common.
package enum SupportStyle: String, CaseIterable, Sendable {
    /// From a support file that is one of the generated files.
    case file
    /// From a support file that was generated for another model of the module.
    case shared
    /// From nowhere: every class stands by itself, without typed object identifiers.
    case none
}

/// What templates can ask about the version that is generated from; generated classes need none of it.
package struct VersionFacts: Hashable, Sendable {
    /// The version's name; nil where the model is no file with one.
    package var name: String?
    /// Whether new stores are made with this version.
    package var isCurrent: Bool
    /// The names of all versions in the bundle, in its order.
    package var allNames: [String]
    /// The version hashes; nil where nobody computed them.
    package var hashes: ModelVersionHashes?

    package init(
        name: String? = nil, isCurrent: Bool = true, allNames: [String] = [], hashes: ModelVersionHashes? = nil
    ) {
        self.name = name
        self.isCurrent = isCurrent
        self.allNames = allNames
        self.hashes = hashes
    }

    /// The checksum of the model in base64, as files of Core Data spell it; nil where it cannot be told.
    var checksum: String? { hashes?.checksum?.base64 }

    /// The hash of an entity in hexadecimal digits; nil where it cannot be told.
    func hash(ofEntity name: String) -> String? {
        hashes?.entities.first { $0.name == name }?.hash?.hexadecimal
    }
}
