import ModelcSchema
import ModelcSettings

/// Suppresses findings by entries in the user info of model elements (`--add-suppressions`).
package enum SuppressionWriter {
    /// Returns the edits that suppress the findings. There is one edit for each entity or property, in the order of the
    /// file. Existing suppressions and their reasons are kept.
    ///
    /// Findings about configurations, fetch requests or the model are left out, because these have no user info. They
    /// can only be suppressed in the configuration. Findings of structural rules, and of rules about lint itself
    /// (category `meta`), are also left out.
    ///
    /// - Parameter reason: the reason to write if an entry has none.
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

    /// Returns the element whose user info suppresses a finding. For fetch indexes and uniqueness constraints, this is
    /// the entity. Nil if there is none.
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
