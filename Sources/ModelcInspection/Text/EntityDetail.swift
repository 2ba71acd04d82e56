import ModelcSchema
import ModelcText

/// The text that shows one entity with everything it declares and inherits.
struct EntityDetail {
    private let entity: EntityDescription
    private let model: ResolvedModel
    private let ancestors: [EntityDescription]

    private init(_ entity: EntityDescription, in model: ResolvedModel) {
        self.entity = entity
        self.model = model
        ancestors = model.ancestors(of: entity)
    }

    /// The lines for the entities of a name in each of the versions.
    static func lines(of name: String, in versions: [ModelVersion]) -> [String] {
        Array(versions.map { block(of: name, in: $0) }.joined(separator: [""]))
    }

    private static func block(of name: String, in version: ModelVersion) -> [String] {
        let title = "\(TerminalText.name(name)) in \(version.title)"
        guard let model = version.model else { return [title, "  The version \(version.state)."] }
        let found = model.entities.filter { $0.name == name }
        guard !found.isEmpty else { return [title, "  There is no such entity."] }
        let resolved = ResolvedModel(model)
        // Two entities of one name are a fault of the model, which is no reason to hide the second.
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
        for fact in entity.facts(ancestors: ancestors, subentities: model.subentities(of: entity)) {
            table.add(fact.title, fact.text)
        }
        return table.lines
    }

    /// Own properties first, then those of the parent, and so on up to the root.
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
                index.partialIndexPredicate.map { "where \(TerminalText.escaped($0))" } ?? ""
            )
        }
        for index in entity.compoundIndexes {
            table.add("(compound index)", index.members.map { TerminalText.name($0.name) }.joined(separator: ", "))
        }
        return table.lines
    }

    private var constraintLines: [String] {
        entity.uniquenessConstraints.map { constraint in
            let names = constraint.members.map { TerminalText.name($0.name) }
            return "  " + (names.isEmpty ? "no properties" : names.joined(separator: ", "))
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
