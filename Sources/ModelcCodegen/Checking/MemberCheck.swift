import ModelcDiagnostics
import ModelcSchema

/// Refuses properties of one class chain that would declare the same member: `addToTags` beside the to-many relationship
/// `tags`, or `title` beside `Title`, whose setters have one name (code-generation §5.3).
struct MemberCheck {
    let model: ResolvedModel
    /// The members of classes that have been checked, by entity.
    private var tables: [String: MemberTable] = [:]

    init(_ model: ResolvedModel) { self.model = model }

    mutating func check(_ classes: [GeneratedClass], diagnostics: inout DiagnosticCollector) {
        let chains = classes.compactMap { generated in
            model.entity(named: generated.entityName).map { (generated, $0, model.ancestors(of: $0).map(\.name)) }
        }
        // Superclasses first: a collision is the fault of whoever comes later in the chain.
        let chainsByDepth = Dictionary(grouping: chains, by: \.2.count)
        for depth in chainsByDepth.keys.sorted() {
            for (generated, entity, ancestors) in chainsByDepth[depth] ?? [] {
                var chain = ClassChain(entity: entity, inherited: ancestors.compactMap { tables[$0] })
                check(generated, &chain, diagnostics: &diagnostics)
                tables[entity.name] = chain.own
            }
        }
    }

    private func check(_ generated: GeneratedClass, _ chain: inout ClassChain, diagnostics: inout DiagnosticCollector) {
        for property in generated.attributes {
            report(chain.add(property, []), of: property, in: chain.entity, diagnostics: &diagnostics)
        }
        for property in generated.fetchedProperties {
            report(chain.add(property, []), of: property, in: chain.entity, diagnostics: &diagnostics)
        }
        for relationship in generated.relationships {
            let collision = chain.add(relationship.property, relationship.derivedMemberNames)
            report(collision, of: relationship.property, in: chain.entity, diagnostics: &diagnostics)
        }
    }

    private func report(
        _ collision: ClassChain.Collision?, of property: GeneratedProperty, in entity: EntityDescription,
        diagnostics: inout DiagnosticCollector
    ) {
        guard let collision, let found = model.property(named: property.name, of: entity) else { return }
        let place = ModelPlace(found.property, of: found.owner.name, attribute: "name")
        let owner = collision.owner.map { "'\($0.entity).\($0.property)'" } ?? "every generated class"
        diagnostics.report(
            .duplicateMember, .error,
            "property '\(place.path)' would declare '\(collision.member)', which \(owner) declares", at: place,
            help: "rename the property and keep the old name as its renaming identifier, or give it the user info key "
                + "modelc.ignore")
    }
}

extension GeneratedRelationship {
    /// What the relationship declares beside its property: views and mutators under their Swift names, and as
    /// Objective-C methods where Core Data makes them.
    var derivedMemberNames: [String] {
        let name = property.capitalizedName
        switch cardinality {
        case .toOne: return []
        case .toMany:
            return [
                "addTo" + name, "removeFrom" + name, "add" + name + "Object:", "remove" + name + "Object:",
                "add" + name + ":", "remove" + name + ":",
            ]
        case .ordered:
            return [
                property.name + "Array", "addTo" + name, "removeFrom" + name, "insertInto" + name, "replace" + name,
            ]
        }
    }
}

/// What the properties of one class declare.
struct MemberTable {
    /// Who declares a member.
    struct Owner: Hashable {
        let entity: String
        let property: String
    }

    private var ownerByMember: [String: Owner]
    /// Whether a property's name begins with a capital letter, which is rare.
    private(set) var hasCapitalizedProperty = false

    init(capacity: Int) { ownerByMember = Dictionary(minimumCapacity: capacity) }

    /// The property that declares a Swift member or an Objective-C method; nil where none does.
    subscript(member: String) -> Owner? { ownerByMember[member] }

    /// Adds a member; of two owners the last one stays.
    mutating func add(_ member: String, of owner: Owner) { ownerByMember[member] = owner }

    /// Adds the member that a property itself is.
    mutating func add(_ property: GeneratedProperty, of owner: Owner) {
        add(property.name, of: owner)
        if property.name == property.capitalizedName { hasCapitalizedProperty = true }
    }
}
