import ModelcConcurrency
import ModelcDiagnostics
import ModelcEditing
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcText

/// Three texts of a model -> the same names in all three -> one tree of elements -> what one side removed and the other uses comes
/// back -> a file in the form of ours -> marks where the sides disagree.
struct ModelMerge {
    private let sides: [[UInt8]]
    private let name: String
    private let sideNames: SideNames

    /// - Parameter base: empty where both sides added the file.
    init(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], name: String, sides sideNames: SideNames? = nil) {
        sides = [base, ours, theirs]
        self.name = name
        self.sideNames = sideNames ?? SideNames(ofGit: name)
    }

    func merge(into outcome: inout MergeOutcome) throws(RunFailure) {
        let (base, ours, theirs) = try MergeSide.read(sides, sideNames)
        let sources = try AlignedSides(base, ours, theirs, name: name)
        let (merge, _, dangling) = merged(sources)
        let unmarked = try MergedFile(merge.root, insteadOf: sources.sides.ours, name: name)
        let faults = MergeFaults(in: unmarked.model, sources)
        let breaking = faults.conflicts(in: merge.root).filter { !$0.isAnswered(by: merge.conflicts) }
        let warnings = faults.warnings
        let texts = unanswered(dangling, merge.conflicts + breaking, sources)
        // An element that is gone has no name to speak of.
        let renames = sources.renames.filter { merge.root[$0.path] != nil }
        if renames.isEmpty, merge.conflicts.isEmpty, breaking.isEmpty, texts.isEmpty {
            outcome.bytes = unmarked.source.bytes
        } else {
            let words = ConflictWords(sources)
            let marked = try unmarked.marked(
                renames.map(words.described) + merge.conflicts.map(words.described)
                    + words.described(faults: breaking + texts))
            outcome.bytes = marked.source.bytes
            outcome.conflicts = marked.conflicts
        }
        outcome.messages += warnings.map(warning) + unmarked.orphans.map(orphan)
        if theirs.foreignContent != nil, theirs.foreignContent != base?.foreignContent {
            outcome.messages.append(lostComments(theirs.foreignContent ?? ""))
        }
    }

    /// The base of a later merge: what both sides agree on, and what the base has where they do not. So both sides differ from
    /// it there, and the later merge finds the conflict.
    ///
    /// - Returns: the bytes of the base itself where its part cannot take the place of what is contested.
    func sharedBase() throws(RunFailure) -> [UInt8] {
        let (base, ours, theirs) = try MergeSide.read(sides, sideNames)
        let sources = try AlignedSides(base, ours, theirs, name: name)
        let (agreed, demands, dangling) = merged(sources)
        guard sources.renames.isEmpty, sources.removed.isEmpty, dangling.isEmpty,
            agreed.conflicts.allSatisfy(\.isOfOnePart),
            base != nil || agreed.conflicts.isEmpty
        else { return sides[0] }
        let merge =
            agreed.conflicts.isEmpty
            ? agreed
            : ElementMerge(sources.base, sources.ours, sources.theirs, demands: demands, keepsBase: true)
        let file = try MergedFile(merge.root, insteadOf: sources.sides.ours, name: name)
        return MergeFaults(in: file.model, sources).conflicts(in: merge.root).isEmpty ? file.source.bytes : sides[0]
    }

    /// Merged until nothing is removed that the other side uses, and no parents make a circle.
    private func merged(
        _ sources: AlignedSides
    ) -> (merge: ElementMerge, demands: MergeDemands, dangling: [MergedReferences.Dangling]) {
        var demands = MergeDemands(renamed: sources.removed)
        while true {
            let merge = ElementMerge(sources.base, sources.ours, sources.theirs, demands: demands)
            let used = MergedReferences.removedAndUsed(in: merge.root, ours: sources.ours, theirs: sources.theirs)
            var new = MergeDemands()
            new.kept = used.kept
            new.circles = ParentCircles.demands(in: merge.root, ours: sources.ours, theirs: sources.theirs)
            guard demands.add(new) else { return (merge, demands, used.dangling) }
        }
    }

    /// Texts that name what they do not reach any more, where nothing else is said of them.
    private func unanswered(
        _ dangling: [MergedReferences.Dangling], _ conflicts: [MergeConflict], _ sources: AlignedSides
    ) -> [MergeConflict] {
        let known = Set(conflicts.map(\.path))
        let faults = conflicts.compactMap(\.faultMessage).map(IdentifierText.words)
        let isKnown = { (text: MergedReferences.Dangling) in
            let names = NameWords.names(in: text.user + " " + text.name)
            return known.contains(text.path) || faults.contains { $0.isSuperset(of: names) }
        }
        return dangling.filter { !isKnown($0) }.map { text in
            sources.conflict(
                text.path,
                .fault("\(text.user) names '\(text.name)', which does not exist"))
        }
    }

    private func warning(_ judged: JudgedFinding) -> Diagnostic {
        Diagnostic(
            judged.finding.id, .warning, "the changes of both sides do not work together: \(judged.finding.message)",
            at: SourceLocation(path: name), help: judged.finding.help)
    }

    private func orphan(_ comment: MergedFile.Orphan) -> Diagnostic {
        Diagnostic(
            .commentsNotMerged, .warning,
            "\(name) keeps the comment '\(TerminalText.escaped(comment.text))', which was above "
                + "\(TerminalText.escaped(comment.path.text)): theirs removed the element",
            at: SourceLocation(path: name),
            help: "remove the comment, or move it to the element that it describes")
    }

    private func lostComments(_ content: String) -> Diagnostic {
        Diagnostic(
            .commentsNotMerged, .warning,
            "\(name) of theirs has \(content), which \(content == "comments" ? "are" : "is") "
                + "not merged", at: SourceLocation(path: name), help: "copy what you need from the other side")
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

    /// A conflict with what each side has at its path.
    func conflict(_ path: MergePath, _ kind: MergeConflict.Kind) -> MergeConflict {
        MergeConflict(path, kind, base: base?[path], ours: ours[path], theirs: theirs[path])
    }

    private static func tree(of model: ManagedObjectModel, _ name: String) throws(RunFailure) -> VerbatimElement {
        guard let tree = ModelTree(SourceText(ModelWriter().contents(of: model))) else {
            throw MergedFile.failure(name, "renamed elements cannot be written")
        }
        return tree.root
    }
}
