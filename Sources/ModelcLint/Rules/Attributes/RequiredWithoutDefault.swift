import ModelcSchema

/// Reports a required attribute without a default. A new object has no value for it.
enum RequiredWithoutDefault: LintRule {
    static let description = RuleDescription(
        "required-without-default", .attributes, .off,
        summary: "A required attribute has no default",
        rationale:
            "The attribute of a new object is nil, and the save fails until code sets a value. Dates have no useful "
            + "default in a model, and UUID, URI, Binary and Transformable attributes cannot have one: set them in "
            + "awakeFromInsert. With `sources` in the configuration, an attribute that the class's awakeFromInsert "
            + "uses is not reported.",
        help: "give the attribute a default, or set it in awakeFromInsert",
        options: [
            RuleOption(
                "types", default: .list([]),
                "The attribute types to check, such as `UUID` or `Date`; all if the list is empty.")
        ],
        prevents: "1570 The operation couldn't be completed: a mandatory property is missing",
        bad: [
            """
            <entity name="Voyage">
                ▸<attribute name="title" attributeType="String"/>
                ▸<attribute name="identifier" attributeType="UUID" usesScalarValueType="NO"/>
            </entity>
            """,
            Example(
                """
                <entity name="Voyage">
                    <attribute name="title" attributeType="String"/>
                    ▸<attribute name="identifier" attributeType="UUID" usesScalarValueType="NO"/>
                    ▸<attribute name="started" attributeType="Date" usesScalarValueType="NO"/>
                </entity>
                """,
                options: ["types": .list(["Date", "UUID"])]),
        ],
        good: [
            """
            <entity name="Voyage">
                <attribute name="title" attributeType="String" defaultValueString=""/>
                <attribute name="note" optional="YES" attributeType="String"/>
                <attribute name="started" attributeType="Date" defaultDateTimeInterval="0" usesScalarValueType="NO"/>
                <attribute name="label" transient="YES" attributeType="String"/>
                <attribute name="changed" attributeType="Date" derived="YES" derivationExpression="now()" usesScalarValueType="NO"/>
            </entity>
            """,
            Example(
                """
                <entity name="Voyage" representedClassName=".Voyage">
                    <attribute name="identifier" attributeType="UUID" usesScalarValueType="NO"/>
                </entity>
                """,
                context: .inserting("identifier", in: "Voyage")),
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let types = Set(subject.list("types", of: description))
        let classes = DeclaredClassTable(subject)
        let unique = UniqueNames(subject)
        for (index, entity) in subject.entities.enumerated() {
            for attribute in entity.attributes where attribute.needsValue {
                guard types.isEmpty || types.contains(attribute.type.rawValue),
                    classes?.sets(attribute.name, of: entity) != true
                else { continue }
                report(finding(attribute, entity, isUnique: unique.contain(attribute.name, of: index)))
            }
        }
    }

    private static func finding(
        _ attribute: AttributeDescription, _ entity: EntityDescription, isUnique: Bool
    ) -> Finding {
        Finding(
            self, "\(entity.name).\(attribute.name) is required and has no default; each insert must set it",
            about: attribute, of: entity,
            help: isUnique
                ? "set it in awakeFromInsert, or where the object is created: it is unique, so no default fits"
                : canHaveDefault(attribute)
                    ? "give it a default, or set it in awakeFromInsert"
                    : "set it in awakeFromInsert, or make it optional")
    }

    /// Whether the model can have a sensible default for the attribute (FormatModelXML §3.3). False if its type has no
    /// defaults, or if it is a string that must not be empty, because only the user can provide the text.
    private static func canHaveDefault(_ attribute: AttributeDescription) -> Bool {
        switch attribute.type {
        case .string:
            attribute.regularExpression == nil && (attribute.minimumValueText.flatMap { Int($0) } ?? 0) < 1
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .boolean: true
        case .date, .binary, .uuid, .uri, .transformable, .undefined, .objectID, .composite: false
        }
    }
}

/// The names of attributes that have a uniqueness constraint of their own. Grouped by root entity, because all entities
/// of a hierarchy share one table.
private struct UniqueNames {
    private var names: [Int: Set<String>] = [:]
    private let subject: LintSubject

    init(_ subject: LintSubject) {
        self.subject = subject
        for (index, entity) in subject.entities.enumerated() {
            for constraint in entity.uniquenessConstraints where constraint.members.count == 1 {
                names[root(of: index), default: []].formUnion(constraint.members.map(\.name))
            }
        }
    }

    func contain(_ name: String, of entity: Int) -> Bool {
        !names.isEmpty && names[root(of: entity)]?.contains(name) == true
    }

    private func root(of entity: Int) -> Int { Array(subject.inheritance.lineage(of: entity)).last ?? entity }
}

extension AttributeDescription {
    /// Whether code must set the attribute before a new object can be saved.
    fileprivate var needsValue: Bool {
        guard !isOptional, !isTransient, !isDerived else { return false }
        return !hasDefault
    }
}

extension DeclaredClassTable {
    /// Whether the attribute occurs in `awakeFromInsert` of the entity's class or of a superclass.
    fileprivate func sets(_ name: String, of entity: EntityDescription) -> Bool {
        guard let className = entity.className?.name else { return false }
        return ancestry(of: className).names.flatMap { parts(named: $0) }.contains { $0.insertionNames.contains(name) }
    }
}

extension LintContext {
    /// Returns a context for examples: `awakeFromInsert` of the class contains the name.
    fileprivate static func inserting(_ name: String, in className: String) -> LintContext {
        var context = LintContext()
        var declared = DeclaredClass(
            name: className, path: "Sources/\(className).swift", superclassName: "NSManagedObject")
        declared.insertionNames = [name]
        context.declaredClasses = [declared]
        return context
    }
}
