/// The model as code that builds it (`NSManagedObjectModel`), for packages and playgrounds without a compiled model.
package struct GeneratedModelDescription: Hashable, Sendable {
    /// An entity with the function that makes it.
    package struct Entity: Hashable, Sendable {
        package var function: String
        /// The name, as a string literal.
        package var name: String
        /// The class of the objects where it is generated, to be named by its own runtime name.
        package var className: String?
        package var assignments: [GeneratedConstant]
        package var properties: [GeneratedDescription]
        /// The names of the entities right below, as string literals.
        package var subentities: [String]
        package var indexes: [Index]
    }

    /// A fetch index.
    package struct Index: Hashable, Sendable {
        /// The name, as a string literal.
        package var name: String
        package var partialPredicate: String?
        package var elements: [Element]
    }

    /// A part of a fetch index.
    package struct Element: Hashable, Sendable {
        /// The name of the property, as a string literal.
        package var property: String
        package var collation: String
        package var isAscending: Bool
    }

    /// The members of a composite with the function that makes them.
    package struct Composite: Hashable, Sendable {
        package var function: String
        package var members: [GeneratedDescription]
    }

    /// Entities that can be in one store.
    package struct Configuration: Hashable, Sendable {
        package var name: String
        package var entities: [String]
    }

    /// The type that holds the functions.
    package var typeName: String
    package var composites: [Composite]
    package var entities: [Entity]
    package var requests: [GeneratedRequestDescription]
    package var configurations: [Configuration]
    /// String literals.
    package var versionIdentifiers: [String]
}
