import ModelcSchema

@testable import ModelcEditing

/// Constraints and indexes of an entity, and the other parts of a model.
extension ActionDerivation {
    mutating func deriveLists(of entity: EntityDescription, _ before: EntityDescription?) {
        for index in before?.fetchIndexes ?? [] where !entity.fetchIndexes.contains(where: { $0.name == index.name }) {
            actions.append(EditAction(.remove, .index, ["\(entity.name).\(index.name)"]))
        }
        for index in entity.fetchIndexes {
            let words = index.elements.map { element in
                (element.propertyName ?? "") + (element.order == .descending ? ":descending" : "")
            }
            let known = before?.fetchIndexes.first { $0.name == index.name }
            guard
                known.map({
                    $0.elements.map(\.propertyName) != index.elements.map(\.propertyName)
                        || $0.elements.map(\.order) != index.elements.map(\.order)
                }) ?? true
            else { continue }
            let verb = known == nil ? EditAction.Verb.add : .set
            actions.append(EditAction(verb, .index, ["\(entity.name).\(index.name)"] + words))
        }
        let old = (before?.uniquenessConstraints ?? []).map { $0.members.map(\.name) }
        let new = entity.uniquenessConstraints.map { $0.members.map(\.name) }
        for members in old where !new.contains(members) {
            actions.append(EditAction(.remove, .constraint, [entity.name] + members))
        }
        for members in new where !old.contains(members) {
            actions.append(EditAction(.add, .constraint, [entity.name] + members))
        }
    }

    mutating func deriveRequests() {
        for request in old.fetchRequests where !new.fetchRequests.contains(where: { $0.name == request.name }) {
            actions.append(EditAction(.remove, .fetchRequest, [request.name]))
        }
        for request in new.fetchRequests {
            let before = old.fetchRequests.first { $0.name == request.name }
            let settings = differences(before ?? FetchRequestDescription(), request)
            if before == nil {
                actions.append(EditAction(.add, .fetchRequest, [request.name, request.entityName ?? ""], settings))
            } else if !settings.isEmpty {
                actions.append(EditAction(.set, .fetchRequest, [request.name], settings))
            }
        }
    }

    func differences(_ old: FetchRequestDescription, _ new: FetchRequestDescription) -> [EditAction.Setting] {
        var settings: [EditAction.Setting] = []
        text("predicate", old.predicate, new.predicate, &settings)
        count("limit", old.fetchLimit, new.fetchLimit, &settings)
        count("batch-size", old.fetchBatchSize, new.fetchBatchSize, &settings)
        let flags: [(String, Bool?, Bool?)] = [
            ("include-subentities", old.includesSubentities, new.includesSubentities),
            ("include-property-values", old.includesPropertyValues, new.includesPropertyValues),
            ("include-pending-changes", old.includesPendingChanges, new.includesPendingChanges),
            ("return-faults", old.returnsObjectsAsFaults, new.returnsObjectsAsFaults),
            ("distinct", old.returnsDistinctResults, new.returnsDistinctResults),
        ]
        for (name, old, new) in flags where old != new { settings.append(.init(name, new == true ? .on : .off)) }
        if old.resultType != new.resultType {
            let words: [FetchResultType: String] = [
                .managedObjectIDs: "ids", .dictionaries: "dictionaries", .count: "count",
            ]
            settings.append(.init("result", .text(new.resultType.flatMap { words[$0] } ?? "objects")))
        }
        return settings
    }

    mutating func deriveConfigurations() {
        for configuration in old.configurations
        where !new.configurations.contains(where: { $0.name == configuration.name }) {
            actions.append(EditAction(.remove, .configuration, [configuration.name]))
        }
        for configuration in new.configurations {
            let members = configuration.members.map(\.name)
            guard let before = old.configurations.first(where: { $0.name == configuration.name }) else {
                actions.append(EditAction(.add, .configuration, [configuration.name] + members))
                continue
            }
            let known = before.members.map(\.name)
            let added = members.filter { !known.contains($0) }
            if !added.isEmpty { actions.append(EditAction(.add, .member, [configuration.name] + added)) }
        }
    }
}
