import ModelcSchema
import ModelcSourceCode

/// A property whose getter seems to return an object that the caller owns.
enum ObjCOwnershipPrefix: LintRule {
    static let description = RuleDescription(
        "objc-ownership-prefix", .naming, .warning,
        summary: "A property's name begins with new, alloc, copy, mutableCopy or init, in a model for Objective-C",
        rationale:
            "ARC interprets the getter's name: methods of these families return an object that the caller owns. A "
            + "class that declares such a property does not compile. In Swift the name is harmless: only models whose "
            + "language is Objective-C are checked, and only entities with a class.",
        help: "rename the property, with the old name as renaming identifier to keep the data",
        prevents: "Property follows Cocoa naming convention for returning 'owned' objects",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Objective-C">
                <entity name="Ship" representedClassName="Ship">
                    ▸<attribute name="newName" optional="YES" attributeType="String"/>
                    ▸<attribute name="copy2" optional="YES" attributeType="Binary"/>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Objective-C">
                <entity name="Ship" representedClassName="Ship">
                    <attribute name="latestName" optional="YES" attributeType="String" elementID="newName"/>
                    <attribute name="newspaper" optional="YES" attributeType="String"/>
                    <attribute name="copyright" optional="YES" attributeType="String"/>
                    <attribute name="newCount" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
                </entity>
                <entity name="Buoy">
                    <attribute name="newName" optional="YES" attributeType="String"/>
                </entity>
            </model>
            """,
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
                <entity name="Ship" representedClassName="Ship">
                    <attribute name="newName" optional="YES" attributeType="String"/>
                </entity>
            </model>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        guard subject.model.model.sourceLanguage != .swift else { return }
        for entity in subject.entities where entity.className?.module == .unspecified {
            let scalars = Set(entity.attributes.filter { $0.usesScalarValue == true }.map(\.name))
            for property in entity.ownProperties {
                guard let family = ObjectiveCIdentifier.family(of: property.name), !scalars.contains(property.name)
                else { continue }
                report(
                    Finding(
                        self,
                        "\(entity.name).\(property.name) begins with '\(family.rawValue)': ARC treats its getter as returning "
                            + "an owned object, and the class does not compile",
                        at: SourcePlace(position: property.position),
                        on: .property(entity: entity.name, property.name),
                        help: "rename it, and set elementID='\(property.name)' to keep its data"))
            }
        }
    }
}
