import ModelcKeyedArchive
import ModelcPredicates

/// Predicates (FormatCompiledModel §6). Of the operators only `==` is seen in files; the classes of the others are not
/// known, so that they are refused.
extension CompiledGraph {
    /// What `NSCompoundPredicateType` says, as `NSCompoundPredicate.LogicalType` documents it.
    private enum Compound: Int {
        case not = 0
        case and = 1
        case or = 2
    }

    /// The type of `==` (`NSComparisonPredicate.Operator.equalTo`).
    static let equalTo = 4

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
        guard comparison.comparator == .equal, let modifier = comparison.modifier.code else {
            throw UnsupportedForm(text: predicate.format)
        }
        if modifier != 0 { note(.predicateForm, detail: comparison.modifier.rawValue) }
        if !comparison.options.isEmpty { note(.predicateForm, detail: "[" + comparison.options.letters + "]") }
        let left = try add(comparison.left)
        let right = try add(comparison.right)
        let equality = graph.add(classChain: CompiledClass.equality)
        set("NSOperatorType", of: equality, to: number(Self.equalTo))
        set("NSModifier", of: equality, to: number(modifier))
        set("NSNegate", of: equality, to: .inline(.boolean(false)))
        set("NSOptions", of: equality, to: number(Int(comparison.options.rawValue)))
        let node = graph.add(classChain: CompiledClass.comparison)
        set("NSLeftExpression", of: node, to: .node(left))
        set("NSRightExpression", of: node, to: .node(right))
        set("NSPredicateOperator", of: node, to: .node(equality))
        return node
    }
}

extension ComparisonModifier {
    /// The number in archives (`NSComparisonPredicate.Modifier`); nil for NONE, which is a NOT around an ANY.
    var code: Int? {
        switch self {
        case .direct: 0
        case .all: 1
        case .any: 2
        case .none: nil
        }
    }
}
