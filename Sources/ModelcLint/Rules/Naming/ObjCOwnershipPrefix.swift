import ModelcSchema

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

    /// The method families whose results are owned, and init, which has rules of its own.
    private static let families = ["alloc", "copy", "init", "mutableCopy", "new"]

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        guard subject.model.model.sourceLanguage != .swift else { return }
        for entity in subject.entities where entity.className?.module == .unspecified {
            let scalars = Set(entity.attributes.filter { $0.usesScalarValue == true }.map(\.name))
            for property in entity.ownProperties {
                guard let prefix = family(of: property.name), !scalars.contains(property.name) else { continue }
                report(
                    Finding(
                        id,
                        "\(entity.name).\(property.name) begins with '\(prefix)': ARC treats its getter as returning "
                            + "an owned object, and the class does not compile",
                        at: SourcePlace(position: property.position),
                        on: .property(entity: entity.name, property.name),
                        help: "rename it, and set elementID='\(property.name)' to keep its data"))
            }
        }
    }

    /// The family of a method's name: the name begins with it, and no small letter follows; `_new` counts as `new`.
    private static func family(of name: String) -> String? {
        let name = name.drop { $0 == "_" }
        return families.first { family in
            guard name.hasPrefix(family) else { return false }
            return name.utf8.dropFirst(family.utf8.count).first.map { !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0) }
                ?? true
        }
    }
}
