import ModelcBase
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// A relationship in mogenerator's templates.
final class MogeneratorRelationship: KeyedObject {
    static let fields = TemplateFields<MogeneratorRelationship>(
        "Relationship", "A relationship.", MogeneratorRelationship.keys + ownKeys)

    let model: MogeneratorModel
    let entity: Int
    private let position: Int
    let relationship: RelationshipDescription

    init(_ model: MogeneratorModel, entity: Int, at position: Int) {
        self.model = model
        self.entity = entity
        self.position = position
        relationship = model.entities[entity].relationships[position]
    }

    var templateIdentity: Int { entity << 24 | position }

    func templateValue(at index: Int) -> TemplateValue { Self.fields.values[index](self) }

    var destination: Int? { relationship.destinationName.flatMap(model.index) }

    /// The rule as mogenerator reads it: its own reader, since 1.29, does not know No Action and leaves Core Data's
    /// default.
    private var deleteRule: DeleteRule {
        let rule = relationship.effectiveDeleteRule
        return rule == .noAction && model.options.release >= .minor(29) ? .nullify : rule
    }

    /// Whether the relationship counts as to-many: its maximum number of objects is not 1. mogenerator reads only
    /// this number.
    var isToMany: Bool { relationship.effectiveMaximumCount != 1 }
}

extension MogeneratorRelationship {
    private typealias Field = TemplateField<MogeneratorRelationship>

    private static let keys: [Field] = [
        Field("name", .string, "Its name.") { .string($0.relationship.name) },
        Field("userInfo", .userInfo, "The user info, with the entries that mogenerator adds.") {
            .texts(MogeneratorModel.userInfo($0.relationship.userInfo, isSyncable: $0.relationship.isSyncable))
        },
        Field("entity", .object(MogeneratorEntity.self), "The entity that declares it.") {
            .object(MogeneratorEntity($0.model, at: $0.entity))
        },
        Field("renamingIdentifier", .string, "The name; mogenerator does not read renaming identifiers of properties.")
        {
            .string($0.relationship.name)
        },
        Field("versionHashModifier", .optional(.string), "The text that changes the version hash.") {
            TemplateValue($0.relationship.versionHashModifier)
        },
        Field("isOptional", .bool, "Whether it may be empty.") { .bool($0.relationship.isOptional) },
        Field("optional", .bool, "The same as isOptional.") { .bool($0.relationship.isOptional) },
        Field("isTransient", .bool, "Whether it is not stored.") { .bool($0.relationship.isTransient) },
        Field("transient", .bool, "The same as isTransient.") { .bool($0.relationship.isTransient) },
        Field("isIndexed", .bool, "Whether it has an index in the form from before Xcode 9.") {
            .bool($0.relationship.isIndexed)
        },
        Field("indexed", .bool, "The same as isIndexed.") { .bool($0.relationship.isIndexed) },
        Field("minCount", .integer, "The minimum number of objects.") { .integer($0.relationship.minimumCount ?? 0) },
        Field("maxCount", .integer, "The maximum number of objects; 0 for no limit.") {
            .integer($0.relationship.effectiveMaximumCount)
        },
        Field("isToMany", .bool, "Whether the maximum number is not 1.") { .bool($0.isToMany) },
        Field("toMany", .bool, "The same as isToMany.") { .bool($0.isToMany) },
        Field("isOrdered", .bool, "Whether the objects have an order.") { .bool($0.relationship.isOrdered) },
        Field("ordered", .bool, "The same as isOrdered.") { .bool($0.relationship.isOrdered) },
        Field("jr_isOrdered", .bool, "The same as isOrdered.") { .bool($0.relationship.isOrdered) },
        Field("_jr_isOrdered", .bool, "The same as isOrdered.") { .bool($0.relationship.isOrdered) },
        Field("deleteRule", .integer, "The number of the delete rule in Core Data.") {
            .integer($0.deleteRule.code)
        },
        Field("destinationEntity", .optional(MogeneratorEntity.self), "The destination.") { relationship in
            TemplateValue(relationship.destination.map { MogeneratorEntity(relationship.model, at: $0) })
        },
        Field("inverseRelationship", .optional(MogeneratorRelationship.self), "The inverse.") {
            TemplateValue($0.inverse)
        },
        Field("immutableCollectionClassName", .string, "The class of the value of a to-many relationship.") {
            .string($0.collection(isMutable: false))
        },
        Field("mutableCollectionClassName", .string, "The mutable class of a to-many relationship.") {
            .string($0.collection(isMutable: true))
        },
    ]

    private var inverse: MogeneratorRelationship? {
        guard let name = relationship.inverseName, let owner = relationship.inverseEntityName.flatMap(model.index)
        else {
            return nil
        }
        for index in [owner] + model.ancestors(of: owner) {
            if let position = model.entities[index].relationships.firstIndex(where: { $0.name == name }) {
                return MogeneratorRelationship(model, entity: index, at: position)
            }
        }
        return nil
    }

    private func collection(isMutable: Bool) -> String {
        let name = "NS" + (isMutable ? "Mutable" : "") + (relationship.isOrdered ? "OrderedSet" : "Set")
        guard model.options.language == .objectiveC, model.options.release >= .minor(30) else { return name }
        return name + "<" + (destination.map { model.className(at: $0) } ?? "(null)") + "*>"
    }
}

// Keys that mogenerator does not have.
extension MogeneratorRelationship {
    private static let ownKeys: [Field] = [
        Field("escapedName", .string, "The name, with backticks if it is a word of Swift.") {
            .string(SwiftIdentifier.escaped($0.relationship.name))
        },
        Field("getterSuffix", .string, "The attribute that the getter's name requires after an Objective-C property.") {
            .string(ObjectiveCGetter.propertySuffix($0.relationship.name, isObject: true))
        },
        Field("getterDeclaration", .optional(.string), "An Objective-C getter that its name makes necessary.") {
            TemplateValue(
                ObjectiveCGetter.declaration($0.relationship.name, $0.valueType, isNullable: $0.relationship.isOptional)
            )
        },
        Field("caseName", .string, "The name of a case of a Swift enumeration.") {
            .string($0.relationship.name.caseName)
        },
        Field("escapedElement", .string, "The class of the destination as Swift spells it.") {
            .string(SwiftIdentifier.escapedType($0.elementClass))
        },
        Field("nameLiteral", .string, "The name as a literal of the language.") {
            .string(
                $0.model.options.language == .swift
                    ? SwiftText.literal($0.relationship.name) : ObjectiveCText.literal($0.relationship.name))
        },
        Field("elementClass", .string, "The class of the destination without its module.") { .string($0.elementClass) },
        Field("setClass", .string, "NSSet or NSOrderedSet.") {
            .string($0.relationship.isOrdered ? "NSOrderedSet" : "NSSet")
        },
        Field("mutableSetClass", .string, "NSMutableSet or NSMutableOrderedSet.") {
            .string($0.relationship.isOrdered ? "NSMutableOrderedSet" : "NSMutableSet")
        },
        Field("documentation", .optional(.string), "The user info's `documentation`.") {
            TemplateValue($0.relationship.userInfo["documentation"])
        },
    ]

    /// The Objective-C type of the property.
    var valueType: ObjectiveCType {
        guard isToMany else { return ObjectiveCType(elementClass) }
        return ObjectiveCType((relationship.isOrdered ? "NSOrderedSet" : "NSSet") + "<\(elementClass) *>")
    }

    var elementClass: String {
        guard let destination, model.description(at: destination).className != nil else { return "NSManagedObject" }
        return MogeneratorModel.plainName(model.className(at: destination))
    }
}
