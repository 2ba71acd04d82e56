import ModelcBase
import ModelcDiagnostics
import ModelcEditing
import ModelcFiles
import ModelcSchema

/// One of the three files, read.
struct MergeSide: Sendable {
    let source: SourceText
    let tree: ModelTree
    let model: ManagedObjectModel

    /// Reads base, ours and theirs, several at once.
    ///
    /// - Parameter sides: their bytes; those of the base are empty where there is none.
    /// - Throws: what is wrong with the first of them that cannot be read.
    static func read(
        _ sides: [[UInt8]], _ names: SideNames
    ) throws(RunFailure) -> (base: MergeSide?, ours: MergeSide, theirs: MergeSide) {
        let paths = [names.base, names.ours, names.theirs]
        let read = ConcurrentParts.map(count: paths.count, length: 1) { part in
            part.map { number in
                Result { () throws(RunFailure) in
                    try MergeSide(sides[number], at: paths[number], isBase: number == 0)
                }
            }
        }.flatMap { $0 }
        return (sides[0].isEmpty ? nil : try read[0].get(), try read[1].get(), try read[2].get())
    }

    /// - Parameters:
    ///   - path: what messages call the file.
    ///   - isBase: whether marks of an earlier conflict are let be.
    private init(_ bytes: [UInt8], at path: String, isBase: Bool) throws(RunFailure) {
        source = SourceText(bytes)
        guard !ModelReader.isBinary(bytes) else {
            throw RunFailure([
                Diagnostic(
                    .mergeFailed, .error, "the file has a binary form, which cannot be merged",
                    at: SourceLocation(path: path), help: "take one side whole: git checkout --ours or --theirs")
            ])
        }
        let reading = ModelTree.read(source, path: path)
        let left = isBase ? [] : reading.diagnostics.filter { $0.id == .mergeConflictMarker }
        guard let model = reading.model, let tree = reading.tree, left.isEmpty else {
            let errors = reading.diagnostics.filter { $0.severity == .error }
            throw RunFailure(left.isEmpty ? errors : left, sources: [path: source])
        }
        self.model = model
        self.tree = tree
    }

    /// Ends a merge of which the result would be a file that nobody can read.
    static func check(_ bytes: [UInt8], at path: String) throws(RunFailure) {
        _ = try MergeSide(bytes, at: path, isBase: true)
    }

    private init(_ source: SourceText, _ tree: ModelTree, _ model: ManagedObjectModel) {
        self.source = source
        self.tree = tree
        self.model = model
    }

    /// The file with the names of a model. Where the form is not Xcode's, names change in their places, as an edit of the file
    /// would change them; a file in Xcode's form is written anew anyway.
    func renamed(to names: ManagedObjectModel) -> MergeSide {
        guard names != model, !isCanonical,
            let bytes = try? ModelRewriter.bytes(of: names, insteadOf: model, in: source),
            let tree = ModelTree(SourceText(bytes))
        else { return self }
        return MergeSide(SourceText(bytes), tree, names)
    }

    /// What the file has that no element holds; nil where there is nothing.
    var foreignContent: String? { CanonicalForm.foreignContent(of: source)?.rawValue }

    /// Whether the file is as Xcode writes it, but for a line feed at its end.
    var isCanonical: Bool {
        let bytes = ModelTree.contents(of: tree.root)
        return source.bytes == bytes || source.bytes == bytes + [UInt8(ascii: "\n")]
    }
}

/// The three trees with the same names in all of them.
struct AlignedSides {
    let base: VerbatimElement?
    let ours: VerbatimElement
    let theirs: VerbatimElement
    let models: (base: ManagedObjectModel, ours: ManagedObjectModel, theirs: ManagedObjectModel)
    let renames: [RenameConflict]
    /// The files themselves; ours has the new names of theirs already.
    let sides: (ours: MergeSide, theirs: MergeSide)
    /// What each side called anew, by the path that it has here.
    let newNames: [MergePath: [MergeConflict.Side: RenameConflict.Claim]]
    /// The paths of parts that one side renamed and the other one removed.
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

    /// Conflicts with what each side has at their paths.
    func conflicts(_ found: [(path: MergePath, kind: MergeConflict.Kind)]) -> [MergeConflict] {
        guard !found.isEmpty else { return [] }
        let (base, ours, theirs) = (base.map(ElementPlaces.init), ElementPlaces(ours), ElementPlaces(theirs))
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

/// What messages call the three files.
struct SideNames {
    let base: String
    let ours: String
    let theirs: String

    /// Git hands over temporary files: the name is that of the file that is merged, with what git calls the side.
    init(ofGit name: String) {
        (base, ours, theirs) = ("\(name) (base)", "\(name) (ours)", "\(name) (theirs)")
    }

    /// The files that somebody named.
    init(_ base: String, _ ours: String, _ theirs: String) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
    }
}
