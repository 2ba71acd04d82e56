import ModelcPredicates
import ModelcSchema

/// Determines the type of a predicate's variable from the values it is compared with.
struct FetchVariableTyping {
    let keyPaths: KeyPathTyping

    /// The types that the uses of a variable require, without duplicates; empty if no type can be determined.
    func types(of variable: VariableUses) -> [FetchVariableType] {
        var types: [FetchVariableType] = []
        for type in variable.uses.compactMap(type) where !types.contains(type) { types.append(type) }
        return types
    }

    private func type(of use: VariableUse) -> FetchVariableType? {
        switch use.role {
        case .keyPathBase, .part: nil
        case .whole: use.comparison.flatMap { type(in: $0, isWhole: true) }
        case .listElement, .operand: use.comparison.flatMap { type(in: $0, isWhole: false) }
        }
    }

    private func type(in site: ComparisonSite, isWhole: Bool) -> FetchVariableType? {
        let other = site.otherKeyPath.map(keyPaths.type) ?? type(of: site.otherSide)
        switch site.comparator {
        case .beginsWith, .endsWith, .like, .matches, .conformsToType, .equalsType: return .string
        case .contains: return contained(other, side: site.side)
        case .in, .between: return isWhole && site.side == .right ? other.map(FetchVariableType.list) : other
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: return other
        }
    }

    /// The type of a variable that is compared by `CONTAINS`. In `tags CONTAINS $TAG` it is an element of a collection,
    /// in `title CONTAINS $TEXT` a string.
    private func contained(_ other: FetchVariableType?, side: ComparisonSite.Side) -> FetchVariableType {
        guard let other, !other.isText else { return .string }
        return side == .right ? other : .list(other)
    }

    /// The type of an expression that is not a key path.
    private func type(of expression: Expression) -> FetchVariableType? {
        switch expression.form {
        case .constant(let constant): type(of: constant)
        case .aggregate(let values): values.lazy.compactMap { type(of: $0) }.first
        case .element(_, .size): .integer
        case .function("now", _): .date
        case .keyPath, .negation, .complement, .binary: expression.keyPathUses.lazy.compactMap(keyPaths.type).first
        case .evaluatedObject, .anyKey, .variable, .element, .function, .message, .cast, .subquery, .ternary: nil
        }
    }

    private func type(of constant: Constant) -> FetchVariableType? {
        switch constant {
        case .null: nil
        case .boolean: .boolean
        case .integer: .integer
        case .real: .real
        case .string: .string
        }
    }
}
