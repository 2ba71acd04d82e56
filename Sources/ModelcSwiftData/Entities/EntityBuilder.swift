import ModelcSchema
import ModelcSourceCode

/// Builds the entity of a class with `@Model`: its properties, constraints and indexes, without inverses.
struct EntityBuilder {
    let resolver: TypeResolver
    let files: [SwiftFile]

    func draft(of type: DeclaredType) -> EntityDraft? {
        guard let declaration = type.declaration, let name = type.path.last else { return nil }
        var entity = EntityDescription()
        entity.name = name
        entity.position = files[declaration.file].position(ofToken: declaration.token)
        var draft = EntityDraft(entity, of: type)
        addDoubts(about: declaration, to: &draft)
        addParent(of: declaration, to: &draft)
        let properties = PropertyBuilder(
            resolver: resolver, composites: CompositeBuilder(resolver: resolver, files: files),
            file: files[declaration.file], type: type)
        for property in declaration.properties { properties.add(property, to: &draft) }
        for macro in declaration.macros { add(macro, in: files[declaration.file], to: &draft) }
        addDoubt(aboutConstraintsOf: &draft)
        return draft
    }

    private func addDoubts(about declaration: TypeDeclaration, to draft: inout EntityDraft) {
        if draft.type.declarations.count > 1 { draft.doubtProperties("the source declares the class several times") }
        if let condition = declaration.condition {
            draft.doubtProperties("the class is only declared with '\(condition)'")
        }
        if !declaration.genericParameters.isEmpty { draft.doubtProperties("the class is generic") }
        if declaration.kind != .class {
            draft.doubtProperties("@Model stands before \(declaration.kind.rawValue), not before a class")
        }
        if let token = declaration.strayToken {
            draft.doubtProperties(
                "a part of the class is no declaration that modelc reads",
                at: SchemaLocation(position: files[declaration.file].position(ofToken: token)))
        }
        for attribute in declaration.attributes {
            if let condition = attribute.condition {
                draft.doubtProperties("'@\(attribute.name)' only counts with '\(condition)'")
            } else if !EntityBuilder.harmless.contains(attribute.name) {
                draft.doubtProperties("the macro '@\(attribute.name)' may add properties")
            }
        }
    }

    private static let harmless: Set = [
        "MainActor", "Model", "available", "dynamicMemberLookup", "objc", "objcMembers", "preconcurrency",
    ]

    /// Adds the superclass. The first type of an inheritance clause is a superclass or a protocol.
    private func addParent(of declaration: TypeDeclaration, to draft: inout EntityDraft) {
        guard case .named(let path, _)? = declaration.inherited.first else { return }
        let name = path.joined(separator: ".")
        switch resolver.index.resolve(path, in: Array(draft.type.path.dropLast())) {
        case .declared(let type) where type.declaration?.attribute(named: "Model") != nil:
            draft.parent = type
            draft.entity.parentName = type.path.last
            draft.doubtProperties("it is not known how SwiftData hashes inheritance")
        case .declared(let type) where type.declaration?.kind == .class:
            draft.doubtProperties("its superclass '\(name)' has no @Model")
        case .declared: break
        case .unknown where KnownProtocols.contains(name): break
        case .unknown, .alias, .parameter, .uncertain:
            draft.doubtProperties("'\(name)' is a protocol or a superclass that this source does not declare")
        }
    }

    private func add(_ macro: MacroExpansion, in file: SwiftFile, to draft: inout EntityDraft) {
        let place = SchemaLocation(position: file.position(ofToken: macro.token))
        switch macro.name {
        case "Unique": addConstraints(macro, in: file, at: place, to: &draft)
        case "Index": addIndexes(macro, in: file, at: place, to: &draft)
        case "Preview", "warning", "error", "sourceLocation": break
        default: draft.doubtProperties("the macro '#\(macro.name)' may add properties", at: place)
        }
    }

    private func addDoubt(aboutConstraintsOf draft: inout EntityDraft) {
        var known: Set<[String]> = []
        for constraint in draft.entity.uniquenessConstraints
        where !known.insert(constraint.members.map(\.name)).inserted {
            draft.doubt(
                "two uniqueness constraints are equal, and it is not known whether both are hashed",
                at: SchemaLocation(position: constraint.position))
        }
    }

    private func addConstraints(
        _ macro: MacroExpansion, in file: SwiftFile, at place: SchemaLocation, to draft: inout EntityDraft
    ) {
        if let condition = macro.condition { draft.doubt("'#Unique' only counts with '\(condition)'", at: place) }
        guard let lists = KeyPathSyntax.lists(in: macro.arguments, of: file.tokens) else {
            return draft.doubt("the arguments of '#Unique' are no lists of key paths", at: place)
        }
        for list in lists {
            var constraint = UniquenessConstraint()
            constraint.position = place.position
            constraint.members = list.compactMap(\.property).map(NamedReference.init)
            for index in constraint.members.indices { constraint.members[index].position = place.position }
            if constraint.members.count < list.count {
                draft.doubt("'#Unique' names a property of a property", at: place)
            }
            draft.entity.uniquenessConstraints.append(constraint)
        }
    }

    /// Adds fetch indexes, which are not hashed.
    private func addIndexes(
        _ macro: MacroExpansion, in file: SwiftFile, at place: SchemaLocation, to draft: inout EntityDraft
    ) {
        for list in KeyPathSyntax.lists(in: macro.arguments, of: file.tokens) ?? [] {
            var index = FetchIndexDescription()
            index.position = place.position
            index.elements = list.compactMap(\.property).map { name in
                var element = FetchIndexElementDescription()
                element.propertyName = name
                element.collation = .binary
                element.order = .ascending
                element.position = place.position
                return element
            }
            index.name = index.elements.compactMap(\.propertyName).joined(separator: "_")
            let isKnown = draft.entity.fetchIndexes.contains { $0.name == index.name }
            if !isKnown, !index.elements.isEmpty { draft.entity.fetchIndexes.append(index) }
        }
    }
}
