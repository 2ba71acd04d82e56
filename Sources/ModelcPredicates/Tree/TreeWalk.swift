/// Lists the key paths and variables in a tree, in the order of the text.
struct TreeWalk {
    private(set) var keyPaths: [KeyPathUse] = []
    private(set) var variables: [VariableUse] = []
    /// Key: a variable of a `SUBQUERY` that is visible here. Value: its collection; nil if the collection is not a key
    /// path.
    private var collections: [String: KeyPathUse?] = [:]
    /// The comparison that contains the current value; nil if there is none.
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

    /// - Parameter role: the role of a variable in the position of the expression.
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
    /// Returns the expression as a key path, with the object at which it starts. For `SELF` and the variable of a
    /// `SUBQUERY`, the key path is empty. Nil for other expressions.
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

    /// The variables whose values the caller provides, in the order of first appearance.
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
