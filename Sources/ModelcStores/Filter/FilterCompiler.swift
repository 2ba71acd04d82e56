import ModelcBase
import ModelcPredicates
import ModelcSchema

/// Finds the properties that a predicate names in an entity. Throws an error for parts of the predicate that cannot be
/// evaluated on the rows of the entity alone.
struct FilterCompiler {
    private let entity: MappedEntity
    private let indices: [String: Int]

    init(_ entity: MappedEntity) {
        self.entity = entity
        indices = Dictionary(
            entity.properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func condition(_ predicate: Predicate) throws(StoreFilterError) -> FilterCondition {
        switch predicate.form {
        case .truth(let flag): return .truth(flag)
        case .not(let inner): return .not(try condition(inner))
        case .and(let parts): return .and(try conditions(parts))
        case .or(let parts): return .or(try conditions(parts))
        case .comparison(let comparison): return try condition(comparison, at: predicate.range.lowerBound)
        }
    }

    private func conditions(_ parts: [Predicate]) throws(StoreFilterError) -> [FilterCondition] {
        var conditions: [FilterCondition] = []
        for part in parts { conditions.append(try condition(part)) }
        return conditions
    }

    private func condition(_ comparison: Comparison, at offset: Int) throws(StoreFilterError) -> FilterCondition {
        guard comparison.modifier == .direct else {
            throw refusal("\(comparison.modifier.rawValue) needs the values of other objects", offset)
        }
        guard comparison.options.subtracting([.caseInsensitive, .normalized]).isEmpty else {
            throw StoreFilterError(
                message: "[\(comparison.options.letters)] is not evaluated on rows", offset: offset,
                help: "only [c] is, which ignores letter case")
        }
        let ignoresCase = comparison.options.contains(.caseInsensitive)
        switch comparison.comparator {
        case .matches, .conformsToType, .equalsType:
            throw refusal("\(comparison.comparator.rawValue) is not evaluated on rows", offset)
        case .in:
            let left = try operand(comparison.left)
            return .oneOf(
                left.operand, try values(of: comparison.right, for: left.kind), isCaseInsensitive: ignoresCase)
        case .between:
            let left = try operand(comparison.left)
            let limits = try values(of: comparison.right, for: left.kind)
            guard limits.count == 2 else {
                throw refusal("BETWEEN needs two values", comparison.right.range.lowerBound)
            }
            return .between(left.operand, limits[0], limits[1])
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .contains, .beginsWith, .endsWith,
            .like:
            let (left, right) = try operands(comparison)
            return .comparison(left, comparison.comparator, right, isCaseInsensitive: ignoresCase)
        }
    }

    /// An operand, and the kind of its values. The kind is nil for a constant, and for a property with values of any
    /// kind.
    private typealias Typed = (operand: FilterOperand, kind: FilterKind?)

    /// Returns both operands of a comparison. A constant is converted to the kind of the other operand.
    private func operands(
        _ comparison: Comparison
    ) throws(StoreFilterError) -> (FilterOperand, FilterOperand) {
        let (left, right) = (try operand(comparison.left), try operand(comparison.right))
        if let first = left.kind, let second = right.kind, !first.isComparable(with: second) {
            throw StoreFilterError(
                message: "\(first.name) is compared with \(second.name)", offset: comparison.right.range.lowerBound,
                help: "compare properties of one type")
        }
        let isWhole = ![.contains, .beginsWith, .endsWith, .like].contains(comparison.comparator)
        return (
            try converted(left.operand, to: right.kind, isWhole, at: comparison.left.range.lowerBound),
            try converted(right.operand, to: left.kind, isWhole, at: comparison.right.range.lowerBound)
        )
    }

    private func converted(
        _ operand: FilterOperand, to kind: FilterKind?, _ isWhole: Bool, at offset: Int
    ) throws(StoreFilterError) -> FilterOperand {
        guard case .constant(let value) = operand, let kind else { return operand }
        return .constant(try kind.converted(value, isWhole: isWhole, at: offset))
    }

    private func values(
        of expression: Expression, for kind: FilterKind?
    ) throws(StoreFilterError) -> [FilterValue] {
        guard case .aggregate(let elements) = expression.form else {
            throw refusal("a list of constants is expected here: {1, 2}", expression.range.lowerBound)
        }
        var values: [FilterValue] = []
        for element in elements {
            guard case .constant(let value) = try operand(element).operand else {
                throw refusal("a list may contain only constants", element.range.lowerBound)
            }
            values.append(
                try kind.map { kind throws(StoreFilterError) in
                    try kind.converted(value, isWhole: true, at: element.range.lowerBound)
                } ?? value)
        }
        return values
    }

    private func operand(_ expression: Expression) throws(StoreFilterError) -> Typed {
        let offset = expression.range.lowerBound
        switch expression.form {
        case .constant(let constant): return (.constant(FilterValue(constant)), nil)
        case .evaluatedObject: return (.object, .object)
        case .keyPath(let base, let components):
            guard base == nil || base?.form == .evaluatedObject else {
                throw refusal("this expression is not evaluated on rows", offset)
            }
            return try operand(components, offset)
        case .cast(let inner, let type) where type == "NSDate":
            guard case .constant(let value) = try operand(inner).operand, let seconds = value.seconds else {
                throw refusal("CAST to a date needs a number of seconds since 2001", offset)
            }
            return (.constant(.date(seconds)), nil)
        case .variable:
            throw StoreFilterError(
                message: "a variable has no value here", offset: offset, help: "write the value itself")
        case .anyKey, .element, .aggregate, .function, .message, .cast, .subquery, .ternary, .negation,
            .complement, .binary:
            throw refusal("this expression is not evaluated on rows", offset)
        }
    }

    private func operand(_ components: [KeyPathComponent], _ offset: Int) throws(StoreFilterError) -> Typed {
        guard let name = components.first?.name, let index = indices[name] else {
            let names = entity.properties.map(\.name)
            let wanted = components.first?.name ?? components.text
            throw StoreFilterError(
                message: "\(entity.name) has no stored property '\(wanted)'", offset: offset,
                help: SpellingSuggestion.nearest(to: wanted, among: names).map { "did you mean '\($0)'?" })
        }
        let rest = components.dropFirst()
        switch entity.properties[index].storage {
        case .attribute(let attribute) where rest.isEmpty: return (.property(index: index), FilterKind(attribute.type))
        case .composite(let members):
            guard let member = members.first(where: { $0.path == rest.text }) else {
                throw refusal("'\(name)' is composite: name one of its members", offset)
            }
            return (.member(index: index, path: member.path), FilterKind(member.type))
        case .link(let link):
            if !link.isToMany, rest.isEmpty { return (.property(index: index), .object) }
            if link.isToMany, rest.count == 1, rest.first?.collectionOperator == .count {
                return (.count(index: index), .number)
            }
            throw refusal("'\(components.text)' needs the values of other objects", offset)
        case .attribute: throw refusal("'\(components.text)' leads beyond an attribute", offset)
        }
    }

    private func refusal(_ message: String, _ offset: Int) -> StoreFilterError {
        StoreFilterError(
            message: message, offset: offset,
            help: "compare properties of the entity with constants, and join comparisons with AND, OR and NOT")
    }
}

extension FilterValue {
    fileprivate var seconds: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        case .null, .boolean, .text, .date, .other: nil
        }
    }
}
