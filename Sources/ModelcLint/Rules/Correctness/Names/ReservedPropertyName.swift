import ModelcSchema

/// Reports a property with the same name as a method of every managed object.
enum ReservedPropertyName: LintRule {
    static let description = RuleDescription(
        .shared(.reservedPropertyName), .correctness, .error,
        summary: "A property has the name of a method of NSObject or NSManagedObject",
        rationale: "The accessor replaces a method that the framework itself calls: a property called description "
            + "recurses until the app crashes. Apple publishes no complete list; this one is from the headers.",
        help: "rename the property, with the old name as renaming identifier to keep the data",
        bad: """
            <entity name="Voyage">
                ▸<attribute name="description" optional="YES" attributeType="String"/>
            </entity>
            """,
        good: """
            <entity name="Voyage">
                <attribute name="summary" optional="YES" attributeType="String" elementID="description"/>
                <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for property in entity.ownProperties where ManagedObjectMethods.names.contains(property.name) {
                report(
                    Finding(
                        self,
                        "\(entity.name).\(property.name) cannot be named '\(property.name)': "
                            + "NSManagedObject already has a method with that name",
                        at: SchemaLocation(position: property.position),
                        on: .property(entity: entity.name, property.name),
                        help: Finding.renaming(property.name)))
            }
        }
    }
}
