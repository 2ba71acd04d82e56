/// A method of a migration policy that an expression calls for the value of one property.
package struct PolicyMethod: Hashable, Sendable {
    /// An argument of a policy method. The text in expressions is a variable or a key path.
    package enum Argument: Hashable, Sendable {
        /// `$source.name`
        case sourceProperty(String)
        /// `$source`: the object as a whole.
        case source
        /// `$manager`: the migration manager, which finds migrated objects.
        case manager
    }

    /// The destination property.
    package var property: String
    /// `priceFrom:` for an attribute, `authorFrom:manager:` for a relationship.
    package var selector: String
    /// One for each colon of the selector.
    package var arguments: [Argument]
    /// Why copying is not enough, as a part of a sentence.
    package var reason: String

    /// Returns a method for an attribute.
    /// - Parameter oldName: the source property that the value is made from; nil for the object as a whole.
    package static func attribute(_ name: String, from oldName: String?, _ reason: String) -> PolicyMethod {
        PolicyMethod(
            property: name, selector: "\(name)From:", arguments: [oldName.map(Argument.sourceProperty) ?? .source],
            reason: reason)
    }

    /// Returns a method for a relationship.
    /// - Parameter oldName: the source property used to find the objects; nil for the object as a whole.
    package static func relationship(_ name: String, from oldName: String?, _ reason: String) -> PolicyMethod {
        PolicyMethod(
            property: name, selector: "\(name)From:manager:",
            arguments: [oldName.map(Argument.sourceProperty) ?? .source, .manager], reason: reason)
    }
}
