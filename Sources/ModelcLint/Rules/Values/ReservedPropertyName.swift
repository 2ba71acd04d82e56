import ModelcSchema

/// A property with the name of a method that every managed object has.
enum ReservedPropertyName: LintRule {
    static let description = RuleDescription(
        "reserved-property-name", .correctness, .error,
        summary: "A property has the name of a method of NSObject or NSManagedObject",
        rationale: "The accessor takes the place of a method that the framework itself calls: a property called "
            + "description recurses until the app crashes. Apple publishes no closed list; this one is from the headers.",
        help: "rename the property, with the old name as renaming identifier to keep the data",
        seeAlso: [ShadowsManagedObjectState.self],
        bad: [
            """
            <entity name="Voyage">
                ▸<attribute name="description" optional="YES" attributeType="String"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Voyage">
                <attribute name="summary" optional="YES" attributeType="String" elementID="description"/>
                <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
            </entity>
            """
        ])

    /// Methods without parameters of NSObject and NSManagedObject (lint-rules §5.1).
    static let names: Set<String> = [
        "autoContentAccessingProxy", "autorelease", "awakeFromFetch", "awakeFromInsert", "changedValues",
        "changedValuesForCurrentEvent", "class", "classForArchiver", "classForCoder", "classForKeyedArchiver", "copy",
        "dealloc", "debugDescription", "description", "didSave", "didTurnIntoFault", "entity", "faultingState",
        "finalize", "hasChanges", "hasPersistentChangedValues", "hash", "init", "isDeleted", "isFault", "isInserted",
        "isProxy", "isUpdated", "managedObjectContext", "mutableCopy", "objectID", "observationInfo",
        "prepareForDeletion", "release", "retain", "retainCount", "self", "superclass", "willSave",
        "willTurnIntoFault", "zone",
    ]

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for property in entity.ownProperties where names.contains(property.name) {
                report(
                    Finding(
                        id,
                        "\(entity.name).\(property.name) cannot be named '\(property.name)': "
                            + "NSManagedObject already has a method with that name",
                        at: SourcePlace(position: property.position),
                        on: .property(entity: entity.name, property.name),
                        help: "rename it, and set elementID='\(property.name)' to keep its data"))
            }
        }
    }
}
