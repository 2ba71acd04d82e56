import ModelcSchema

/// Reports a concrete entity without an attribute that identifies its objects. Optionally also reports an identifier
/// that `awakeFromInsert` does not set.
enum EntityWithoutIdentifier: LintRule {
    static let description = RuleDescription(
        "entity-without-identifier", .naming, .off,
        summary: "An entity has no attribute that identifies its objects outside of the store",
        rationale:
            "A convention: an object ID is valid in one store only. A UUID that is assigned when the object is "
            + "created stays the same in exports, copies and on servers.",
        help: "add the attribute, and assign UUID() in awakeFromInsert",
        options: [
            RuleOption("name", default: .text("identifier"), "The attribute's name."),
            RuleOption("types", default: .list(["UUID"]), "The types it may have."),
            RuleOption(
                "check-insert", default: .boolean(false),
                "Whether the class's `awakeFromInsert` must name it; reads the source code (`sources`)."),
        ],
        bad: [
            """
            ▸<entity name="Ship">
                <attribute name="identifier" optional="YES" attributeType="String"/>
            </entity>
            """,
            Example(
                """
                ▸<entity name="Ship" representedClassName=".Ship">
                    <attribute name="identifier" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
                </entity>
                """,
                options: ["check-insert": .boolean(true)], context: .inserting("draught")),
        ],
        good: [
            """
            <entity name="Thing" isAbstract="YES">
                <attribute name="identifier" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
            </entity>
            <entity name="Ship" parentEntity="Thing"/>
            """,
            Example(
                """
                <entity name="Ship">
                    <attribute name="key" optional="YES" attributeType="String"/>
                </entity>
                """,
                options: ["name": .text("key"), "types": .list(["UUID", "String"])]),
            Example(
                """
                <entity name="Ship" representedClassName=".Ship">
                    <attribute name="identifier" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
                </entity>
                """,
                options: ["check-insert": .boolean(true)], context: .inserting("identifier")),
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        guard let name = subject.text("name", of: description) else { return }
        let types = subject.list("types", of: description)
        let classes = subject.boolean("check-insert", of: description) ? DeclaredClassTable(subject) : nil
        for (index, entity) in subject.entities.enumerated() where !entity.isAbstract {
            if case .attribute(let attribute)? = subject.property(named: name, of: index),
                types.contains(attribute.type.rawValue)
            {
                if let classes, isForgotten(name, entity, classes) { report(unassigned(name, entity)) }
                continue
            }
            report(
                Finding(
                    self,
                    "\(entity.name) has no \(types.joined(separator: " or ")) attribute '\(name)'; its objects cannot "
                        + "be identified outside the store",
                    at: SchemaLocation(entity), on: .entity(entity.name),
                    help: "add \(name), and assign its value in awakeFromInsert"))
        }
    }

    /// Whether the attribute is missing in every `awakeFromInsert` of the class and its superclasses. False if one of
    /// these classes is not declared in the sources, because then it is not known.
    private static func isForgotten(_ name: String, _ entity: EntityDescription, _ classes: DeclaredClassTable) -> Bool
    {
        guard let className = entity.className?.name else { return false }
        let (names, end) = classes.ancestry(of: className)
        guard end == .complete, !names.isEmpty else { return false }
        return !names.flatMap { classes.parts(named: $0) }.contains { $0.insertionNames.contains(name) }
    }

    private static func unassigned(_ name: String, _ entity: EntityDescription) -> Finding {
        Finding(
            self, "no awakeFromInsert of \(entity.className?.name ?? "") assigns '\(name)'", at: SchemaLocation(entity),
            on: .entity(entity.name), help: "assign its value in awakeFromInsert")
    }
}

extension LintContext {
    /// Returns a context for examples: `awakeFromInsert` of the class `Ship` contains the name.
    fileprivate static func inserting(_ name: String) -> LintContext {
        var context = LintContext()
        var ship = DeclaredClass(name: "Ship", path: "Sources/Ship.swift", superclassName: "NSManagedObject")
        ship.insertionNames = [name]
        context.declaredClasses = [ship]
        return context
    }
}
