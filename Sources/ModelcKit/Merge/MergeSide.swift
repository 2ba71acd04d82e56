import ModelcBase
import ModelcDiagnostics
import ModelcEditing
import ModelcFiles
import ModelcSchema

/// One of the three files, parsed.
struct MergeSide: Sendable {
    let source: SourceText
    let tree: ModelTree
    let model: ManagedObjectModel

    /// Reads base, ours and theirs concurrently.
    ///
    /// - Parameter sides: the bytes of the files; empty for the base if there is none.
    /// - Throws: the errors of the first file that cannot be read.
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
    ///   - path: the name of the file in messages.
    ///   - isBase: whether marks of an earlier conflict are allowed.
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

    /// Throws if the merged file cannot be read.
    static func check(_ bytes: [UInt8], at path: String) throws(RunFailure) {
        _ = try MergeSide(bytes, at: path, isBase: true)
    }

    private init(_ source: SourceText, _ tree: ModelTree, _ model: ManagedObjectModel) {
        self.source = source
        self.tree = tree
        self.model = model
    }

    /// Returns the file with the names of another model. A file that is not in Xcode's format is edited in place; a file in
    /// Xcode's format is rewritten later anyway.
    func renamed(to names: ManagedObjectModel) -> MergeSide {
        guard names != model, !isCanonical,
            let bytes = try? ModelRewriter.bytes(of: names, insteadOf: model, in: source),
            let tree = ModelTree(SourceText(bytes))
        else { return self }
        return MergeSide(SourceText(bytes), tree, names)
    }

    /// Content outside elements, such as comments; nil if there is none.
    var foreignContent: String? { CanonicalForm.foreignContent(of: source)?.rawValue }

    /// Whether the file is in Xcode's format, apart from a final line feed.
    var isCanonical: Bool {
        let bytes = ModelTree.contents(of: tree.root)
        return source.bytes == bytes || source.bytes == bytes + [UInt8(ascii: "\n")]
    }
}

/// The three element trees, with renames applied so that names match.
struct AlignedSides {
    let base: VerbatimElement?
    let ours: VerbatimElement
    let theirs: VerbatimElement
    let models: (base: ManagedObjectModel, ours: ManagedObjectModel, theirs: ManagedObjectModel)
    let renames: [RenameConflict]
    /// The files themselves; the new names of theirs are already applied to ours.
    let sides: (ours: MergeSide, theirs: MergeSide)
    /// The renames of each side, by the path of the element in these trees.
    let newNames: [MergePath: [MergeConflict.Side: RenameConflict.Claim]]
    /// The paths of elements that one side renamed and the other one removed.
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

    /// Returns conflicts with the elements of each side at their paths.
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

/// The names of the three files in messages.
struct SideNames {
    let base: String
    let ours: String
    let theirs: String

    /// Git passes temporary files, so the names are that of the merged file followed by git's name of the side.
    init(ofGit name: String) {
        (base, ours, theirs) = ("\(name) (base)", "\(name) (ours)", "\(name) (theirs)")
    }

    /// Names of files that the user passed.
    init(_ base: String, _ ours: String, _ theirs: String) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
    }
}
