import ModelcSettings

/// The reason for a gap: SwiftData cannot represent a part of the model, or it is not known how.
package enum SwiftDataGapReason: Hashable, Sendable {
    // These change the hash.
    case className
    case abstract
    case superclass
    case inheritedRelationship
    case entityModifier
    case derived
    case noType(String)
    case missingStructure(String)
    case ordered
    case toOneCount(Int)
    case missingDestination
    case oneSidedInverse
    case inheritedInverse
    case impliedInverse(String)
    case constraint
    case constraintMember
    case name(String)

    // The effect of these is not known.
    case externalStorage
    case preservation
    case encryption
    case valueType(String)
    case transformable
    case structure
    case hashModifier
    case counts
    case selfInverse
    case unnamedInverse
    case hiddenClass
    case superclassInverse
    case subclass
    case subclasses
    case keyword
    /// The model does not describe the entity with certainty. The value says why.
    case uncertain(String)

    // These are not hashed.
    case validation
    case fetchedProperty
    case transientRelationship
    case transientWithoutType
    case entityRename
    case index
    case indexBeforeRelease

    package var effect: SwiftDataGap.Effect {
        switch self {
        case .className, .abstract, .superclass, .inheritedRelationship, .entityModifier, .derived, .noType,
            .missingStructure,
            .ordered, .toOneCount, .missingDestination, .oneSidedInverse, .inheritedInverse, .impliedInverse,
            .constraint, .constraintMember, .name:
            .changesHash
        case .externalStorage, .preservation, .encryption, .valueType, .transformable, .structure, .hashModifier,
            .counts, .selfInverse, .unnamedInverse, .hiddenClass, .superclassInverse, .subclass, .subclasses, .keyword,
            .uncertain:
            .unverified
        case .validation, .fetchedProperty, .transientRelationship, .transientWithoutType, .entityRename, .index,
            .indexBeforeRelease:
            .lost
        }
    }

    /// A clause that describes the gap and, if there is one, the replacement in the generated code.
    package var text: String {
        switch self {
        case .className: "no class can have the name, which SwiftData takes for the entity; it is left out"
        case .abstract: "a @Model class cannot be abstract"
        case .superclass:
            "a @Model class can have a superclass since iOS 26 only (\(GenerateSettings.flag(\.minimumOs)) ios26); "
                + "the inherited attributes are copied"
        case .inheritedRelationship: "an inherited relationship is left out, because its inverse is elsewhere"
        case .entityModifier: "a @Model class has no hash modifier"
        case .derived: "SwiftData has no derived attributes; it is left out"
        case .noType(let type): "SwiftData has no attributes of type \(type); it is left out"
        case .missingStructure(let name): "there is no composite '\(name)'; it is left out"
        case .ordered: "SwiftData has no ordered relationships; the order is lost"
        case .toOneCount(let count): "SwiftData's maximum of a to-one relationship is 1, not \(count)"
        case .missingDestination: "its destination has no class; it is left out"
        case .oneSidedInverse: "its inverse names another inverse; SwiftData's inverses are mutual"
        case .inheritedInverse: "its inverse is inherited, and the class of its destination does not have it"
        case .impliedInverse(let path): "SwiftData takes \(path) for its inverse, the model has none"
        case .constraint:
            "#Unique needs iOS 18 (\(GenerateSettings.flag(\.minimumOs)) ios18); the constraint is left out"
        case .constraintMember: "its uniqueness constraint names a property that the class does not have"
        case .name(let name): "SwiftData does not accept the name; it is written as '\(name)' with originalName"
        case .externalStorage: "it is not verified how SwiftData hashes external storage"
        case .preservation: "it is not verified how SwiftData hashes preservation after deletion"
        case .encryption: "it is not verified whether cloud encryption is hashed"
        case .valueType(let type): "it is not verified how SwiftData stores \(type)"
        case .transformable: "it is not verified how SwiftData hashes transformable attributes"
        case .structure: "it is not verified how SwiftData hashes Codable structures"
        case .hashModifier: "hashModifier is documented, but its hash is not verified"
        case .counts: "it is not verified how SwiftData hashes minimum and maximum counts"
        case .selfInverse: "it is not verified how SwiftData hashes a relationship that is its own inverse"
        case .unnamedInverse: "it is not verified which inverse SwiftData takes if the model has none"
        case .hiddenClass:
            "properties hide the classes, so no side can name the inverse; it is not verified that SwiftData finds it"
        case .superclassInverse: "it is not verified how SwiftData hashes an inverse that a superclass declares"
        case .subclass: "it is not verified how SwiftData hashes classes with a superclass"
        case .subclasses: "it is not verified how SwiftData hashes classes that others inherit from"
        case .uncertain(let reason): "the model is not certain: \(reason)"
        case .keyword: "its name is a keyword of Swift; it is not verified which name SwiftData gives it"
        case .validation: "SwiftData does not validate values"
        case .fetchedProperty: "SwiftData has no fetched properties; it is left out"
        case .transientRelationship: "SwiftData has no transient relationships; it is left out"
        case .transientWithoutType: "a transient attribute without a type is left out"
        case .entityRename: "a @Model class has no renaming identifier"
        case .index: "SwiftData has no such index; it is left out"
        case .indexBeforeRelease:
            "#Index needs iOS 18 (\(GenerateSettings.flag(\.minimumOs)) ios18); the index is left out"
        }
    }
}
