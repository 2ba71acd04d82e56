import ModelcSchema

/// Compares two versions of a model: match entities -> match properties -> compare the matched elements -> guess
/// renames.
///
/// Does no input or output. Positions, formatting and elements without effect (the diagram, build numbers, flags of
/// sync services) are not compared.
package struct ModelDiffer: Sendable {
    /// Whether a removed and an added element that are similar are suggested as a rename.
    var guessesRenames: Bool

    package init(guessesRenames: Bool = true) { self.guessesRenames = guessesRenames }

    /// Returns the changes that turn `old` into `new`; empty for models with the same content.
    package func difference(from old: ManagedObjectModel, to new: ManagedObjectModel) -> ModelDifference {
        let sides = CompiledContent.comparable([old, new])
        let (old, new) = (sides[0], sides[1])
        if SameContents.areSame(old, new) { return ModelDifference() }
        return ModelComparison(from: old, to: new).difference(guessingRenames: guessesRenames)
    }
}
