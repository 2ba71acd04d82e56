import ModelcSchema

/// Reports a property name that hides a state of the managed object, such as `isDeleted`, from key-value coding.
enum ShadowsManagedObjectState: LintRule {
    static let description = RuleDescription(
        "shadows-managed-object-state", .naming, .warning,
        summary: "A property hides the state of its managed object from key-value coding",
        rationale:
            "'deleted' is the key of NSManagedObject's isDeleted. The compiler accepts a property of that name, and "
            + "code and predicates that use the key then read your attribute in place of the object's state.",
        help: "rename the property, with the old name as renaming identifier to keep the data",
        bad: """
            <entity name="Berth">
                ▸<attribute name="deleted" optional="YES" attributeType="Boolean" usesScalarValueType="NO"/>
            </entity>
            """,
        good: """
            <entity name="Berth">
                <attribute name="isRemoved" optional="YES" attributeType="Boolean" usesScalarValueType="NO" elementID="deleted"/>
            </entity>
            """)

    /// The keys of `NSManagedObject`, and their meanings. It is not verified that `objectWillChange` causes problems.
    private static let getters = [
        "deleted": "isDeleted", "inserted": "isInserted", "updated": "isUpdated", "fault": "isFault",
        "objectWillChange": "its publisher",
    ]

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for property in entity.ownProperties {
                guard let getter = getters[property.name] else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(property.name) hides NSManagedObject.\(property.name) (\(getter)) for "
                            + "key-value coding",
                        at: SchemaLocation(position: property.position),
                        on: .property(entity: entity.name, property.name),
                        help: Finding.renaming(property.name)))
            }
        }
    }
}
