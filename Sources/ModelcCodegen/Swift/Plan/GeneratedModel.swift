import ModelcBase

/// The content of the generated files, with every Swift spelling decided, as templates see it.
package struct GeneratedModel: Hashable, Sendable {
    var input: CodeGenerationInput
    /// The classes in the byte order of their names.
    package var classes: [GeneratedClass]
    /// The composites in the byte order of their names.
    package var composites: [GeneratedComposite]
    /// The imports of the file of the composites.
    var compositeImports: [GeneratedImport]
    var names: StandardNames
    package var keyTypes: KeyTypeNames
    /// The code that builds the model; nil if it is not requested.
    var description: GeneratedModelDescription?

    var compositesPath: String { "_" + IdentifierText.sanitized(input.modelName) + "Composites.swift" }
    /// The path of the file with the code that builds the model.
    var descriptionPath: String { "_" + IdentifierText.sanitized(input.modelName) + "Model.swift" }
    /// The path of the support file that all models of a module share.
    package static let supportPath = "_ModelcSupport.swift"
}

/// The structure of a composite attribute type.
package struct GeneratedComposite: Hashable, Sendable {
    /// The composite's name in the model.
    var name: String
    /// The structure's name in Swift source.
    var escapedName: String
    /// The members, sorted by name.
    package var members: [GeneratedProperty]
    var isSendable: Bool
    var isHashable: Bool
    package var isCodable: Bool
}

/// An import of a generated file.
package struct GeneratedImport: Hashable, Sendable {
    package var module: String
    /// Whether public declarations of the file use the module.
    var isPublic: Bool
    /// Whether the module exists on some platforms only.
    var isConditional: Bool

    init(module: String, isPublic: Bool, isConditional: Bool) {
        self.module = module
        self.isPublic = isPublic
        self.isConditional = isConditional
    }
}

/// The model as code that builds it (`NSManagedObjectModel`), for packages and playgrounds without a compiled model.
package struct GeneratedModelDescription: Hashable, Sendable {
    /// An entity with the function that makes it.
    package struct Entity: Hashable, Sendable {
        var function: String
        /// The name, as a string literal.
        var name: String
        /// The class of the objects, if it is generated, whose runtime name is used.
        var className: String?
        var assignments: [GeneratedConstant]
        var properties: [GeneratedDescription]
        /// The names of the direct subentities, as string literals.
        var subentities: [String]
        var indexes: [Index]
    }

    /// A fetch index.
    package struct Index: Hashable, Sendable {
        /// The name, as a string literal.
        var name: String
        var partialPredicate: String?
        var elements: [Element]
    }

    /// A part of a fetch index.
    package struct Element: Hashable, Sendable {
        /// The name of the property, as a string literal.
        var property: String
        var collation: String
        var isAscending: Bool
    }

    /// The members of a composite with the function that makes them.
    package struct Composite: Hashable, Sendable {
        var function: String
        var members: [GeneratedDescription]
    }

    /// Entities that can be in one store.
    package struct Configuration: Hashable, Sendable {
        var name: String
        var entities: [String]
    }

    /// The type that holds the functions.
    var typeName: String
    var composites: [Composite]
    var entities: [Entity]
    var requests: [GeneratedRequestDescription]
    var configurations: [Configuration]
    /// The version identifiers, as string literals.
    var versionIdentifiers: [String]
}

/// An object that describes a part of a model in Core Data's API, as the code that builds it: a class, and the values
/// assigned to the properties of a new instance.
package struct GeneratedDescription: Hashable, Sendable {
    /// A validation of values: a predicate with the message for invalid values.
    package struct Validation: Hashable, Sendable {
        /// The predicate as a Swift expression.
        var predicate: String
        /// A string literal.
        var warning: String
    }

    /// Both ends of a relationship by name, as string literals.
    package struct Link: Hashable, Sendable {
        var destination: String
        var inverse: String?
        /// The entity that declares the inverse: the destination, or an ancestor of it.
        var inverseEntity: String
    }

    /// The name in the model, as a string literal.
    var name: String
    /// The class in Core Data: `NSAttributeDescription`.
    var className: String
    /// Properties of the API with Swift expressions, in the order in which they are assigned.
    var assignments: [GeneratedConstant] = []
    var validations: [Validation] = []
    /// The function that makes the members of a composite attribute.
    var elementsFunction: String?
    var link: Link?
    /// The request of a fetched property.
    var request: GeneratedRequestDescription?
}

/// A fetch request that is built in code.
struct GeneratedRequestDescription: Hashable, Sendable {
    /// The name of a template, as a string literal; empty for the request of a fetched property.
    var name: String
    /// The name of the entity, as a string literal; nil if the model names no existing entity.
    var entity: String?
    var assignments: [GeneratedConstant]
}
