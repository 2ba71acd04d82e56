/// Lists the key paths and variables in a tree, in the order of the text.
struct TreeWalk {
    private(set) var keyPaths: [KeyPathUse] = []
    private(set) var variables: [VariableUse] = []
    /// The collections of the visible `SUBQUERY` variables; the inner nil is a collection that is not a key path.
    private var collections: [String: KeyPathUse?] = [:]
    /// The comparison around the current value.
    private var comparison: ComparisonSite?

    mutating func visit(_ predicate: Predicate) {
        switch predicate.form {
        case .comparison(let comparison): visit(comparison)
        case .and(let operands), .or(let operands): operands.forEach { visit($0) }
        case .not(let operand): visit(operand)
        case .truth: break
        }
    }

    private mutating func visit(_ comparison: Comparison) {
        let outer = self.comparison
        self.comparison = site(.left, of: comparison, other: comparison.right)
        visit(comparison.left, as: .whole)
        self.comparison = site(.right, of: comparison, other: comparison.left)
        visit(comparison.right, as: .whole)
        self.comparison = outer
    }

    /// - Parameter role: the role of a variable in the place of the expression.
    mutating func visit(_ expression: Expression, as role: VariableUse.Role) {
        switch expression.form {
        case .constant, .evaluatedObject, .anyKey: break
        case .variable(let name): add(variable: name, expression.range, role)
        case .keyPath(let base, let components): visit(base, components, expression)
        case .element(let value, .value(let index)): visit([value, index], as: .part)
        case .element(let value, .first), .element(let value, .last), .element(let value, .size):
            visit(value, as: .part)
        case .aggregate(let values): visit(values, as: role == .whole ? .listElement : .part)
        case .function(_, let arguments): visit(arguments, as: .part)
        case .message(let receiver, _, let arguments): visit([receiver] + arguments, as: .part)
        case .cast(let value, _): visit(value, as: .part)
        case .subquery(let subquery): visit(subquery)
        case .ternary(let condition, let first, let second):
            visit(condition)
            visit([first, second], as: .part)
        case .negation(let value), .complement(let value): visit(value, as: TreeWalk.operand(role))
        case .binary(let left, _, let right): visit([left, right], as: TreeWalk.operand(role))
        }
    }

    private mutating func visit(_ expressions: [Expression], as role: VariableUse.Role) {
        for expression in expressions { visit(expression, as: role) }
    }

    private static func operand(_ role: VariableUse.Role) -> VariableUse.Role {
        switch role {
        case .whole, .operand: .operand
        case .listElement, .keyPathBase, .part: .part
        }
    }

    private mutating func visit(_ base: Expression?, _ components: [KeyPathComponent], _ path: Expression) {
        if let base { visit(base, as: .keyPathBase(components)) }
        if let use = use(of: path) { keyPaths.append(use) }
    }

    private mutating func visit(_ subquery: Subquery) {
        visit(subquery.collection, as: .part)
        let shadowed = collections[subquery.variable]
        collections[subquery.variable] = .some(use(of: subquery.collection))
        visit(subquery.predicate)
        collections[subquery.variable] = shadowed
    }

    private mutating func add(variable name: String, _ range: Range<Int>, _ role: VariableUse.Role) {
        guard collections[name] == nil else { return }
        variables.append(VariableUse(name: name, range: range, role: role, comparison: comparison))
    }

    private func site(
        _ side: ComparisonSite.Side, of comparison: Comparison, other: Expression
    ) -> ComparisonSite {
        ComparisonSite(
            side: side, comparator: comparison.comparator, modifier: comparison.modifier, options: comparison.options,
            otherSide: other, otherKeyPath: use(of: other))
    }
}

extension TreeWalk {
    /// The expression as a key path with its scope; nil if it is not one.
    private func use(of expression: Expression) -> KeyPathUse? {
        switch expression.form {
        case .keyPath(let base, let components):
            let scope = base.map(scope) ?? .root
            return KeyPathUse(components: components, scope: scope, range: expression.range)
        case .evaluatedObject:
            return KeyPathUse(components: [], scope: .root, range: expression.range)
        case .variable(let name):
            guard let collection = collections[name] else { return nil }
            return KeyPathUse(components: [], scope: .element(variable: name, of: collection), range: expression.range)
        case .constant, .anyKey, .element, .aggregate, .function, .message, .cast, .subquery, .ternary, .negation,
            .complement, .binary:
            return nil
        }
    }

    private func scope(of base: Expression) -> KeyPathScope {
        switch base.form {
        case .evaluatedObject: .root
        case .variable(let name):
            if let collection = collections[name] { .element(variable: name, of: collection) } else { .variable(name) }
        case .constant, .anyKey, .keyPath, .element, .aggregate, .function, .message, .cast, .subquery, .ternary,
            .negation, .complement, .binary:
            .value
        }
    }
}

extension Predicate {
    /// All key paths, in the order of the text.
    package var keyPathUses: [KeyPathUse] { walk.keyPaths }

    /// The variables whose values come from outside, in order of first appearance.
    package var variables: [VariableUses] { VariableUses.grouped(walk.variables) }

    private var walk: TreeWalk {
        var walk = TreeWalk()
        walk.visit(self)
        return walk
    }
}

extension Expression {
    /// All key paths, in the order of the text.
    package var keyPathUses: [KeyPathUse] { walk.keyPaths }

    private var walk: TreeWalk {
        var walk = TreeWalk()
        walk.visit(self, as: .whole)
        return walk
    }
}

/// A key path of a tree, and its starting point.
package struct KeyPathUse: Hashable, Sendable {
    /// The components; empty only if a whole object is on the other side of a comparison.
    package let components: [KeyPathComponent]
    package let scope: KeyPathScope
    /// UTF-8 offsets in the text, including the base.
    package let range: Range<Int>

    package init(components: [KeyPathComponent], scope: KeyPathScope, range: Range<Int> = 0..<0) {
        self.components = components
        self.scope = scope
        self.range = range
    }
}

/// The starting point of a key path.
package indirect enum KeyPathScope: Hashable, Sendable {
    /// The object that is tested: `name`, `SELF.name`. Also for a bare path inside a `SUBQUERY` [guess].
    case root
    /// A variable whose value comes from outside: `$FETCH_SOURCE.name`.
    case variable(String)
    /// The variable of a `SUBQUERY`: an element of its collection's key path. The path is nil if the collection is not
    /// a key path.
    case element(variable: String, of: KeyPathUse?)
    /// Some other value, whose type does not follow from a key path: `a[0].name`, `FUNCTION(…).name`.
    case value
}

/// A comparison as seen from one of its sides.
package struct ComparisonSite: Hashable, Sendable {
    package enum Side: Hashable, Sendable { case left, right }

    /// The side from which it is seen.
    package let side: Side
    package let comparator: ComparisonOperator
    package let modifier: ComparisonModifier
    package let options: ComparisonOptions
    package let otherSide: Expression
    /// The other side if it is a key path, with its scope; for `SELF` and for a bare variable of a `SUBQUERY` the path
    /// is empty.
    package let otherKeyPath: KeyPathUse?
}

/// One use of a variable whose value comes from outside, so not one that a `SUBQUERY` declares.
package struct VariableUse: Hashable, Sendable {
    /// The role of the variable in the expression around it.
    package enum Role: Hashable, Sendable {
        /// The value, or one whole side of the comparison: `name == $X`.
        case whole
        /// An element of a list that is one whole side: `a BETWEEN {1, $X}`.
        case listElement
        /// The start of a key path: `$X.name`.
        case keyPathBase([KeyPathComponent])
        /// A part of a calculation that is one whole side: `price < $X + 1`.
        case operand
        /// A part of anything else: a function's argument, an index, the collection of a `SUBQUERY`.
        case part
    }

    /// The name without its sign.
    let name: String
    /// UTF-8 offsets of the variable in the text, with its sign.
    package let range: Range<Int>
    package let role: Role
    /// The nearest comparison around it; nil in a value outside of any comparison.
    package let comparison: ComparisonSite?
}

/// A variable whose value comes from outside, with all its uses.
package struct VariableUses: Hashable, Sendable {
    /// The name without its sign.
    package let name: String
    /// The uses, in the order of the text; never empty.
    package let uses: [VariableUse]

    /// The uses by variable, in order of first appearance.
    static func grouped(_ uses: [VariableUse]) -> [VariableUses] {
        var names: [String] = []
        var byName: [String: [VariableUse]] = [:]
        for use in uses {
            if byName[use.name] == nil { names.append(use.name) }
            byName[use.name, default: []].append(use)
        }
        return names.map { VariableUses(name: $0, uses: byName[$0] ?? []) }
    }
}
