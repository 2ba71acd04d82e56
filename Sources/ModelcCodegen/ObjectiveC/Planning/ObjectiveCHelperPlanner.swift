import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Omits a generated helper, such as `tagsSet`, if the model has a property with the same name.
struct ObjectiveCHelperPlanner {
    private let model: ResolvedModel
    /// The property names that may conflict with a helper; empty in most models.
    private let suspects: Set<String>

    init(model: ResolvedModel) {
        self.model = model
        let names = model.entities.lazy.flatMap { $0.properties.lazy.map(\.name) }
        suspects = Set(names.filter { $0.hasSuffix("Value") || $0.hasSuffix("Set") || $0.hasPrefix("primitive") })
    }

    /// Removes the helpers of a class that conflict with properties of the class, its superclasses or its subclasses.
    func omitHelpers(of planned: inout ObjectiveCClass, diagnostics: inout DiagnosticCollector) {
        guard !suspects.isEmpty, let entity = model.entity(named: planned.entityName) else { return }
        let family = ObjectiveCHelperFamily(model: model, entity: entity, suspects: suspects)
        for index in planned.attributes.indices {
            omitHelpers(of: &planned.attributes[index], family, diagnostics: &diagnostics)
        }
        for index in planned.relationships.indices {
            omitHelpers(of: &planned.relationships[index], family, diagnostics: &diagnostics)
        }
    }

    private func omitHelpers(
        of attribute: inout ObjectiveCAttribute, _ family: ObjectiveCHelperFamily,
        diagnostics: inout DiagnosticCollector
    ) {
        if let scalar = attribute.scalar, let owner = family.owner(of: scalar.name) {
            family.report(scalar.name, of: attribute.name, owner, diagnostics: &diagnostics)
            attribute.scalar = nil
        }
        guard attribute.hasPrimitiveAccessors else { return }
        let names =
            [attribute.capitalizedName] + (attribute.scalar.map { [SwiftIdentifier.capitalized($0.name)] } ?? [])
        for name in names.map({ "primitive" + $0 }) {
            guard let owner = family.owner(of: name) else { continue }
            family.report(name, of: attribute.name, owner, diagnostics: &diagnostics)
            attribute.hasPrimitiveAccessors = false
        }
    }

    private func omitHelpers(
        of relationship: inout ObjectiveCRelationship, _ family: ObjectiveCHelperFamily,
        diagnostics: inout DiagnosticCollector
    ) {
        if relationship.hasView, let owner = family.owner(of: relationship.viewName) {
            family.report(relationship.viewName, of: relationship.name, owner, diagnostics: &diagnostics)
            relationship.omitsView = true
        }
        let name = "primitive" + relationship.capitalizedName
        if relationship.hasPrimitiveAccessors, let owner = family.owner(of: name) {
            family.report(name, of: relationship.name, owner, diagnostics: &diagnostics)
            relationship.hasPrimitiveAccessors = false
        }
    }
}

/// An entity with its ancestors and descendants. A helper must not have the same name as a property of any of them.
private struct ObjectiveCHelperFamily {
    let model: ResolvedModel
    let entity: EntityDescription
    let suspects: Set<String>

    /// The entity of the family that declares a property with this name; nil if none does.
    func owner(of name: String) -> EntityDescription? {
        guard suspects.contains(name) else { return nil }
        let family = [entity] + model.ancestors(of: entity) + model.descendants(of: entity)
        return family.first { model.ownProperty(named: name, of: $0) != nil }
    }

    /// Reports that a helper of a property is omitted.
    func report(
        _ helper: String, of property: String, _ owner: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        guard let found = model.property(named: property, of: entity) else { return }
        let place = ModelLocation(found.property, of: found.owner.name, attribute: "name")
        diagnostics.report(
            .duplicateMember, .note,
            "'\(place.path)' has no helper '\(helper)', since '\(owner.name).\(helper)' has this name", at: place,
            help: "use the property itself")
    }
}
