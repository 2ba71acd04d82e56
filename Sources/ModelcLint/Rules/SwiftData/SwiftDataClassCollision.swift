import ModelcSchema

/// Reports a SwiftData class with the same name as the class of an entity.
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
                    self, "\(entity.name) and the @Model class \(name) in \(rival.path) have the same name",
                    at: SchemaLocation(entity, attribute: "representedClassName"), on: .entity(entity.name),
                    help: "rename the managed object class"))
        }
    }
}
