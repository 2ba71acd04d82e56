/// Code that creates the model (`NSManagedObjectModel`) at run time, for packages and playgrounds without a compiled
/// model.
package struct GeneratedModelDescription: Hashable, Sendable {
    /// An entity, with the name of the function that creates its description.
    package struct Entity: Hashable, Sendable {
        var function: String
        /// The entity's name, as a string literal.
        var name: String
        /// The name of the class of the entity's objects, if it is generated; the code then uses the class's run-time
        /// name. Nil for other classes.
        var className: String?
        var assignments: [GeneratedConstant]
        var properties: [GeneratedDescription]
        /// The names of the direct subentities, as string literals.
        var subentities: [String]
        var indexes: [Index]
    }

    /// A fetch index, as it is created in generated code.
    package struct Index: Hashable, Sendable {
        /// The index's name, as a string literal.
        var name: String
        var partialPredicate: String?
        var elements: [Element]
    }

    /// An element of a fetch index, as it is created in generated code.
    package struct Element: Hashable, Sendable {
        /// The name of the property, as a string literal.
        var property: String
        var collation: String
        var isAscending: Bool
    }

    /// The members of a composite, with the name of the function that creates their descriptions.
    package struct Composite: Hashable, Sendable {
        var function: String
        var members: [GeneratedDescription]
    }

    /// A configuration: a set of entities that one store can contain.
    package struct Configuration: Hashable, Sendable {
        var name: String
        var entities: [String]
    }

    /// The name of the type that contains the functions.
    var typeName: String
    var composites: [Composite]
    var entities: [Entity]
    var requests: [GeneratedRequestDescription]
    var configurations: [Configuration]
    /// The model's version identifiers, as string literals.
    var versionIdentifiers: [String]
}
