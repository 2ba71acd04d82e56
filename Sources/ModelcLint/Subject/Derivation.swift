import ModelcPredicates
import ModelcSchema

/// Checks the expression of a derived attribute by the rules of Core Data (`NSDerivedAttributeDescription`).
struct Derivation {
    enum Problem: Equatable {
        /// The expression cannot work. The value is the reason.
        case problem(String)
        /// It is not known whether the expression works, because no public source documents its form.
        case unknownForm
    }

    let subject: LintSubject
    let entity: Int

    /// Returns the problem with an expression; nil if it is valid.
    func problem(with text: String) -> Problem? {
        let expression: Expression
        do {
            expression = try PredicateParser().expression(from: text)
        } catch {
            return .problem("it is not an expression: \(error.message)")
        }
        switch expression.form {
        case .keyPath(nil, let components): return problem(with: components)
        case .function("now", let arguments) where arguments.isEmpty: return nil
        case .function("now:", _): return .unknownForm
        case .function(let name, let arguments) where Derivation.textFunctions.contains(name):
            guard arguments.count == 1, case .keyPath(nil, let components) = arguments[0].form else {
                return .unknownForm
            }
            return problem(with: components)
        default: return .unknownForm
        }
    }

    private static let textFunctions: Set = ["uppercase:", "lowercase:", "canonical:"]

    /// Returns the problem with a key path; nil if it is valid. Valid key paths are:
    ///
    /// - to-one relationships followed by an attribute;
    /// - a to-many relationship with `@count`;
    /// - a to-many relationship, an attribute and `@sum`.
    private func problem(with components: [KeyPathComponent]) -> Problem? {
        var holder = entity
        var isPlural = false
        for (place, component) in components.enumerated() {
            guard let name = component.name else {
                let isLast = place == components.count - 1
                let isKnown = component.collectionOperator == .count || component.collectionOperator == .sum
                return isLast && isPlural && isKnown ? nil : .unknownForm
            }
            switch subject.property(named: name, of: holder) {
            case .relationship(let relationship)?:
                isPlural = isPlural || relationship.isToMany
                guard let next = relationship.destinationName.flatMap(subject.entityIndex(named:)) else { return nil }
                holder = next
            case .attribute(let attribute)?:
                if let problem = problem(at: attribute, place, of: components, isPlural) { return problem }
                if attribute.type == .composite { return nil }
            case .fetchedProperty?: return .problem("\(name) is a fetched property")
            case nil:
                guard subject.isUnknownProperty(name, of: holder) else { return nil }
                return .problem("\(subject.entities[holder].name) has no property '\(name)'")
            }
        }
        return endsInAttribute(components) ? nil : .problem("it ends in a relationship")
    }

    private func problem(
        at attribute: AttributeDescription, _ place: Int, of components: [KeyPathComponent], _ isPlural: Bool
    ) -> Problem? {
        let next = place + 1 < components.count ? components[place + 1] : nil
        if attribute.isTransient { return .problem("\(attribute.name) is transient") }
        if next == nil { return isPlural ? .problem("a to-many relationship needs @count or @sum") : nil }
        if next?.name != nil, attribute.type != .composite { return .problem("\(attribute.name) is an attribute") }
        return nil
    }

    /// Whether the key path ends at an attribute and not at a relationship. All parts before the last one must already
    /// be resolved.
    private func endsInAttribute(_ components: [KeyPathComponent]) -> Bool {
        var holder = entity
        for component in components {
            guard let name = component.name,
                case .relationship(let relationship)? = subject.property(named: name, of: holder)
            else { return true }
            guard let next = relationship.destinationName.flatMap(subject.entityIndex(named:)) else { return true }
            holder = next
        }
        return false
    }
}
