import ModelcBase
import ModelcEditing
import ModelcFiles
import ModelcSchema

/// The three versions of a model (base, ours and theirs) as element trees, after the renames of both sides were applied
/// to all three: the same element has the same name in each tree.
struct AlignedSides {
    let base: VerbatimElement?
    let ours: VerbatimElement
    let theirs: VerbatimElement
    let models: (base: ManagedObjectModel, ours: ManagedObjectModel, theirs: ManagedObjectModel)
    let renames: [RenameConflict]
    /// The files ours and theirs. An element that only theirs renamed has its new name in ours as well.
    let sides: (ours: MergeSide, theirs: MergeSide)
    /// The renames of both sides. The outer key is the path of the element in the aligned trees; the inner key is the
    /// side that renamed it (ours or theirs). The value has the old and the new name.
    let newNames: [MergePath: [MergeConflict.Side: RenameConflict.Claim]]
    /// The paths of elements that one side of the merge (ours or theirs) renamed and the other side removed.
    let removed: Set<MergePath>

    init(_ base: MergeSide?, _ ours: MergeSide, _ theirs: MergeSide, name: String) throws(RunFailure) {
        guard let base else {
            (self.base, self.ours, self.theirs) = (nil, ours.tree.root, theirs.tree.root)
            (models, renames, newNames) = ((ManagedObjectModel(), ours.model, theirs.model), [], [:])
            removed = []
            sides = (ours, theirs)
            return
        }
        let aligned = RenameAlignment(base: base.model, ours: ours.model, theirs: theirs.model)
        renames = aligned.conflicts
        newNames = aligned.renames
        removed = aligned.removed
        models = (aligned.base, aligned.ours, aligned.theirs)
        sides = (ours.renamed(to: aligned.ours), theirs)
        guard aligned.isChanged else {
            (self.base, self.ours, self.theirs) = (base.tree.root, ours.tree.root, theirs.tree.root)
            return
        }
        self.base = try AlignedSides.tree(of: aligned.base, name)
        self.ours = try AlignedSides.tree(of: aligned.ours, name)
        self.theirs = try AlignedSides.tree(of: aligned.theirs, name)
    }

    /// Creates conflicts. Each contains the elements of base, ours and theirs at the path of the conflict.
    func conflicts(_ found: [(path: MergePath, kind: MergeConflict.Kind)]) -> [MergeConflict] {
        guard !found.isEmpty else { return [] }
        let (base, ours, theirs) = (base.map(ElementLocations.init), ElementLocations(ours), ElementLocations(theirs))
        return found.map { path, kind in
            MergeConflict(path, kind, base: base?[path], ours: ours[path], theirs: theirs[path])
        }
    }

    private static func tree(of model: ManagedObjectModel, _ name: String) throws(RunFailure) -> VerbatimElement {
        guard let tree = ModelTree(SourceText(ModelWriter().contents(of: model))) else {
            throw MergedFile.failure(name, "renamed elements cannot be written")
        }
        return tree.root
    }
}
