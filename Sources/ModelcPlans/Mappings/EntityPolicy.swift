import ModelcBase

/// A migration policy that a mapping model needs: an `NSEntityMigrationPolicy` subclass that somebody has to write, with
/// the methods that the mapping model calls (FormatMappingModel §8, FormatMigrationFacts §8).
package struct EntityPolicy: Hashable, Sendable {
    /// The name that the runtime knows the class by, without a module: `V1toV2_Person`.
    package var className: String
    /// The entity mapping that it belongs to, by its name.
    package var mappingName: String
    /// The entity that objects come from.
    package var sourceEntityName: String
    /// The entity that objects go to.
    package var destinationEntityName: String
    /// One for each property that the policy makes, by property name.
    package var methods: [PolicyMethod]

    package init(
        className: String, mappingName: String, sourceEntityName: String, destinationEntityName: String,
        methods: [PolicyMethod]
    ) {
        self.className = className
        self.mappingName = mappingName
        self.sourceEntityName = sourceEntityName
        self.destinationEntityName = destinationEntityName
        self.methods = methods
    }
}

/// A method of a migration policy that an expression calls for the value of one property.
package struct PolicyMethod: Hashable, Sendable {
    /// What a method is given; the text in expressions is a variable or a key path.
    package enum Argument: Hashable, Sendable {
        /// `$source.name`
        case sourceProperty(String)
        /// `$source`: the object as a whole.
        case source
        /// `$manager`: the migration manager, which finds objects that were migrated.
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

    /// A method for an attribute.
    /// - Parameter oldName: the source property that the value is made of; nil for the object as a whole.
    package static func attribute(_ name: String, from oldName: String?, _ reason: String) -> PolicyMethod {
        PolicyMethod(
            property: name, selector: "\(name)From:", arguments: [oldName.map(Argument.sourceProperty) ?? .source],
            reason: reason)
    }

    /// A method for a relationship.
    /// - Parameter oldName: the source property that the objects are found by; nil for the object as a whole.
    package static func relationship(_ name: String, from oldName: String?, _ reason: String) -> PolicyMethod {
        PolicyMethod(
            property: name, selector: "\(name)From:manager:",
            arguments: [oldName.map(Argument.sourceProperty) ?? .source, .manager], reason: reason)
    }
}

/// The names of migration policies that modelc proposes: `V1toV2_Person`, in Objective-C without a module, so that a
/// mapping model names the class in the same way whatever module it is in (FormatMigrationFacts §8).
///
/// They are identifiers of Swift: other characters than letters, digits and underscores become underscores. A name that is
/// taken, letter case aside, gets a number.
package struct PolicyClassName {
    /// What all names for the two versions begin with: `V1toV2`. Their mapping model is named so, too.
    package let stem: String
    private var names = UniqueNames()

    /// - Parameters:
    ///   - old: the name of the version that is migrated from.
    ///   - new: the name of the version that is migrated to.
    package init(from old: String, to new: String) {
        let stem = IdentifierText.sanitized(old + "to" + new)
        self.stem = stem.unicodeScalars.first.map(IdentifierText.isStart) ?? false ? stem : "_" + stem
    }

    /// The name of the class for a destination entity; another one each time.
    package mutating func name(forEntity entity: String) -> String {
        names.name(stem + "_" + IdentifierText.sanitized(entity))
    }
}
