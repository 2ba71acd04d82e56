import ModelcSchema

/// Two entities with one class.
enum DuplicateClass: LintRule {
    static let description = RuleDescription(
        .shared(.duplicateClass), .codegen, .warning,
        summary: "Two entities use the same class",
        rationale: "The class method entity() cannot determine the entity, and returns nil or the wrong one; a code "
            + "generator would write the same file twice.",
        help: "give each entity its own class",
        prevents: RuntimeMessage.classClaimedTwice,
        bad: [
            """
            <entity name="Tug" representedClassName=".Vessel"/>
            <entity name="Barge" ▸representedClassName=".Vessel"/>
            """
        ],
        good: [
            """
            <entity name="Vessel" representedClassName=".Vessel"/>
            <entity name="Tug" representedClassName=".Vessel" parentEntity="Vessel"/>
            <entity name="Barge" representedClassName=".Barge"/>
            <entity name="Raft"/>
            <entity name="Float"/>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        var users: [String: [Int]] = [:]
        for (index, entity) in subject.entities.enumerated() {
            guard let name = entity.className?.name else { continue }
            if let other = users[name]?.first(where: { !subject.inheritance.areKin($0, index) }) {
                report(finding(entity, subject.entities[other], name))
            }
            users[name, default: []].append(index)
        }
    }

    private static func finding(
        _ entity: EntityDescription, _ other: EntityDescription, _ name: String
    ) -> Finding {
        Finding(
            id, "\(other.name) and \(entity.name) both use the class \(name); +entity cannot tell them apart",
            at: SourcePlace(entity, attribute: "representedClassName"), on: .entity(entity.name),
            help: "give each entity its own class",
            related: [
                RelatedFinding(
                    "\(other.name) also uses it", at: SourcePlace(other, attribute: "representedClassName"),
                    on: .entity(other.name))
            ],
            facts: [.entity(other.name)])
    }
}

/// A class that does not inherit from the class of its parent entity.
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
                    id,
                    "class \(name) does not inherit from \(parentClass), the class of parent entity "
                        + "\(entity.parentName ?? "")",
                    at: SourcePlace(entity, attribute: "representedClassName"), on: .entity(entity.name),
                    help: "correct the superclass in \(declared.classes(named: name).first?.path ?? "the source")"))
        }
    }
}
