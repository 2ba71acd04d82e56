import ModelcSchema
import ModelcSourceCode

/// Reports a property name that begins with `new`, `copy` or a similar prefix. In Objective-C, such a getter implies
/// that the caller owns the returned object.
enum ObjCOwnershipPrefix: LintRule {
    static let description = RuleDescription(
        "objc-ownership-prefix", .naming, .warning,
        summary: "A property with an object value has a name that begins with new, alloc, copy, mutableCopy or init",
        rationale:
            "Swift and Objective-C (ARC) interpret the getter's name: a method that begins with one of these words, not followed "
            + "by a small letter, returns an object that the caller owns and releases. Core Data's getters do not "
            + "hand over their objects. Both compilers accept the property (`@NSManaged`, `@dynamic`), and the object is "
            + "released once too often. `init` is an exception: Swift takes the value of such a getter correctly (measured "
            + "with Swift 6.3: a note); Objective-C does not compile the property, unless its type is the class itself or "
            + "`id`. The classes of modelc avoid the getter: in Swift, the property is computed; in Objective-C, it is "
            + "declared with `NS_RETURNS_NOT_RETAINED`. The classes of Xcode do not, nor do those of modelc in the styles of "
            + "Xcode. Numbers with Use Scalar Type are not affected. Only entities with a class are checked.",
        help: "rename the property, with the old name as renaming identifier to keep the data",
        prevents: "EXC_BAD_ACCESS in objc_release, after the property was read",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
                <entity name="Ship" representedClassName=".Ship">
                    ▸<attribute name="newName" optional="YES" attributeType="String"/>
                    ▸<attribute name="copyDate" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                    ▸<attribute name="newTitle" optional="YES" attributeType="String" usesScalarValueType="YES"/>
                    ▸<attribute name="copyPrice" optional="YES" attributeType="Decimal" usesScalarValueType="YES"/>
                    ▸<attribute name="initReport" optional="YES" attributeType="Binary"/>
                    ▸<relationship name="mutableCopyOwner" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="_allocShips" inverseEntity="Ship"/>
                    ▸<relationship name="_allocShips" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship" inverseName="mutableCopyOwner" inverseEntity="Ship"/>
                </entity>
            </model>
            """,
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Objective-C">
                <entity name="Ship" representedClassName="Ship">
                    ▸<attribute name="newName" optional="YES" attributeType="String"/>
                    ▸<attribute name="copy2" optional="YES" attributeType="Binary"/>
                    ▸<attribute name="initReport" optional="YES" attributeType="Binary"/>
                </entity>
            </model>
            """,
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
                <entity name="Ship" representedClassName=".Ship">
                    <attribute name="latestName" optional="YES" attributeType="String" elementID="newName"/>
                    <attribute name="newspaper" optional="YES" attributeType="String"/>
                    <attribute name="newCount" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
                </entity>
            </model>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let isSwift = subject.model.model.sourceLanguage == .swift
        for entity in subject.entities
        where isSwift ? entity.className != nil : entity.className?.module == .unspecified {
            let scalars = Set(entity.attributes.filter(\.hasScalarGetter).map(\.name))
            for property in entity.ownProperties {
                guard let family = ObjectiveCIdentifier.family(of: property.name), !scalars.contains(property.name)
                else { continue }
                report(finding(property, entity, family, isSwift: isSwift))
            }
        }
    }

    private static func finding(
        _ property: NamedPosition, _ entity: EntityDescription, _ family: ObjectiveCMethodFamily, isSwift: Bool
    ) -> Finding {
        let isInitializer = family == .`init`
        let effect =
            switch (isInitializer, isSwift) {
            case (true, true): "that is harmless in Swift, but does not compile in Objective-C"
            case (true, false): "ARC takes its getter for an initializer, and the class does not compile"
            case (false, true): "Swift releases the value of its getter once too often"
            case (false, false): "ARC releases the value of its getter once too often"
            }
        return Finding(
            self, "\(entity.name).\(property.name) begins with '\(family.rawValue)': \(effect)",
            at: SchemaLocation(position: property.position), on: .property(entity: entity.name, property.name),
            help: Finding.renaming(property.name),
            severity: isInitializer && isSwift ? .note : nil)
    }
}

extension AttributeDescription {
    /// Whether the getter returns a scalar. The setting Use Scalar Type has no effect on types such as String.
    fileprivate var hasScalarGetter: Bool {
        switch type {
        case .integer16, .integer32, .integer64, .double, .float, .boolean, .date: usesScalarValue == true
        case .undefined, .decimal, .string, .binary, .uuid, .uri, .transformable, .objectID, .composite: false
        }
    }
}
