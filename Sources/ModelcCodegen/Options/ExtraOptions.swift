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
