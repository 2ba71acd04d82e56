import ModelcDiagnostics
import ModelcEditing
import ModelcLint
import ModelcSchema

/// The findings of a model before its actions, used to find out which later findings are new. Findings are compared by
/// rule, element and severity, not by message: messages contain names and lines that actions change.
struct EarlierFindings {
    private struct Key: Hashable {
        var rule: DiagnosticID
        var selector: ElementSelector
        var severity: Severity
    }

    private let names: EarlierNames
    private var counts: [Key: Int] = [:]

    init(_ findings: [(finding: Finding, severity: Severity)], _ names: EarlierNames) {
        self.names = names
        for (finding, severity) in findings {
            counts[Key(rule: finding.id, selector: finding.selector, severity: severity), default: 0] += 1
        }
    }

    /// Whether a finding in the edited model is one of these earlier findings. Each earlier finding matches only once.
    mutating func take(_ finding: Finding, _ severity: Severity) -> Bool {
        for selector in names.selectors(before: finding.selector) {
            let key = Key(rule: finding.id, selector: selector, severity: severity)
            guard let count = counts[key], count > 0 else { continue }
            counts[key] = count - 1
            return true
        }
        return false
    }
}

/// Finds the names that the elements of a model had before its actions.
///
/// A script may have thousands of actions, and the model as many findings. Therefore, only the actions that can affect
/// an element are looked up for it.
struct EarlierNames {
    private enum Step {
        case addition(ElementSelector)
        case entity(old: String, new: String)
        case property(owner: String, old: String, new: String)
        case part(old: ElementSelector, new: ElementSelector)
    }

    /// The element that an action affects. All other elements keep their names in this action.
    private enum Subject: Hashable {
        case part(ElementSelector)
        /// An entity. The action affects the entity itself and the parts that it contains.
        case entity(String)
        /// A property. The action affects the property itself and parts that name it, such as a constraint. `owner` is
        /// the element that declares it.
        case property(String, owner: String)
    }

    /// For each action that adds or renames an element: the change of names. The last action comes first.
    private let steps: [Step]
    /// The sorted indices in `steps` of the actions that affect an element.
    private let places: [Subject: [Int]]
    /// The entities that may declare a property of an entity: the entity itself and its ancestors.
    private let owners: NamedOwners

    init(_ actions: [EditAction], from old: ManagedObjectModel, to new: ManagedObjectModel) {
        steps = actions.reversed().compactMap(EarlierNames.step)
        places = Dictionary(grouping: steps.indices) { [steps] in EarlierNames.subject(of: steps[$0]) }
        owners = NamedOwners(actions, from: old, to: new)
    }

    /// Returns the selectors that an element may have had before the actions, the most likely first; empty for an
    /// element that an action added.
    func selectors(before selector: ElementSelector) -> [ElementSelector] {
        var known = [selector]
        var next = 0
        while let place = known.compactMap({ place(ofStepFor: $0, from: next) }).min() {
            var before: [ElementSelector] = []
            for selector in known.flatMap({ EarlierNames.selectors($0, before: steps[place]) })
            where !before.contains(selector) {
                before.append(selector)
            }
            known = before
            next = place + 1
        }
        return known
    }

    /// Returns the index in `steps` of the first action, from `start` on, that may affect a part; nil if there is none.
    private func place(ofStepFor selector: ElementSelector, from start: Int) -> Int? {
        subjects(of: selector).compactMap { places[$0]?.first { $0 >= start } }.min()
    }

    private static func subject(of step: Step) -> Subject {
        switch step {
        case .addition(.entity(let name)): .entity(name)
        case .addition(let added): .part(added)
        case .entity(_, let new): .entity(new)
        case .property(let owner, _, let new): .property(new, owner: owner)
        case .part(_, let new): .part(new)
        }
    }

    private func subjects(of selector: ElementSelector) -> [Subject] {
        var subjects = [Subject.part(selector)]
        if let entity = selector.entityName { subjects.append(.entity(entity)) }
        switch selector {
        case .property(let entity, let name):
            subjects += owners.all(of: entity).map { Subject.property(name, owner: $0) }
        case .uniqueness(let entity, let names):
            let owners = owners.all(of: entity)
            subjects += names.flatMap { name in owners.map { Subject.property(name, owner: $0) } }
        case .model, .entity, .fetchIndex, .configuration, .fetchRequest: break
        }
        return subjects
    }

    private static func step(_ action: EditAction) -> Step? {
        guard let name = action.operands.first else { return nil }
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        switch action.verb {
        case .add: return added(action.kind, name, parts).map(Step.addition)
        case .rename: return action.operands.count == 2 ? renaming(action.kind, name, parts, action.operands[1]) : nil
        case .remove, .set: return nil
        }
    }

    private static func added(_ kind: EditAction.Kind, _ name: String, _ parts: [String]) -> ElementSelector? {
        switch kind {
        case .entity, .composite: .entity(name)
        case .attribute, .relationship, .fetchedProperty:
            parts.count == 2 ? .property(entity: parts[0], parts[1]) : nil
        case .index: parts.count == 2 ? .fetchIndex(entity: parts[0], parts[1]) : nil
        case .configuration: .configuration(name)
        case .fetchRequest: .fetchRequest(name)
        case .model, .constraint, .member, .userInfo: nil
        }
    }

    private static func renaming(_ kind: EditAction.Kind, _ old: String, _ parts: [String], _ new: String) -> Step? {
        switch kind {
        case .entity, .composite: return .entity(old: old, new: new)
        case .attribute, .relationship, .fetchedProperty:
            return parts.count == 2 ? .property(owner: parts[0], old: parts[1], new: new) : nil
        case .index:
            guard parts.count == 2 else { return nil }
            return .part(old: .fetchIndex(entity: parts[0], parts[1]), new: .fetchIndex(entity: parts[0], new))
        case .configuration: return .part(old: .configuration(old), new: .configuration(new))
        case .fetchRequest: return .part(old: .fetchRequest(old), new: .fetchRequest(new))
        case .model, .constraint, .member, .userInfo: return nil
        }
    }

    private static func selectors(_ selector: ElementSelector, before step: Step) -> [ElementSelector] {
        switch step {
        case .addition(let added):
            if case .entity(let name) = added { return selector.entityName == name ? [] : [selector] }
            return selector == added ? [] : [selector]
        case .entity(let old, let new): return [selector.entityName == new ? selector.moved(to: old) : selector]
        case .property(let owner, let old, let new):
            guard let renamed = selector.renaming(new, to: old) else { return [selector] }
            if selector.entityName == owner { return [renamed] }
            // The part may belong to a subentity that inherits the property.
            return [selector, renamed]
        case .part(let old, let new): return [selector == new ? old : selector]
        }
    }
}

extension ElementSelector {
    /// Returns the selector of the part with this name in another entity.
    fileprivate func moved(to entity: String) -> ElementSelector {
        switch self {
        case .entity: .entity(entity)
        case .property(_, let name): .property(entity: entity, name)
        case .fetchIndex(_, let name): .fetchIndex(entity: entity, name)
        case .uniqueness(_, let names): .uniqueness(entity: entity, names)
        case .model, .configuration, .fetchRequest: self
        }
    }

    /// Returns the selector after a property was renamed; nil if the selector does not contain the property's name.
    fileprivate func renaming(_ name: String, to other: String) -> ElementSelector? {
        switch self {
        case .property(let entity, name): return .property(entity: entity, other)
        case .uniqueness(let entity, let names) where names.contains(name):
            return .uniqueness(entity: entity, names.map { $0 == name ? other : $0 })
        case .property, .uniqueness, .model, .entity, .fetchIndex, .configuration, .fetchRequest: return nil
        }
    }
}

/// The entities that may declare the properties of an entity: the entity and its ancestors. An entity is listed under
/// every name that it has during the script.
struct NamedOwners {
    private var above: [String: Set<String>] = [:]

    init(_ actions: [EditAction], from old: ManagedObjectModel, to new: ManagedObjectModel) {
        for model in [old, new] {
            for index in model.entities.indices {
                guard let parent = model.entities[index].parentName else { continue }
                above[model.entities[index].name, default: []].insert(parent)
            }
        }
        for action in actions where action.kind == .entity || action.kind == .composite {
            guard let name = action.operands.first else { continue }
            if let parent = action.value("parent"), case .text(let text) = parent {
                above[name, default: []].insert(text)
            }
            guard action.verb == .rename, action.operands.count == 2 else { continue }
            above[name, default: []].insert(action.operands[1])
            above[action.operands[1], default: []].insert(name)
        }
    }

    /// Returns all possible names of an entity and its ancestors.
    func all(of entity: String) -> Set<String> {
        var found: Set = [entity]
        var next = [entity]
        while let name = next.popLast() {
            for other in above[name] ?? [] where found.insert(other).inserted { next.append(other) }
        }
        return found
    }
}
