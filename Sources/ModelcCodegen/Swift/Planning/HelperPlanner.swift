import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Decides which helpers of relationships make room for properties of the model that have their names.
struct HelperPlanner {
    private let model: ResolvedModel
    /// The names of properties that could be those of helpers: hardly any model has one.
    private let suspects: Set<String>

    init(model: ResolvedModel) {
        self.model = model
        var suspects: Set<String> = []
        // By index: an element would be copied whole, for the sake of its name.
        for entity in model.entities {
            for index in entity.attributes.indices { HelperPlanner.add(entity.attributes[index].name, to: &suspects) }
            for index in entity.relationships.indices {
                HelperPlanner.add(entity.relationships[index].name, to: &suspects)
            }
            for fetched in entity.fetchedProperties { HelperPlanner.add(fetched.name, to: &suspects) }
        }
        self.suspects = suspects
    }

    private static func add(_ name: String, to suspects: inout Set<String>) {
        let isSuspect = name.hasSuffix("Array") || beginnings.contains { name.hasPrefix($0) }
        if isSuspect { suspects.insert(name) }
    }

    private static let beginnings = ["addTo", "removeFrom", "insertInto", "replace"]

    /// Takes helpers from the relationships of a class. Those of classes above and below are one with it.
    func omitHelpers(
        of generated: inout GeneratedClass, _ entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        if suspects.isEmpty || generated.relationships.isEmpty { return }
        let family = [entity] + model.ancestors(of: entity) + model.descendants(of: entity)
        for index in generated.relationships.indices {
            let relationship = generated.relationships[index]
            for helper in relationship.helpers {
                let name = relationship.name(of: helper)
                guard suspects.contains(name) else { continue }
                guard let owner = family.first(where: { model.ownProperty(named: name, of: $0) != nil }) else {
                    continue
                }
                generated.relationships[index].omittedHelpers.insert(helper)
                report(name, of: relationship, entity, owner: owner, diagnostics: &diagnostics)
            }
        }
    }

    private func report(
        _ name: String, of relationship: GeneratedRelationship, _ entity: EntityDescription, owner: EntityDescription,
        diagnostics: inout DiagnosticCollector
    ) {
        guard let found = model.property(named: relationship.property.name, of: entity) else { return }
        let place = ModelPlace(found.property, of: found.owner.name, attribute: "name")
        diagnostics.report(
            .duplicateMember, .note,
            "'\(place.path)' has no helper '\(name)', since '\(owner.name).\(name)' has this name", at: place,
            help: "change the collection of the relationship itself")
    }
}
