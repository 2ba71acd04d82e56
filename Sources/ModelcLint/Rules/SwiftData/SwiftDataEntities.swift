import ModelcSchema
import ModelcSettings

/// An abstract entity, in a model that SwiftData uses.
enum SwiftDataAbstractEntity: LintRule {
    static let description = RuleDescription(
        "swiftdata-abstract-entity", .swiftData, .warning,
        summary: "An entity is abstract, which SwiftData does not have",
        rationale: "A SwiftData model is a class that can be instantiated; Xcode warns about the flag.",
        help: "make the entity concrete",
        fix: .schema,
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Vessel" ▸isAbstract="YES">
                    <attribute name="name" optional="YES" attributeType="String"/>
                </entity>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Vessel">
                    <attribute name="name" optional="YES" attributeType="String"/>
                </entity>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities where subject.swiftData.contains(entity) && entity.isAbstract {
            report(
                Finding(
                    id, "\(entity.name) is abstract; SwiftData has no abstract entities",
                    at: SourcePlace(entity, attribute: "isAbstract"), on: .entity(entity.name),
                    help: "make it concrete",
                    fix: Fix(.schema, "make it concrete", entity.removing("isAbstract"))))
        }
    }
}

/// A class of SwiftData that has the name of an entity's class.
enum SwiftDataClassCollision: LintRule {
    static let description = RuleDescription(
        "swiftdata-class-collision", .swiftData, .warning,
        summary: "A SwiftData class has the name of an entity's class",
        rationale:
            "In one module the build stops with a redeclaration; in two modules, Core Data finds two classes for one "
            + "entity.",
        help: "rename the managed object class; the entity can keep its name",
        isPreview: true, needsSources: true,
        prevents: RuntimeMessage.classClaimedTwice,
        bad: [
            Example(
                """
                <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                    <entity name="Ship" ▸representedClassName=".Ship"/>
                </model>
                """,
                context: .declaring(.swiftData("Ship")))
        ],
        good: [
            Example(
                """
                <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                    <entity name="Ship" representedClassName=".ShipRecord"/>
                </model>
                """,
                context: .declaring(.swiftData("Ship")))
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        guard let declared = DeclaredClassTable(subject) else { return }
        for entity in subject.entities where subject.swiftData.contains(entity) {
            guard let name = entity.className?.name,
                let rival = declared.classes(named: name).first(where: \.isSwiftDataModel)
            else { continue }
            report(
                Finding(
                    id, "\(entity.name) and the @Model class \(name) in \(rival.path) have the same name",
                    at: SourcePlace(entity, attribute: "representedClassName"), on: .entity(entity.name),
                    help: "rename the managed object class"))
        }
    }
}

extension DeclaredClass {
    /// A class of SwiftData, for examples.
    static func swiftData(_ name: String) -> DeclaredClass {
        DeclaredClass(name: name, path: "Sources/\(name).swift", isSwiftDataModel: true)
    }
}

/// Inheritance between entities, in a model that SwiftData uses.
enum SwiftDataInheritance: LintRule {
    static let description = RuleDescription(
        "swiftdata-inheritance", .swiftData, .warning,
        summary: "An entity inherits from another, which SwiftData does not support before iOS 26",
        rationale:
            "Xcode warns about it. Whether iOS 26 removes the limit is unverified; set `deployment` in the "
            + "configuration to the systems that the project supports.",
        help: "flatten the hierarchy",
        bad: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Vessel"/>
                <entity name="Tug" ▸parentEntity="Vessel"/>
            </model>
            """
        ],
        good: [
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithSwiftData="YES">
                <entity name="Vessel"/>
                <entity name="Tug"/>
            </model>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        if subject.context.deployment.areAtLeast(iOS: SystemVersion(26), macOS: SystemVersion(26)) { return }
        for entity in subject.entities where subject.swiftData.contains(entity) {
            guard let parent = entity.parentName else { continue }
            report(
                Finding(
                    id, "\(entity.name) inherits from \(parent); SwiftData before iOS 26 has no entity inheritance",
                    at: SourcePlace(entity, attribute: "parentEntity"), on: .entity(entity.name),
                    help: "flatten the hierarchy"))
        }
    }
}
