import ModelcBase

/// A migration policy that a mapping model needs: an `NSEntityMigrationPolicy` subclass that has to be written, with
/// the methods that the mapping model calls (FormatMappingModel §8, FormatMigrationFacts §8).
package struct EntityPolicy: Hashable, Sendable {
    /// The class name in the runtime, without a module: `V1toV2_Person`.
    package var className: String
    /// The name of the entity mapping that the policy belongs to.
    package var mappingName: String
    /// The entity that objects come from.
    package var sourceEntityName: String
    /// The entity that objects go to.
    package var destinationEntityName: String
    /// One for each property whose value the policy makes, by property name.
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

/// The names that modelc proposes for migration policies: `V1toV2_Person`. They are Objective-C names without a
/// module, so that a mapping model refers to the class by the same name in any module (FormatMigrationFacts §8).
///
/// They are valid Swift identifiers: characters other than letters, digits and underscores become underscores. A name
/// that is already taken, ignoring case, gets a number.
package struct PolicyClassName {
    /// The prefix of all names for the two versions: `V1toV2`. Also the name of their mapping model.
    package let stem: String
    private var names = UniqueNames()

    /// - Parameters:
    ///   - old: the name of the source version.
    ///   - new: the name of the destination version.
    package init(from old: String, to new: String) {
        let stem = IdentifierText.sanitized(old + "to" + new)
        self.stem = stem.unicodeScalars.first.map(IdentifierText.isStart) ?? false ? stem : "_" + stem
    }

    /// Returns the name of the class for a destination entity; a different name each time.
    package mutating func name(forEntity entity: String) -> String {
        names.name(stem + "_" + IdentifierText.sanitized(entity))
    }
}
