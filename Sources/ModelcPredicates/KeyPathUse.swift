/// A key path of a tree, and what it starts from.
package struct KeyPathUse: Hashable, Sendable {
    /// The parts; empty only where a whole object stands on the other side of a comparison.
    package let components: [KeyPathComponent]
    package let scope: KeyPathScope
    /// UTF-8 offsets in the text, with the base.
    package let range: Range<Int>

    package init(components: [KeyPathComponent], scope: KeyPathScope, range: Range<Int> = 0..<0) {
        self.components = components
        self.scope = scope
        self.range = range
    }
}

/// What a key path starts from.
package indirect enum KeyPathScope: Hashable, Sendable {
    /// The object that is tested: `name`, `SELF.name`. Also for a bare path inside of a `SUBQUERY` [guess].
    case root
    /// A variable that gets its value from outside: `$FETCH_SOURCE.name`.
    case variable(String)
    /// The variable of a `SUBQUERY`: an element of what its collection's key path leads to. The path is nil where the
    /// collection is no key path.
    case element(variable: String, of: KeyPathUse?)
    /// Some other value, whose type is not to be had from a key path: `a[0].name`, `FUNCTION(…).name`.
    case value
}

/// A comparison as seen from one of its sides.
package struct ComparisonSite: Hashable, Sendable {
    package enum Side: Hashable, Sendable { case left, right }

    /// The side that one looks from.
    package let side: Side
    package let comparator: ComparisonOperator
    package let modifier: ComparisonModifier
    package let options: ComparisonOptions
    package let otherSide: Expression
    /// The other side if it is a key path, with its scope; for `SELF` and for a bare variable of a `SUBQUERY` the path
    /// is empty.
    package let otherKeyPath: KeyPathUse?
}

/// One place where a variable stands that gets its value from outside, so not one that a `SUBQUERY` declares.
package struct VariableUse: Hashable, Sendable {
    /// What the variable is for the expression around it.
    package enum Role: Hashable, Sendable {
        /// It is the value, or one whole side of the comparison: `name == $X`.
        case whole
        /// It is an element of a list that is one whole side: `a BETWEEN {1, $X}`.
        case listElement
        /// A key path starts from it: `$X.name`.
        case keyPathBase([KeyPathComponent])
        /// It is part of a calculation that is one whole side: `price < $X + 1`.
        case operand
        /// It is inside of anything else: a function's argument, an index, the collection of a `SUBQUERY`.
        case part
    }

    /// The name without its sign.
    package let name: String
    /// UTF-8 offsets of the variable in the text, with its sign.
    package let range: Range<Int>
    package let role: Role
    /// The nearest comparison around it; nil in a value outside of any comparison.
    package let comparison: ComparisonSite?
}

/// A variable that gets its value from outside, with all places where it stands.
package struct VariableUses: Hashable, Sendable {
    /// The name without its sign.
    package let name: String
    /// The places, in the order of the text; never empty.
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
