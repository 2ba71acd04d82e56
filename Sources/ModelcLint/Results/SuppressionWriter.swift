import ModelcSchema

/// Writes suppressions of findings into the model's user info (`--add-suppressions`).
package enum SuppressionWriter {
    /// The edits that suppress findings next to their causes: one for each part of the model, in the order of the file.
    /// What is suppressed there already, and its reason, stays.
    ///
    /// Findings about parts that have no user info (configurations, fetch requests, the model) are left out, as are
    /// those of structural rules: both can only be told in the configuration, or not at all.
    ///
    /// - Parameter reason: why, for entries that have no reason yet.
    package static func edits(
        suppressing findings: [JudgedFinding], in model: ManagedObjectModel, reason: String? = nil
    ) -> [ModelEdit] {
        var rules: [ElementSelector: Set<String>] = [:]
        for found in findings where !found.rule.isStructural && found.rule.category != .meta {
            guard let holder = holder(of: found.finding.selector) else { continue }
            rules[holder, default: []].insert(found.rule.id.rawValue)
        }
        return holders(in: model).compactMap { holder in
            guard let added = rules[holder.selector], let position = holder.place.position else { return nil }
            let text = text(holder.info[SuppressionText.key], adding: added, reason: reason)
            return .setUserInfo(of: position, key: SuppressionText.key, value: text)
        }
    }

    private static func text(_ old: String?, adding added: Set<String>, reason: String?) -> String {
        let old = SuppressionText(old ?? "")
        let names = old.names + added.subtracting(old.names).sorted()
        return names.joined(separator: ", ") + ((old.reason ?? reason).map { " -- \($0)" } ?? "")
    }

    /// Indexes and constraints have no user info of their own; their entity's counts for them.
    private static func holder(of selector: ElementSelector) -> ElementSelector? {
        switch selector {
        case .entity, .property: selector
        case .fetchIndex(let entity, _), .uniqueness(let entity, _): .entity(entity)
        case .model, .configuration, .fetchRequest: nil
        }
    }

    private static func holders(
        in model: ManagedObjectModel
    ) -> [(selector: ElementSelector, place: SourcePlace, info: UserInfo)] {
        model.entities.flatMap { entity in
            [(.entity(entity.name), SourcePlace(entity), entity.userInfo)]
                + entity.properties.map { property in
                    (
                        .property(entity: entity.name, property.name), SourcePlace(position: property.position),
                        property.userInfo
                    )
                }
        }
    }
}
