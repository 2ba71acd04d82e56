import ModelcSchema
import ModelcSettings

/// Writes suppressions of findings into the model's user info (`--add-suppressions`).
package enum SuppressionWriter {
    /// Returns the edits that suppress findings next to their causes: one for each part of the model, in the order of
    /// the file. Existing suppressions and their reasons are kept.
    ///
    /// Findings about parts without user info (configurations, fetch requests, the model) are left out, as are those
    /// of structural rules: the former can only be suppressed in the configuration, the latter not at all.
    ///
    /// - Parameter reason: the reason for entries that have none.
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

    /// Returns the part with the user info. Indexes and constraints have none; their entity's is used.
    private static func holder(of selector: ElementSelector) -> ElementSelector? {
        switch selector {
        case .entity, .property: selector
        case .fetchIndex(let entity, _), .uniqueness(let entity, _): .entity(entity)
        case .model, .configuration, .fetchRequest: nil
        }
    }

    private static func holders(
        in model: ManagedObjectModel
    ) -> [(selector: ElementSelector, place: SchemaLocation, info: UserInfo)] {
        model.entities.flatMap { entity in
            [(.entity(entity.name), SchemaLocation(entity), entity.userInfo)]
                + entity.properties.map { property in
                    (
                        .property(entity: entity.name, property.name), SchemaLocation(position: property.position),
                        property.userInfo
                    )
                }
        }
    }
}
