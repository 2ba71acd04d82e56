import ModelcBase
import ModelcDiagnostics
import ModelcEditing
import ModelcLint
import ModelcSchema

/// Merges three states of a model:
///
/// 1. gives the same element the same name in all three;
/// 2. merges the element trees;
/// 3. restores elements that one side removed although the other side uses them;
/// 4. writes the file in the format of ours;
/// 5. adds a mark where the sides disagree.
struct ModelMerge {
    private let sides: [[UInt8]]
    private let name: String
    private let sideNames: SideNames

    /// - Parameter base: the bytes of the base; empty if both sides added the file.
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
        let problems = MergeProblems(in: unmarked.model, sources)
        let contested = merge.conflicts.contestedInverses
        let breaking = problems.conflicts(in: merge.root).filter { !$0.isAnswered(by: contested) }
        let warnings = problems.warnings
        let texts = unanswered(dangling, merge.conflicts + breaking, sources)
        // If a renamed element was removed, no element is left for which a conflict about the rename could be reported.
        let places = sources.renames.isEmpty ? nil : ElementLocations(merge.root)
        let renames = sources.renames.filter { places?[$0.path] != nil }
        if renames.isEmpty, merge.conflicts.isEmpty, breaking.isEmpty, texts.isEmpty {
            outcome.bytes = unmarked.source.bytes
        } else {
            let words = ConflictWords(sources)
            let marked = try unmarked.marked(
                renames.map(words.described) + merge.conflicts.map(words.described)
                    + words.described(problems: breaking + texts))
            outcome.bytes = marked.source.bytes
            outcome.conflicts = marked.conflicts
        }
        outcome.remarks += warnings.map(warning) + unmarked.orphans.map(orphan)
        if theirs.foreignContent != nil, theirs.foreignContent != base?.foreignContent {
            outcome.remarks.append(lostComments(theirs.foreignContent ?? ""))
        }
    }

    /// Returns the base for a later merge. Where ours and theirs agree, it has their content. Where they disagree, it
    /// has the content of the base. The later merge then finds that both sides differ from the base, and reports the
    /// conflict.
    ///
    /// - Returns: the unchanged bytes of the base if the content of the base cannot be restored at a conflict.
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
        return MergeProblems(in: file.model, sources).conflicts(in: merge.root).isEmpty ? file.source.bytes : sides[0]
    }

    /// Repeats the merge with restored elements, until it removes no element that the other side uses and until the
    /// parent entities form no cycle.
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

    /// Returns conflicts for references to missing elements, except for references that another conflict already
    /// mentions.
    private func unanswered(
        _ dangling: [MergedReferences.Dangling], _ conflicts: [MergeConflict], _ sources: AlignedSides
    ) -> [MergeConflict] {
        let known = Set(conflicts.map(\.path))
        let problems = ProblemWording(conflicts.compactMap(\.problemMessage))
        let isKnown = { (text: MergedReferences.Dangling) in
            let names = IdentifierText.words(in: text.user + " " + text.name).subtracting(ModelMerge.wordsOfKinds)
            return known.contains(text.path) || problems.mention(names)
        }
        return sources.conflicts(
            dangling.filter { !isKnown($0) }.map { text in
                (text.path, .problem("\(text.user) names '\(text.name)', which does not exist"))
            })
    }

    /// Words that occur in messages but are not names of elements, such as `fetch request` in `fetch request Q`.
    private static let wordsOfKinds: Set = ["attribute", "fetch", "fetched", "index", "of", "property", "request"]

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

/// Finds the lint findings of the merged model that neither ours nor theirs has.
struct MergeProblems {
    private let new: [JudgedFinding]
    private let sides: AlignedSides

    init(in model: ManagedObjectModel, _ sides: AlignedSides) {
        self.sides = sides
        let found = MergeProblems.found(in: model)
        guard !found.isEmpty else {
            new = []
            return
        }
        let messages = { (models: [ManagedObjectModel]) in
            Set(models.flatMap { MergeProblems.found(in: $0) }.map(\.finding.message))
        }
        let known = messages([sides.sides.ours.model, sides.sides.theirs.model])
        // Messages contain names, so a rename changes them. A warning whose message differs only by the new name is not
        // new. For errors this is not checked: they are reported again.
        let renamed = sides.newNames.isEmpty ? [] : messages([sides.models.ours, sides.models.theirs])
        new = found.filter { judged in
            let message = judged.finding.message
            return !known.contains(message) && (judged.severity == .error || !renamed.contains(message))
        }
    }

    /// Returns conflicts for new findings that break the build or the running app. The changes of both sides together
    /// caused them.
    func conflicts(in root: VerbatimElement) -> [MergeConflict] {
        let breaking = new.filter(\.isBreaking)
        guard !breaking.isEmpty else { return [] }
        let places = ElementLocations(root)
        return sides.conflicts(
            breaking.map { judged in
                (MergePath(of: judged.finding.selector, in: places), .problem(judged.finding.message))
            })
    }

    /// The new findings that do not break the build or the app. The user should check them.
    var warnings: [JudgedFinding] { new.filter { !$0.isBreaking } }

    /// Returns the lint findings with default settings, from the severity `warning` up.
    private static func found(in model: ManagedObjectModel) -> [JudgedFinding] {
        let subject = LintSubject(ResolvedModel(model))
        return Linter.lint(subject, LintContext(), LintSettings()).findings
            .filter { $0.suppression == nil && $0.severity >= .warning }
    }
}

extension JudgedFinding {
    fileprivate var isBreaking: Bool { severity == .error || Linter.breaksPrograms(finding.id) }
}
