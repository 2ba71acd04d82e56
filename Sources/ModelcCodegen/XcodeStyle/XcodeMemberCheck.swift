import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Refuses properties of one class chain that would declare the same method of Objective-C: `title` beside `Title`, whose
/// setters have one name, or `tagsObject` beside `tags`.
struct XcodeMemberCheck {
    let model: ResolvedModel
    /// Which property of an entity declares a method, by entity.
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
        let place = ModelPlace(property, of: entity.name, attribute: "name")
        diagnostics.report(
            .duplicateMember, .error,
            "property '\(place.path)' would declare '\(collision.selector)', which '\(collision.owner)' declares",
            at: place, help: "rename the property and keep the old name as its renaming identifier")
    }
}

/// The methods of Objective-C that a property brings with it.
enum XcodeSelectors {
    /// Getter, setter and the accessors of a to-many relationship.
    static func all(of property: any PropertyDescription) -> [String] {
        let name = SwiftIdentifier.capitalized(property.name)
        let simple = [property.name, ObjectiveCIdentifier.setter(of: property.name) + ":"]
        guard let relationship = property as? RelationshipDescription, relationship.isToMany else { return simple }
        return simple + (relationship.isOrdered ? ordered(name) : []) + plain(name)
    }

    /// The accessors of every to-many relationship, in Xcode's order.
    ///
    /// - Parameter name: the relationship's name with a capital at its beginning.
    static func plain(_ name: String) -> [String] {
        ["add\(name)Object:", "remove\(name)Object:", "add\(name):", "remove\(name):"]
    }

    /// The accessors that stand in front of those where the order counts.
    static func ordered(_ name: String) -> [String] {
        [
            "insertObject:in\(name)AtIndex:", "removeObjectFrom\(name)AtIndex:", "insert\(name):atIndexes:",
            "remove\(name)AtIndexes:", "replaceObjectIn\(name)AtIndex:withObject:",
            "replace\(name)AtIndexes:with\(name):",
        ]
    }
}
