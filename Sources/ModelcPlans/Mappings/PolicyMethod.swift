/// A method of a migration policy. An expression in the mapping model calls it to get the value of one property.
package struct PolicyMethod: Hashable, Sendable {
    /// An argument of a policy method: a variable or a key path in the expression.
    package enum Argument: Hashable, Sendable {
        /// `$source.name`: the value of a source property.
        case sourceProperty(String)
        /// `$source`: the source object.
        case source
        /// `$manager`: the migration manager, which the method uses to find migrated objects.
        case manager
    }

    /// The name of the destination property.
    package var property: String
    /// The Objective-C selector: `priceFrom:` for an attribute, `authorFrom:manager:` for a relationship.
    package var selector: String
    /// The arguments, one for each colon in the selector.
    package var arguments: [Argument]
    /// The reason why copying is not sufficient, as a clause.
    package var reason: String

    /// Returns a method that creates the value of an attribute.
    /// - Parameter oldName: the name of the source property that the value is made from; nil if the method gets the
    ///   whole object.
    package static func attribute(_ name: String, from oldName: String?, _ reason: String) -> PolicyMethod {
        PolicyMethod(
            property: name, selector: "\(name)From:", arguments: [oldName.map(Argument.sourceProperty) ?? .source],
            reason: reason)
    }

    /// Returns a method that creates the value of a relationship.
    /// - Parameter oldName: the name of the source property that is used to find the objects; nil if the method gets
    ///   the whole object.
    package static func relationship(_ name: String, from oldName: String?, _ reason: String) -> PolicyMethod {
        PolicyMethod(
            property: name, selector: "\(name)From:manager:",
            arguments: [oldName.map(Argument.sourceProperty) ?? .source, .manager], reason: reason)
    }
}
