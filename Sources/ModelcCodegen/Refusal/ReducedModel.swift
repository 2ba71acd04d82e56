import ModelcSchema

/// A model without the parts that no code can be generated for.
///
/// An entity stays in the model and loses its class, so that relationships to it have the type `NSManagedObject`. What
/// needs a part that is left out is left out as well: the children of an entity, and the entities with an attribute of a
/// composite.
struct ReducedModel {
    /// What is left out and why; nil for a part with a fault of its own.
    private(set) var causes: [ModelPart: ModelPart?] = [:]
    private let source: ManagedObjectModel

    init(_ model: ManagedObjectModel) { source = model }

    /// Leaves out parts with faults.
    ///
    /// - Returns: whether any of them was not left out before.
    mutating func leaveOut(_ parts: Set<ModelPart>) -> Bool {
        let fresh = parts.subtracting(causes.keys)
        for part in fresh { causes.updateValue(nil, forKey: part) }
        leaveOutUsersOfComposites()
        leaveOutChildren()
        return !fresh.isEmpty
    }

    /// What there is left to generate.
    var model: ResolvedModel {
        var model = source
        for index in model.entities.indices where isLeftOut(.entity(model.entities[index].name)) {
            model.entities[index].representedClassName = nil
        }
        model.composites.removeAll { isLeftOut(.composite($0.name)) }
        model.fetchRequests.removeAll { isLeftOut(.fetchRequest($0.name)) }
        return ResolvedModel(model)
    }

    private func isLeftOut(_ part: ModelPart) -> Bool { causes[part] != nil }

    private mutating func leaveOut(_ part: ModelPart, because cause: ModelPart) {
        if !isLeftOut(part) { causes.updateValue(cause, forKey: part) }
    }

    private mutating func leaveOutUsersOfComposites() {
        var pending = source.composites.map { ModelPart.composite($0.name) }.filter(isLeftOut)
        while let cause = pending.popLast() {
            guard case .composite(let name) = cause else { continue }
            for user in source.composites where user.attributes.contains(where: { $0.compositeName == name }) {
                let part = ModelPart.composite(user.name)
                if !isLeftOut(part) { pending.append(part) }
                leaveOut(part, because: cause)
            }
            for user in source.entities where user.attributes.contains(where: { $0.compositeName == name }) {
                leaveOut(.entity(user.name), because: cause)
            }
        }
    }

    private mutating func leaveOutChildren() {
        let children = Dictionary(grouping: source.entities.filter { $0.parentName != nil }) { $0.parentName ?? "" }
        var pending = source.entities.map(\.name).filter { isLeftOut(.entity($0)) }
        while let name = pending.popLast() {
            for child in children[name] ?? [] where !isLeftOut(.entity(child.name)) {
                leaveOut(.entity(child.name), because: .entity(name))
                pending.append(child.name)
            }
        }
    }
}
