import ModelcPredicates

/// A predicate for objects of one entity. Properties are given by their index in `MappedEntity.properties` instead of
/// by name.
indirect enum FilterCondition {
    case truth(Bool)
    case and([FilterCondition])
    case or([FilterCondition])
    case not(FilterCondition)
    case comparison(FilterOperand, ComparisonOperator, FilterOperand, isCaseInsensitive: Bool)
    /// The operand equals one of the values.
    case oneOf(FilterOperand, [FilterValue], isCaseInsensitive: Bool)
    /// The operand is between the two values, or equals one of them.
    case between(FilterOperand, FilterValue, FilterValue)
}

// As in Core Data, a comparison with nil is true only for == and !=.
extension FilterCondition {
    func holds(for object: StoreObject) -> Bool {
        switch self {
        case .truth(let flag): flag
        case .and(let parts): parts.allSatisfy { $0.holds(for: object) }
        case .or(let parts): parts.contains { $0.holds(for: object) }
        case .not(let inner): !inner.holds(for: object)
        case .comparison(let left, let comparator, let right, let ignoresCase):
            comparator.holds(
                left.value(in: object).folded(ignoresCase), right.value(in: object).folded(ignoresCase))
        case .oneOf(let operand, let values, let ignoresCase):
            values.contains {
                ComparisonOperator.equal.holds(
                    operand.value(in: object).folded(ignoresCase), $0.folded(ignoresCase))
            }
        case .between(let operand, let least, let most):
            ComparisonOperator.greaterOrEqual.holds(operand.value(in: object), least)
                && ComparisonOperator.lessOrEqual.holds(operand.value(in: object), most)
        }
    }
}

extension FilterOperand {
    fileprivate func value(in object: StoreObject) -> FilterValue {
        switch self {
        case .constant(let value): return value
        case .object: return .text(object.id.text)
        case .property(let index): return FilterValue(object.values[index])
        case .member(let index, let path):
            guard case .members(let members) = object.values[index] else { return .other }
            return members.first { $0.path == path }.map { FilterValue($0.value) } ?? .null
        case .count(let index):
            guard case .objects(let links) = object.values[index] else { return .integer(0) }
            return .integer(Int64(links.count))
        }
    }
}

extension FilterValue {
    fileprivate func folded(_ ignoresCase: Bool) -> FilterValue {
        guard ignoresCase, case .text(let text) = self else { return self }
        return .text(text.lowercased())
    }
}

extension ComparisonOperator {
    fileprivate func holds(_ left: FilterValue, _ right: FilterValue) -> Bool {
        switch self {
        case .equal: isEqual(left, right)
        case .notEqual: !isEqual(left, right)
        case .less: left.order(to: right) == .less
        case .lessOrEqual: [.less, .equal].contains(left.order(to: right))
        case .greater: left.order(to: right) == .greater
        case .greaterOrEqual: [.greater, .equal].contains(left.order(to: right))
        case .contains: texts(left, right) { $0.contains($1) }
        case .beginsWith: texts(left, right) { $0.hasPrefix($1) }
        case .endsWith: texts(left, right) { $0.hasSuffix($1) }
        case .like: texts(left, right) { WildcardPattern($1).matches($0) }
        case .between, .in, .matches, .conformsToType, .equalsType: false
        }
    }

    private func isEqual(_ left: FilterValue, _ right: FilterValue) -> Bool {
        if left == .null || right == .null { return left == right }
        return left.order(to: right) == .equal
    }

    private func texts(_ left: FilterValue, _ right: FilterValue, _ test: (String, String) -> Bool) -> Bool {
        guard let left = left.text, let right = right.text else { return false }
        return test(left, right)
    }
}
