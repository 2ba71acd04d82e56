import ModelcSchema

/// Compares two versions of a model: match entities -> match properties -> compare what matched -> guess renames.
///
/// Nothing is read, printed or written. Positions, formatting and what has no meaning (the diagram, build numbers, flags
/// of sync services) are no differences.
package struct ModelDiffer: Sendable {
    /// Whether removed and added things that look alike are suggested as renames.
    package var guessesRenames: Bool

    package init(guessesRenames: Bool = true) { self.guessesRenames = guessesRenames }

    /// What turns `old` into `new`; empty for models that say the same.
    package func difference(from old: ManagedObjectModel, to new: ManagedObjectModel) -> ModelDifference {
        ModelComparison(from: old, to: new).difference(guessingRenames: guessesRenames)
    }
}
