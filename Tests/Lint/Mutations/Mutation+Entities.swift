import ModelcSchema
import ModelcTestSupport

extension Mutation {
    private static func ofEntities(
        _ name: String, _ rule: String, explained: Set<String> = [],
        where isMeant: @escaping @Sendable (EntityDescription) -> Bool = { _ in true },
        part: (@Sendable (EntityDescription) -> String)? = nil,
        _ change: @escaping @Sendable (inout ManagedObjectModel, Int) -> Void
    ) -> Mutation {
        Mutation(name, explained: explained) { model in
            model.entities.indices.filter { isMeant(model.entities[$0]) }.sampled(2).map { index in
                let broken = model.changed { change(&$0, index) }
                return Broken(
                    model: broken, rule: rule, part: part?(broken.entities[index]),
                    formerPart: model.entities[index].name)
            }
        }
    }

    static let entities: [Mutation] = [
        ofEntities(
            "repeat an entity", "duplicate-entity-name", explained: ["duplicate-class"], part: { $0.name }
        ) {
            $0.entities.append($0.entities[$1])
        },
        ofEntities(
            "misspell a parent", "unknown-parent-entity",
            explained: ["correctness", "abstract-entity-without-children", "swiftdata-inheritance"], part: { $0.name }
        ) {
            $0.entities[$1].parentName = "Nowhere"
        },
        ofEntities(
            "close a circle of parents", "inheritance-cycle",
            explained: ["correctness", "inverses", "performance"],
            where: { $0.parentName != nil }
        ) { model, index in
            guard
                let root = model.entities.firstIndex(where: { $0.name == model.entities[index].parentName })
            else {
                return
            }
            model.entities[root].parentName = model.entities[index].name
        },
        ofEntities(
            "a name that SQL cannot take", "invalid-entity-name",
            explained: ["correctness", "duplicate-class", "abstract-entity-without-children"], part: { $0.name }
        ) {
            $0.entities[$1].name += "-2"
        },
        ofEntities(
            "a class in two modules", "invalid-class-name", explained: ["duplicate-class"],
            part: { $0.name }
        ) {
            $0.entities[$1].representedClassName = "My.App.Book"
        },
        Mutation("one class for two entities", explained: ["naming"]) { model in
            let names = model.entities.indices.filter { index in
                model.entities[index].parentName == nil && model.entities[index].className != nil
            }
            guard names.count > 1 else { return [] }
            return [
                Broken(
                    model: model.changed {
                        $0.entities[names[1]].representedClassName = $0.entities[names[0]].representedClassName
                    }, rule: "duplicate-class")
            ]
        },
        Mutation("declare an inherited attribute again", explained: ["attributes", "performance"]) {
            model in
            model.entities.indices.compactMap { index -> Broken? in
                let entity = model.entities[index]
                guard let parent = model.entities.first(where: { $0.name == entity.parentName }),
                    let inherited = parent.attributes.first
                else { return nil }
                return Broken(
                    model: model.changed { $0.entities[index].attributes.append(inherited) },
                    rule: "property-redeclared-in-subentity", part: "\(entity.name).\(inherited.name)")
            }.sampled(2)
        },
        ofEntities(
            "misspell a property of an index", "unknown-index-property",
            where: { !$0.fetchIndexes.isEmpty }
        ) {
            $0.entities[$1].fetchIndexes[0].elements = [FetchIndexElementDescription(naming: "nothing")]
        },
        ofEntities("empty an index", "empty-index", where: { !$0.fetchIndexes.isEmpty }) {
            $0.entities[$1].fetchIndexes[0].elements = []
        },
        ofEntities(
            "repeat an index", "duplicate-index",
            where: { $0.fetchIndexes.first?.elements.isEmpty == false }
        ) {
            var copy = $0.entities[$1].fetchIndexes[0]
            copy.name += "Again"
            $0.entities[$1].fetchIndexes.append(copy)
        },
        ofEntities(
            "a hyphen in the name of an index", "invalid-index-name", where: { !$0.fetchIndexes.isEmpty }
        ) {
            $0.entities[$1].fetchIndexes[0].name = "by-name"
        },
        ofEntities("an index over a path", "index-key-path", where: { !$0.fetchIndexes.isEmpty }) {
            $0.entities[$1].fetchIndexes[0].elements = [
                FetchIndexElementDescription(naming: "author.name")
            ]
        },
        ofEntities(
            "a constraint on nothing", "unknown-uniqueness-attribute",
            explained: [
                "uniqueness-on-subentity", "multiple-uniqueness-in-hierarchy", "cloudkit", "feature-needs-newer-tools",
            ]
        ) {
            $0.entities[$1].uniquenessConstraints.append(constraint("nothing"))
        },
    ]

    static let requests: [Mutation] = [
        Mutation("a configuration of an entity that is gone") { model in
            [
                Broken(
                    model: model.changed { $0.configurations.append(configuration("Added", "Nowhere")) },
                    rule: "configuration-unknown-entity")
            ]
        },
        Mutation("a fetch request for an entity that is gone") { model in
            [
                Broken(
                    model: model.changed { $0.fetchRequests.append(request("added", for: "Nowhere")) },
                    rule: "fetch-request-unknown-entity")
            ]
        },
        Mutation("a fetch request for a property that is gone") { model in
            guard let entity = model.entities.first else { return [] }
            var added = request("added", for: entity.name)
            added.predicate = "nothingLikeIt == 1"
            return [
                Broken(
                    model: model.changed { [added] in $0.fetchRequests.append(added) },
                    rule: "fetch-request-unknown-property")
            ]
        },
    ]
}

extension FetchIndexElementDescription {
    fileprivate init(naming property: String) {
        self.init()
        propertyName = property
    }
}
