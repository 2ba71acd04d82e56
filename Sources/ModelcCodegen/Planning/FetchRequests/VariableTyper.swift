import ModelcPredicates
import ModelcSchema

/// Finds the types of a predicate's variables from what they are compared with (code-generation §3.7).
struct VariableTyper {
    let resolver: KeyPathResolver

    private var names: StandardNames { resolver.values.names }

    /// The types that the uses of a variable ask for, each once; empty where none can be told.
    func types(of variable: VariableUses) -> [SwiftType] {
        var types: [SwiftType] = []
        for use in variable.uses {
            guard let type = type(of: use), !types.contains(where: { $0.name == type.name }) else { continue }
            types.append(type)
        }
        return types
    }

    private func type(of use: VariableUse) -> SwiftType? {
        switch use.role {
        case .keyPathBase, .part: nil
        case .whole: use.comparison.flatMap { type(in: $0, isWhole: true) }
        case .listElement, .operand: use.comparison.flatMap { type(in: $0, isWhole: false) }
        }
    }

    private func type(in site: ComparisonSite, isWhole: Bool) -> SwiftType? {
        let other = site.otherKeyPath.map(resolver.type) ?? type(of: site.otherSide)
        switch site.comparator {
        case .beginsWith, .endsWith, .like, .matches, .conformsToType, .equalsType: return string
        case .contains: return contained(other, side: site.side)
        case .in, .between:
            let isList = isWhole && site.side == .right
            return isList ? other.map { $0.wrapped("[", "]") } : other
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: return other
        }
    }

    /// `tags CONTAINS $TAG` is about an element, `title CONTAINS $TEXT` about a part of a text.
    private func contained(_ other: SwiftType?, side: ComparisonSite.Side) -> SwiftType {
        guard let other, other.name != string.name else { return string }
        return side == .right ? other : other.wrapped("[", "]")
    }

    /// The type of a value that is no key path.
    private func type(of expression: Expression) -> SwiftType? {
        switch expression.form {
        case .constant(let constant): type(of: constant)
        case .aggregate(let values): values.lazy.compactMap { type(of: $0) }.first
        case .element(_, .size): SwiftType(names.swift("Int"))
        case .function("now", _): SwiftType(names.foundation("Date"), module: "Foundation")
        case .keyPath, .negation, .complement, .binary: expression.keyPathUses.lazy.compactMap(resolver.type).first
        case .evaluatedObject, .anyKey, .variable, .element, .function, .message, .cast, .subquery, .ternary: nil
        }
    }

    private func type(of constant: Constant) -> SwiftType? {
        switch constant {
        case .null: nil
        case .boolean: SwiftType(names.swift("Bool"))
        case .integer: SwiftType(names.swift("Int"))
        case .real: SwiftType(names.swift("Double"))
        case .string: string
        }
    }

    private var string: SwiftType { SwiftType(names.swift("String")) }
}
