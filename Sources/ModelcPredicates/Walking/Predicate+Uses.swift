extension Predicate {
    /// All key paths, in the order of the text.
    package var keyPathUses: [KeyPathUse] { walk.keyPaths }

    /// The variables that get their values from outside, in order of first appearance.
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

    /// The variables that get their values from outside, in order of first appearance.
    package var variables: [VariableUses] { VariableUses.grouped(walk.variables) }

    private var walk: TreeWalk {
        var walk = TreeWalk()
        walk.visit(self, as: .whole)
        return walk
    }
}
