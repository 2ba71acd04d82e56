import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Rejects properties and fetch requests that would declare the same method in a class and its superclasses. For
/// example, `title` and `Title` have the same setter.
///
/// The other declarations of generated classes are class methods, which do not conflict with properties.
/// `ObjectiveCHelperPlanner` has already removed helpers that conflict with a property.
struct ObjectiveCMemberCheck {
    /// The property or fetch request that declares a method. Its location and phrase are computed only for errors.
    private struct Owner: Equatable, Sendable {
        let entity: String
        let name: String
        var isRequest = false
    }

    /// A method that is declared twice.
    private struct Collision {
        let selector: String
        /// The declaration that was found first.
        let owner: Owner
    }

    let model: ResolvedModel
    /// The methods of each checked entity without inherited ones, by the name of the entity. The inner dictionary
    /// contains the declarations by selector.
    private var tables: [String: [String: Owner]] = [:]

    init(_ model: ResolvedModel) { self.model = model }

    mutating func check(_ classes: [ObjectiveCClass], diagnostics: inout DiagnosticCollector) {
        let chains = classes.compactMap { planned in
            model.entity(named: planned.entityName).map { (planned, model.ancestors(of: $0).map(\.name)) }
        }
        let superentities = Set(chains.flatMap(\.1))
        // Superclasses are checked first, so that a collision is reported for the subclass.
        let chainsByDepth = Dictionary(grouping: chains, by: \.1.count)
        for depth in chainsByDepth.keys.sorted() {
            let chains = chainsByDepth[depth] ?? []
            let before = self
            let checked = diagnostics.map(count: chains.count) { index, diagnostics in
                let (planned, ancestors) = chains[index]
                let inherited = ancestors.compactMap { before.tables[$0] }
                let own = before.check(planned, inherited, diagnostics: &diagnostics)
                return (planned.entityName, superentities.contains(planned.entityName) ? own : nil)
            }
            for (name, own) in checked { tables[name] = own }
        }
    }

    private func check(
        _ planned: ObjectiveCClass, _ inherited: [[String: Owner]], diagnostics: inout DiagnosticCollector
    ) -> [String: Owner] {
        var own: [String: Owner] = Dictionary(
            minimumCapacity: 6 * planned.attributes.count + 12 * planned.relationships.count)
        func add(_ selectors: [String], _ owner: Owner) {
            guard let collision = collision(selectors, of: owner, in: &own, inherited) else { return }
            report(collision, of: owner, diagnostics: &diagnostics)
        }
        let entity = planned.entityName
        for attribute in planned.attributes {
            add(ObjectiveCSelectors.selectors(of: attribute), Owner(entity: entity, name: attribute.name))
        }
        for relationship in planned.relationships {
            add(ObjectiveCSelectors.selectors(of: relationship), Owner(entity: entity, name: relationship.name))
        }
        for fetched in planned.fetchedProperties { add([fetched.name], Owner(entity: entity, name: fetched.name)) }
        for request in planned.fetchRequests {
            add(["+" + request.selector], Owner(entity: entity, name: request.name, isRequest: true))
        }
        return own
    }

    /// Adds methods to the table, and returns the first one that is already declared.
    private func collision(
        _ selectors: [String], of owner: Owner, in own: inout [String: Owner], _ inherited: [[String: Owner]]
    ) -> Collision? {
        var collision: Collision?
        for selector in selectors {
            if let first = own.updateValue(owner, forKey: selector)
                ?? inherited.first(where: { $0[selector] != nil })?[selector],
                first != owner
            {
                collision = collision ?? Collision(selector: selector, owner: first)
            }
        }
        return collision
    }

    private func report(_ collision: Collision, of owner: Owner, diagnostics: inout DiagnosticCollector) {
        guard let place = place(of: owner) else { return }
        let isClassMethod = collision.selector.hasPrefix("+")
        let method = isClassMethod ? String(collision.selector.dropFirst()) : collision.selector
        diagnostics.report(
            .duplicateMember, .error,
            "\(phrase(owner)) would declare '\(method)', which \(phrase(collision.owner)) declares", at: place,
            help: "rename it; the renaming identifier of a property keeps the old name")
    }

    private func phrase(_ owner: Owner) -> String {
        let path = place(of: owner)?.path ?? owner.name
        return owner.isRequest ? "fetch request '\(path)'" : "property '\(path)'"
    }

    /// The location of the property or the fetch request in the model.
    private func place(of owner: Owner) -> ModelLocation? {
        guard let entity = model.entity(named: owner.entity) else { return nil }
        if owner.isRequest {
            return model.fetchRequests(of: entity).first { $0.name == owner.name }
                .map { ModelLocation($0, attribute: "name") }
        }
        guard let found = model.property(named: owner.name, of: entity) else { return nil }
        return ModelLocation(found.property, of: found.owner.name, attribute: "name")
    }
}

/// The selectors of the methods that properties declare.
enum ObjectiveCSelectors {
    static func selectors(of attribute: ObjectiveCAttribute) -> [String] {
        var names = [attribute.name]
        if let scalar = attribute.scalar { names.append(scalar.name) }
        var selectors = names.flatMap { accessors($0) }
        if attribute.hasPrimitiveAccessors {
            for name in names { selectors += accessors("primitive" + SwiftIdentifier.capitalized(name)) }
        }
        return selectors
    }

    static func selectors(of relationship: ObjectiveCRelationship) -> [String] {
        var selectors = accessors(relationship.name)
        if relationship.hasPrimitiveAccessors { selectors += accessors("primitive" + relationship.capitalizedName) }
        let name = relationship.capitalizedName
        if relationship.isToMany {
            if relationship.hasView { selectors += [relationship.viewName] }
            selectors += ["add\(name):", "remove\(name):", "add\(name)Object:", "remove\(name)Object:"]
        }
        if relationship.isOrdered {
            selectors += ["insertObject:in\(name)AtIndex:", "removeObjectFrom\(name)AtIndex:"]
            selectors += ["insert\(name):atIndexes:", "remove\(name)AtIndexes:"]
            selectors += ["replaceObjectIn\(name)AtIndex:withObject:", "replace\(name)AtIndexes:with\(name):"]
        }
        return selectors
    }

    /// The selectors of the getter and the setter. A read-only property reserves its setter as well: a subclass may
    /// make the property writable.
    private static func accessors(_ name: String) -> [String] {
        [name, ObjectiveCIdentifier.setter(of: name) + ":"]
    }
}
