import ModelcSchema
import ModelcTestSupport

extension Mutation {
    /// Models that build, but fail later or in another place.
    static let habits: [Mutation] = uniqueness + names + counts + scopes

    private static let uniqueness: [Mutation] = [
        ofRoots("repeat a constraint", "duplicate-uniqueness", explained: constraints) {
            let name = $0.entities[$1].attributes[0].name
            $0.entities[$1].uniquenessConstraints = [constraint(name), constraint(name)]
        },
        ofRoots("empty a constraint", "empty-uniqueness", explained: constraints) {
            $0.entities[$1].uniquenessConstraints = [constraint()]
        },
        ofRoots(
            "a constraint on a relationship", "uniqueness-on-relationship", explained: constraints,
            where: { !$0.relationships.isEmpty }
        ) {
            $0.entities[$1].uniquenessConstraints = [constraint($0.entities[$1].relationships[0].name)]
        },
    ]

    private static let names: [Mutation] = [
        ofRoots(
            "two names that differ in case", "case-insensitive-collision",
            explained: ["attributes", "performance", "cloudkit", "naming"]
        ) {
            var copy = $0.entities[$1].attributes[0]
            copy.name = copy.name == copy.name.uppercased() ? copy.name.lowercased() : copy.name.uppercased()
            $0.entities[$1].attributes.append(copy)
        },
        ofRoots("a getter that seems to copy", "objc-ownership-prefix", explained: ["attributes", "inline-binary"]) {
            $0.sourceLanguage = .objectiveC
            for index in $0.entities.indices { $0.entities[index].representedClassName = nil }
            $0.entities[$1].representedClassName = "Broken"
            var copy = attribute("newest")
            copy.isOptional = true
            $0.entities[$1].attributes.append(copy)
            copy.name = "copyOfIt"
            $0.entities[$1].attributes.append(copy)
        },
    ]

    private static let counts: [Mutation] = [
        ofToMany("ask for some and allow none", "min-count-on-optional") {
            $0.isOptional = true
            $0.minimumCount = 1
            $0.maximumCount = nil
        },
        ofToMany("a set of one", "to-many-of-one") {
            $0.minimumCount = nil
            $0.maximumCount = 1
        },
    ]

    private static let scopes: [Mutation] = [
        ofRoots(
            "make an entity abstract that has no children", "abstract-entity-without-children",
            explained: ["correctness", "naming", "codegen"], where: { !$0.isAbstract }
        ) { model, index in
            for child in model.entities.indices where model.entities[child].parentName == model.entities[index].name {
                model.entities[child].parentName = model.entities[index].parentName
            }
            model.entities[index].isAbstract = true
        },
        ofRoots(
            "forget an entity in the configurations", "entity-in-no-configuration", where: { !$0.isAbstract }
        ) { model, index in
            var all = configuration("Added")
            all.members = model.entities.map { NamedReference(name: $0.name) }
            all.members.remove(at: index)
            model.configurations = [all]
        },
        ofRoots("identify by UUID with old tools", "feature-needs-newer-tools", explained: ["naming", "inline-binary"])
        {
            var identifier = attribute("brandNew")
            identifier.type = .uuid
            identifier.isOptional = true
            $0.entities[$1].attributes.append(identifier)
            $0.minimumToolsVersion = "Xcode 8.0"
        },
    ]

    private static let constraints: Set = [
        "optional-unique-attribute", "cloudkit", "swiftdata", "feature-needs-newer-tools",
        "uniqueness-on-transformable",
        "uniqueness-on-transient",
    ]

    /// Changes of entities with an attribute and without a parent.
    private static func ofRoots(
        _ name: String, _ rule: String, explained: Set<String> = [],
        where isMeant: @escaping @Sendable (EntityDescription) -> Bool = { _ in true },
        _ change: @escaping @Sendable (inout ManagedObjectModel, Int) -> Void
    ) -> Mutation {
        Mutation(name, explained: explained) { model in
            model.entities.indices.filter {
                let entity = model.entities[$0]
                return model.entities.count > 1 && entity.parentName == nil && !entity.attributes.isEmpty
                    && isMeant(entity)
            }.sampled(2).map { index in
                Broken(model: model.changed { change(&$0, index) }, rule: rule)
            }
        }
    }

    private static func ofToMany(
        _ name: String, _ rule: String, _ change: @escaping @Sendable (inout RelationshipDescription) -> Void
    ) -> Mutation {
        Mutation(name, explained: ["delete-rules", "inverses", "cloudkit"]) { model in
            model.pairs.map(\.near).filter { model[relationship: $0].isToMany }.sampled(2).map { place in
                Broken(
                    model: model.changed { change(&$0[relationship: place]) }, rule: rule,
                    part: model.path(relationship: place))
            }
        }
    }
}
