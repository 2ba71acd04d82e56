import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// Rejects properties that would declare the same Objective-C method in a class and its superclasses. For example,
/// `title` and `Title` have the same setter, and `tagsObject` conflicts with the relationship `tags`.
struct XcodeMemberCheck {
    let model: ResolvedModel
    /// For each entity name: a dictionary from a method's selector to the path of the property that declares the
    /// method, such as `Book.title`.
    private var ownersByEntity: [String: [String: String]] = [:]

    init(_ model: ResolvedModel) { self.model = model }

    mutating func check(_ selected: XcodeEntity, diagnostics: inout DiagnosticCollector) {
        let entity = selected.entity
        let inherited = model.ancestors(of: entity).filter { $0.className != nil }.map { owners(in: $0) }
        var own: [String: String] = [:]
        for property in entity.properties {
            let path = entity.name + "." + property.name
            var collision: (selector: String, owner: String)?
            for selector in XcodeSelectors.all(of: property) {
                let owner = own[selector] ?? inherited.lazy.compactMap { $0[selector] }.first
                if collision == nil, let owner { collision = (selector, owner) }
                own[selector] = own[selector] ?? path
            }
            guard let collision else { continue }
            report(collision, of: property, in: entity, diagnostics: &diagnostics)
        }
    }

    private mutating func owners(in entity: EntityDescription) -> [String: String] {
        if let known = ownersByEntity[entity.name] { return known }
        var owners: [String: String] = [:]
        for property in entity.properties {
            for selector in XcodeSelectors.all(of: property) where owners[selector] == nil {
                owners[selector] = entity.name + "." + property.name
            }
        }
        ownersByEntity[entity.name] = owners
        return owners
    }

    private func report(
        _ collision: (selector: String, owner: String), of property: some PropertyDescription,
        in entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        let place = ModelLocation(property, of: entity.name, attribute: "name")
        diagnostics.report(
            .duplicateMember, .error,
            "property '\(place.path)' would declare '\(collision.selector)', which '\(collision.owner)' declares",
            at: place, help: "rename the property and keep the old name as its renaming identifier")
    }
}
