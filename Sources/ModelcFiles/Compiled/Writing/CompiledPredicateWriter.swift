import ModelcKeyedArchive
import ModelcPredicates

/// Writing predicates (FormatCompiledModel §6). Compiled files contain `==`, and the models inside stores contain the
/// order operators and CONTAINS. The classes of all other operators are not known, so they are rejected.
extension CompiledGraph {
    /// The raw values of `NSCompoundPredicateType`, as documented for `NSCompoundPredicate.LogicalType`.
    private enum Compound: Int {
        case not = 0
        case and = 1
        case or = 2
    }

    mutating func add(_ predicate: Predicate) throws(UnsupportedForm) -> ArchiveGraph.Node {
        switch predicate.form {
        case .comparison(let comparison): return try add(comparison, of: predicate)
        case .and(let parts):
            note(.predicateForm, detail: "AND")
            return try add(.and, parts)
        case .or(let parts): return try add(.or, parts)
        case .not(let part):
            note(.predicateForm, detail: "NOT")
            return try add(.not, [part])
        case .truth(let flag): throw UnsupportedForm(text: flag ? "TRUEPREDICATE" : "FALSEPREDICATE")
        }
    }

    private mutating func add(_ type: Compound, _ parts: [Predicate]) throws(UnsupportedForm) -> ArchiveGraph.Node {
        var nodes: [ArchiveGraph.Value] = []
        for part in parts { nodes.append(.node(try add(part))) }
        let node = graph.add(classChain: CompiledClass.compound)
        set("NSCompoundPredicateType", of: node, to: number(type.rawValue))
        set("NSSubpredicates", of: node, to: list(nodes))
        return node
    }

    private mutating func add(
        _ comparison: Comparison, of predicate: Predicate
    ) throws(UnsupportedForm) -> ArchiveGraph.Node {
        guard let comparator = CompiledComparator(comparison.comparator), let modifier = comparison.modifier.code,
            modifier == 0 || comparator != .contains
        else { throw UnsupportedForm(text: predicate.format) }
        if comparator != .equal { note(.predicateForm, detail: comparison.comparator.rawValue) }
        if modifier != 0 { note(.predicateForm, detail: comparison.modifier.rawValue) }
        if !comparison.options.isEmpty { note(.predicateForm, detail: "[" + comparison.options.letters + "]") }
        let left = try add(comparison.left)
        let right = try add(comparison.right)
        return add(left, add(comparator, modifier: modifier, options: comparison.options), right)
    }

    /// Adds a comparison of two expressions.
    mutating func add(
        _ left: ArchiveGraph.Node, _ comparator: ArchiveGraph.Node, _ right: ArchiveGraph.Node
    ) -> ArchiveGraph.Node {
        let node = graph.add(classChain: CompiledClass.comparison)
        set("NSLeftExpression", of: node, to: .node(left))
        set("NSRightExpression", of: node, to: .node(right))
        set("NSPredicateOperator", of: node, to: .node(comparator))
        return node
    }

    /// Adds the object of an operator. Each operator class has different keys.
    mutating func add(
        _ comparator: CompiledComparator, modifier: Int = 0, options: ComparisonOptions = []
    ) -> ArchiveGraph.Node {
        let node = graph.add(classChain: comparator.classChain)
        set("NSOperatorType", of: node, to: number(comparator.rawValue))
        set("NSModifier", of: node, to: number(modifier))
        let letters = number(Int(options.rawValue))
        switch comparator {
        case .equal:
            set("NSNegate", of: node, to: .inline(.boolean(false)))
            set("NSOptions", of: node, to: letters)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            set("NSOptions", of: node, to: letters)
            set("NSVariant", of: node, to: number(comparator.rawValue))
        case .contains: set("NSFlags", of: node, to: letters)
        }
        return node
    }
}

/// The comparison operators with a known archived form, and their numbers (`NSComparisonPredicate.Operator`).
enum CompiledComparator: Int {
    case less = 0
    case lessOrEqual = 1
    case greater = 2
    case greaterOrEqual = 3
    case equal = 4
    case contains = 99

    /// Nil if the archived form of the operator is not known.
    init?(_ comparator: ComparisonOperator) {
        switch comparator {
        case .less: self = .less
        case .lessOrEqual: self = .lessOrEqual
        case .greater: self = .greater
        case .greaterOrEqual: self = .greaterOrEqual
        case .equal: self = .equal
        case .contains: self = .contains
        case .notEqual, .between, .in, .beginsWith, .endsWith, .like, .matches, .conformsToType, .equalsType: return nil
        }
    }

    fileprivate var classChain: [String] {
        switch self {
        case .equal: CompiledClass.equality
        case .less, .lessOrEqual, .greater, .greaterOrEqual: CompiledClass.ordering
        case .contains: CompiledClass.membership
        }
    }
}

extension ComparisonModifier {
    /// The number in archives (`NSComparisonPredicate.Modifier`); nil for NONE, which is archived as a NOT around an
    /// ANY.
    var code: Int? {
        switch self {
        case .direct: 0
        case .all: 1
        case .any: 2
        case .none: nil
        }
    }
}
