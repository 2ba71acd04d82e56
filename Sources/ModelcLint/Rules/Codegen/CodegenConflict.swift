import ModelcSchema

/// Reports a class that Xcode generates although the sources also declare it, or modelc also generates it.
enum CodegenConflict: LintRule {
    static let description = RuleDescription(
        .shared(.codegenConflict), .codegen, .warning,
        summary: "Xcode generates a class that is also generated or written elsewhere",
        rationale: "The build stops with an invalid redeclaration. Codegen 'Class Definition' generates the class; "
            + "'Category/Extension' generates only its properties, which modelc generates as well.",
        help: "remove codeGenerationType, which sets Codegen to Manual/None",
        fix: .behaviour,
        prevents: "Invalid redeclaration of '…'",
        bad: [
            Example(
                #"<entity name="Ship" representedClassName="Ship" ▸codeGenerationType="class"/>"#,
                context: .declaring(DeclaredClass(name: "Ship", path: "Sources/Ship.swift"))),
            Example(
                #"<entity name="Ship" representedClassName="Ship" ▸codeGenerationType="category"/>"#,
                context: .generating("Ship")),
            Example(
                """
                <entity name="Ship" representedClassName="Ship" ▸codeGenerationType="category">
                    <attribute name="name" optional="YES" attributeType="String"/>
                </entity>
                """,
                context: .declaring(DeclaredClass(managing: "name", of: "Ship", path: "Sources/Ship.swift"))),
        ],
        good: [
            Example(
                #"<entity name="Ship" representedClassName="Ship"/>"#,
                context: .declaring(DeclaredClass(name: "Ship", path: "Sources/Ship.swift"))),
            Example(
                #"<entity name="Ship" representedClassName="Ship" codeGenerationType="category"/>"#,
                context: .declaring(DeclaredClass(name: "Ship", path: "Sources/Ship.swift"))),
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let declared = DeclaredClassTable(subject)
        for entity in subject.entities {
            guard let type = entity.codeGenerationType, let name = entity.className?.name else { continue }
            let isGenerated = subject.context.generatedEntities?.contains(entity.name) ?? false
            guard let rival = rival(of: entity, type, declared) ?? (isGenerated ? "modelc also defines \(name)" : nil)
            else { continue }
            report(
                Finding(
                    self,
                    "\(entity.name) has Codegen '\(type.rawValue)' while \(rival); the build stops with a redeclaration",
                    at: SchemaLocation(entity, attribute: "codeGenerationType"), on: .entity(entity.name),
                    fix: Fix(.behaviour, "set Codegen to Manual/None", entity.removing("codeGenerationType"))))
        }
    }

    /// Returns a description of the declaration in the sources that Xcode would declare again. This is the class; for
    /// the Codegen setting `category`, it is one of the class's properties. Nil if there is none.
    private static func rival(
        of entity: EntityDescription, _ type: CodeGenerationType, _ declared: DeclaredClassTable?
    ) -> String? {
        guard let declared, let name = entity.className?.name else { return nil }
        switch type {
        case .classDefinition:
            return declared.classes(named: name).first.map { "\($0.path) also defines \(name)" }
        case .category:
            let properties = Set(entity.properties.map(\.name))
            for part in declared.parts(named: name) {
                guard let twice = part.managedProperties.first(where: properties.contains) else { continue }
                return "\(part.path) also declares \(name).\(twice)"
            }
            return nil
        }
    }
}

extension LintContext {
    /// Returns a context for examples: the sources of the project declare the given classes.
    static func declaring(_ declared: DeclaredClass...) -> LintContext {
        var context = LintContext()
        context.declaredClasses = declared
        return context
    }

    /// Returns a context for examples: modelc generates the class of the entity.
    fileprivate static func generating(_ entity: String) -> LintContext {
        var context = LintContext()
        context.generatedEntities = [entity]
        return context
    }
}

extension DeclaredClass {
    /// Creates a class with an `@NSManaged` property.
    fileprivate init(managing property: String, of name: String, path: String) {
        self.init(name: name, path: path)
        managedProperties = [property]
    }
}
