import ModelcBase
import ModelcEditing
import ModelcFiles
import ModelcSchema

/// Describes the changes of ours and of theirs at a conflict. The wording is the same as when versions are compared.
struct ConflictWords {
    /// The description of a conflict, and the path of the element with the conflict.
    struct Described {
        var path: MergePath
        var text: MergeOutcome.Conflict
    }

    private let sides: SideWords

    init(_ sides: AlignedSides) { self.sides = SideWords(sides) }

    func described(_ rename: RenameConflict) -> Described {
        var text = MergeOutcome.Conflict(
            subject: subject(rename.path), ours: [words(rename.ours)], theirs: [words(rename.theirs)],
            help: "both changes use the name of ours: keep or change it, then delete this comment")
        if case .taken(let wanted) = rename.kind {
            let name = TerminalText.name(rename.path.steps.last?.key ?? "")
            text.problem = "each side has a different '\(TerminalText.escaped(wanted))'; this one is named \(name) here"
            text.help = "both are kept: rename or remove one of them, then delete this comment"
        }
        return Described(path: rename.path, text: text)
    }

    private func words(_ claim: RenameConflict.Claim) -> String {
        switch claim {
        case .renamed(let old, let new): "renamed: \(TerminalText.name(old)) -> \(TerminalText.name(new))"
        case .added(let element, let name):
            "added: \(element == "fetchedProperty" ? "fetched property" : element) \(TerminalText.name(name))"
        case .kept(let name): "keeps \(TerminalText.name(name))"
        case .nothing: "no change"
        }
    }

    func described(_ conflict: MergeConflict) -> Described {
        var text = MergeOutcome.Conflict(
            subject: subject(conflict.path), ours: sides.words(conflict, .ours), theirs: sides.words(conflict, .theirs),
            theirText: nil, help: "keep this or write the change of theirs, then delete this comment")
        switch conflict.kind {
        case .values: text.theirText = conflict.theirs.map { ModelTree.line(of: $0, isWhole: $0.isLeaf) }
        case .additions(let contested, let mine, let others): add(contested, mine, others, conflict, to: &text)
        case .contents: text.theirText = conflict.theirs.map { ModelTree.line(of: $0, isWhole: true) }
        case .removal(let side):
            text[side] = ["removed"]
            text.help = "the changed element is kept: keep or remove it, then delete this comment"
        case .use(let side, let users):
            text[side] = ["removed"]
            text[side.other] = ["used by \(TerminalText.list(users))"]
            text.help = "it is kept: keep it, or remove it and everything that uses it, then delete this comment"
        case .problem(let message): describe([message], in: &text)
        case .circle(let entities):
            let circle = (entities + entities.prefix(1)).map(TerminalText.name).joined(separator: " -> ")
            text.problem = "the parents of both sides form a cycle: \(circle)"
            text.ours = sides.parents(of: entities, .ours)
            text.theirs = sides.parents(of: entities, .theirs)
            text.help = "the parent of ours is used: keep or change it, then delete this comment"
        }
        return Described(path: conflict.path, text: text)
    }

    /// Describes problems in the merged model, such as a missing destination entity. Problems with the same cause (a
    /// change of one side) are combined into one conflict.
    func described(problems: [MergeConflict]) -> [Described] {
        ProblemGroup.all(of: problems, sides).map { group in
            var text = MergeOutcome.Conflict(
                subject: subject(group.path), ours: sides.shown(group.ours.texts, .ours, at: group.path),
                theirs: sides.shown(group.theirs.texts, .theirs, at: group.path), help: "")
            describe(group.messages.texts, in: &text)
            return Described(path: group.path, text: text)
        }
    }

    private func describe(_ problems: [String], in text: inout MergeOutcome.Conflict) {
        let list = problems.map(TerminalText.escaped).joined(separator: "; ")
        text.problem = "the changes of both sides contradict each other: \(list)"
        text.help = "both changes are kept: correct one, then delete this comment"
    }

    /// Adds the description of a conflict between elements that both sides added: the values that differ, and the parts
    /// that only one side has. The merge keeps these parts.
    private func add(
        _ contested: [String], _ mine: [String], _ others: [String], _ conflict: MergeConflict,
        to text: inout MergeOutcome.Conflict
    ) {
        let line = { (element: VerbatimElement?) in element.map { ModelTree.line(of: $0, isWhole: $0.isLeaf) } }
        if !contested.isEmpty { text.theirText = line(conflict.theirs) }
        let isLeaf = conflict.ours?.isLeaf == true && !contested.isEmpty
        let describe = { (values: [String], element: VerbatimElement?, parts: [String]) -> [String] in
            let own = isLeaf ? values : contested.map { name in sides.value(name, of: element) }
            let only = parts.isEmpty ? [] : ["only here: " + TerminalText.escaped(parts.joined(separator: ", "))]
            let phrases = own + only
            return phrases.isEmpty ? ["nothing that the other side does not have"] : phrases
        }
        text.ours = describe(text.ours, conflict.ours, mine)
        text.theirs = describe(text.theirs, conflict.theirs, others)
        text.problem = "both sides added it, and their versions differ"
        text.help =
            contested.isEmpty
            ? "the parts of both sides are kept: remove the extra ones, then delete this comment"
            : "keep this or write the change of theirs, then delete this comment"
    }

    private func subject(_ path: MergePath) -> String { TerminalText.escaped(path.text) }
}

extension MergeOutcome.Conflict {
    fileprivate subscript(side: MergeConflict.Side) -> [String] {
        get { side == .ours ? ours : theirs }
        set { if side == .ours { ours = newValue } else { theirs = newValue } }
    }
}

extension VerbatimElement {
    /// Whether a conflict is reported for the whole element. False for elements such as `entity`, for which conflicts
    /// in their parts are reported.
    fileprivate var isLeaf: Bool { !["model", "entity", "composite", "configuration"].contains(name) }
}
