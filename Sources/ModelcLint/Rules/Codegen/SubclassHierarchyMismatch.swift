import ModelcSchema

/// Reports a class that does not inherit from the class of its parent entity.
enum SubclassHierarchyMismatch: LintRule {
    static let description = RuleDescription(
        "subclass-hierarchy-mismatch", .codegen, .warning,
        summary: "A class does not inherit from the class of its entity's parent",
        rationale:
            "A fetch of the parent entity also returns objects of this class; code that expects the parent's class "
            + "crashes, and this class has no accessors for the inherited properties.",
        help: "make the class a subclass of the parent entity's class",
        isPreview: true, needsSources: true,
        bad: [
            Example(
                """
                <entity name="Vessel" representedClassName=".Vessel"/>
                <entity name="Tug" ▸representedClassName=".Tug" parentEntity="Vessel"/>
                """,
                context: .declaring(.swift("Vessel", "NSManagedObject"), .swift("Tug", "NSManagedObject")))
        ],
        good: [
            Example(
                """
                <entity name="Vessel" representedClassName=".Vessel"/>
                <entity name="Tug" representedClassName=".Tug" parentEntity="Vessel"/>
                """,
                context: .declaring(
                    .swift("Vessel", "NSManagedObject"), .swift("Tug", "_Tug"), .swift("_Tug", "Vessel"))),
            Example(
                """
                <entity name="Vessel" representedClassName=".Vessel"/>
                <entity name="Tug" representedClassName=".Tug" parentEntity="Vessel"/>
                """,
                context: .declaring(.swift("Vessel", "NSManagedObject"), .swift("Tug", "_Tug"))),
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        guard let declared = DeclaredClassTable(subject) else { return }
        for entity in subject.entities {
            guard let name = entity.className?.name,
                let parent = entity.parentName.flatMap({ subject.entityIndex(named: $0) }),
                let parentClass = subject.entities[parent].className?.name, parentClass != name
            else { continue }
            let (names, end) = declared.ancestry(of: name)
            guard end == .complete, !names.isEmpty, !names.contains(parentClass) else { continue }
            report(
                Finding(
                    self,
                    "class \(name) does not inherit from \(parentClass), the class of parent entity "
                        + "\(entity.parentName ?? "")",
                    at: SchemaLocation(entity, attribute: "representedClassName"), on: .entity(entity.name),
                    help: "correct the superclass in \(declared.classes(named: name).first?.path ?? "the source")"))
        }
    }
}
