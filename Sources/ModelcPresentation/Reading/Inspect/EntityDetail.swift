import ModelcBase
import ModelcSchema

/// The text about one entity: all that it declares or inherits.
struct EntityDetail {
    private let entity: EntityDescription
    private let model: ResolvedModel
    private let ancestors: [EntityDescription]

    private init(_ entity: EntityDescription, in model: ResolvedModel) {
        self.entity = entity
        self.model = model
        ancestors = model.ancestors(of: entity)
    }

    /// Returns the lines about the entity with a name, for each of the versions.
    static func lines(of name: String, in versions: [ModelVersion]) -> [String] {
        Array(versions.map { block(of: name, in: $0) }.joined(separator: [""]))
    }

    /// Returns the lines about every entity of a version, in the order of the overview. An empty line precedes each
    /// entity.
    static func lines(ofAllIn version: ModelVersion) -> [String] {
        guard let model = version.model else { return [] }
        let resolved = ResolvedModel(model)
        let entities = EntityTree(model.entities).rows.flatMap { row in
            let entity = model.entities[row.index]
            return ["", TerminalText.name(entity.name)] + EntityDetail(entity, in: resolved).lines
        }
        return entities
            + model.composites.flatMap { ["", "\(TerminalText.name($0.name)) (composite)"] + $0.detailLines }
    }

    private static func block(of name: String, in version: ModelVersion) -> [String] {
        let title = "\(TerminalText.name(name)) in \(version.title)"
        guard let model = version.model else { return [title, "  The version \(version.state)."] }
        let found = model.entities.filter { $0.name == name }
        guard !found.isEmpty else {
            let composites = model.composites.filter { $0.name == name }
            guard !composites.isEmpty else { return [title, "  The model has no such entity."] }
            return Array(composites.map { ["\(title): a composite"] + $0.detailLines }.joined(separator: [""]))
        }
        let resolved = ResolvedModel(model)
        // Two entities with the same name are an error of the model. Both are shown.
        return Array(found.map { [title] + EntityDetail($0, in: resolved).lines }.joined(separator: [""]))
    }

    private var lines: [String] {
        headLines + propertySection("Attributes", \.attributes, columnCount: 7) { $1.add($0, owner: $2) }
            + propertySection("Relationships", \.relationships, columnCount: 8) { $1.add($0, owner: $2, in: model) }
            + propertySection("Fetched properties", \.fetchedProperties, columnCount: 5) { $1.add($0, owner: $2) }
            + section("Indexes", entity.fetchIndexes.count + entity.compoundIndexes.count, indexLines)
            + section("Uniqueness constraints", entity.uniquenessConstraints.count, constraintLines)
            + section("Fetch requests", model.fetchRequests(of: entity).count, fetchRequestLines)
            + userInfoSection
    }

    private var headLines: [String] {
        var table = TextTable(columnCount: 2)
        for fact in entity.facts(model.model.origin, ancestors: ancestors, subentities: model.subentities(of: entity)) {
            table.add(fact.title, fact.text)
        }
        return table.lines
    }

    /// Returns a section of properties: first the entity's own, then the parent's, and so on up to the root.
    private func propertySection<Property>(
        _ title: String, _ properties: (EntityDescription) -> [Property], columnCount: Int,
        add: (Property, inout TextTable, EntityDescription?) -> Void
    ) -> [String] {
        var table = TextTable(columnCount: columnCount)
        properties(entity).forEach { add($0, &table, nil) }
        for ancestor in ancestors {
            properties(ancestor).forEach { add($0, &table, ancestor) }
        }
        return section(title, table.rowCount, table.lines)
    }

    private var indexLines: [String] {
        var table = TextTable(columnCount: 3)
        for index in entity.fetchIndexes {
            table.add(
                TerminalText.name(index.name),
                index.elements.map(\.text).joined(separator: ", "),
                index.conditionText
            )
        }
        for index in entity.compoundIndexes {
            table.add("(compound index)", index.members.names)
        }
        return table.lines
    }

    private var constraintLines: [String] {
        entity.uniquenessConstraints.map { constraint in
            "  " + (constraint.members.isEmpty ? "no properties" : constraint.members.names)
        }
    }

    private var fetchRequestLines: [String] {
        var table = TextTable(columnCount: 2)
        for request in model.fetchRequests(of: entity) {
            table.add(TerminalText.name(request.name), request.conditionText)
        }
        return table.lines
    }

    private var userInfoSection: [String] {
        let owners: [(path: String, userInfo: UserInfo)] =
            [(entity.name, entity.userInfo)] + entity.properties.map { ("\(entity.name).\($0.name)", $0.userInfo) }
        var table = TextTable(columnCount: 3)
        for owner in owners {
            for entry in owner.userInfo.entries {
                table.add(TerminalText.name(owner.path), TerminalText.name(entry.key), TerminalText.quoted(entry.value))
            }
        }
        return section("User info", table.rowCount, table.lines)
    }
}

extension CompositeDescription {
    /// The members of the composite, each with its type, its default value and its flags.
    fileprivate var detailLines: [String] {
        var table = TextTable(columnCount: 7)
        for attribute in attributes { table.add(attribute, owner: nil) }
        return attributes.isEmpty ? ["  no members"] : section("Members", attributes.count, table.lines)
    }
}

extension EntityDescription {
    /// Returns the facts about the entity itself, each with its title.
    ///
    /// - Parameter origin: the origin of the model. The copy of a model in a store lacks most class names.
    func facts(
        _ origin: ModelOrigin, ancestors: [EntityDescription], subentities: [EntityDescription]
    ) -> [(title: String, text: String)] {
        var facts: [(title: String, text: String)] = [("Class", classText(origin))]
        if let parentName { facts.append(("Parent", parentText(parentName, ancestors))) }
        if !subentities.isEmpty { facts.append(("Subentities", TerminalText.list(subentities.map(\.name)))) }
        if isAbstract { facts.append(("Abstract", "yes")) }
        if let codeGenerationType { facts.append(("Xcode generates", codeGenerationType.text)) }
        if let renamingIdentifier { facts.append(("Renaming ID", TerminalText.quoted(renamingIdentifier))) }
        if let versionHashModifier { facts.append(("Hash modifier", TerminalText.quoted(versionHashModifier))) }
        return facts
    }

    private func classText(_ origin: ModelOrigin) -> String {
        guard let className else {
            return switch origin {
            case .store: "unknown: not in the store"
            case .swift: "\(TerminalText.name(name)), with @Model"
            case .source, .compiled: "NSManagedObject"
            }
        }
        let name = TerminalText.name(className.name)
        return switch className.module {
        case .unspecified: name
        case .current: "\(name), in the current product module"
        case .named(let module): "\(name), in module \(TerminalText.name(module))"
        }
    }

    /// Returns the names of the ancestors, from the parent up to the root.
    private func parentText(_ parentName: String, _ ancestors: [EntityDescription]) -> String {
        guard !ancestors.isEmpty else {
            return TerminalText.name(parentName) + (parentName == name ? " (itself)" : " (missing)")
        }
        return ancestors.map { TerminalText.name($0.name) }.joined(separator: " < ")
    }
}

extension CodeGenerationType {
    var text: String {
        switch self {
        case .classDefinition: "class and properties"
        case .category: "properties as an extension or a category"
        }
    }
}

extension FetchIndexDescription {
    /// The condition of a partial index; empty if all objects are indexed.
    var conditionText: String { partialIndexPredicate.map { "where \(TerminalText.escaped($0))" } ?? "" }
}

extension [NamedReference] {
    var names: String { map { TerminalText.name($0.name) }.joined(separator: ", ") }
}

extension FetchIndexElementDescription {
    /// The indexed property and the type of the index. The default type, binary, is omitted.
    var text: String {
        let subject = propertyName.map(TerminalText.name) ?? TerminalText.quoted(expression ?? "")
        let kind: String? =
            switch collation {
            case .rTree: "R-tree"
            case .binary, nil: nil
            }
        return [subject, order?.rawValue, kind].compactMap { $0 }.joined(separator: " ")
    }
}
