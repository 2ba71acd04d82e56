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
