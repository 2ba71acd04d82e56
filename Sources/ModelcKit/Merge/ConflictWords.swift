import ModelcEditing
import ModelcFiles
import ModelcMigration
import ModelcSchema
import ModelcText

/// Says what each side of a conflict wants, in the words in which versions are compared.
struct ConflictWords {
    /// A conflict in words, and the element that it is about.
    struct Described {
        var path: MergePath
        var text: MergeOutcome.Conflict
    }

    private let ours: [SchemaChange]
    private let theirs: [SchemaChange]

    init(_ sides: AlignedSides) {
        let differ = ModelDiffer(guessesRenames: false)
        ours = differ.difference(from: sides.models.base, to: sides.models.ours).changes
        theirs = differ.difference(from: sides.models.base, to: sides.models.theirs).changes
    }

    func described(_ rename: RenameConflict) -> Described {
        let words = { (name: String) in ["renamed: \(shown(rename.old)) -> \(shown(name))"] }
        return Described(
            path: rename.path,
            text: MergeOutcome.Conflict(
                subject: subject(rename.path), ours: words(rename.ours), theirs: words(rename.theirs),
                help: "the name is that of ours, in both changes: keep or change it, then delete this comment"))
    }

    func described(_ conflict: MergeConflict) -> Described {
        var text = MergeOutcome.Conflict(
            subject: subject(conflict.path), ours: words(conflict, .ours), theirs: words(conflict, .theirs),
            theirText: nil, help: "keep this or write what theirs wants, then delete this comment")
        switch conflict.kind {
        case .values, .additions:
            text.theirText = conflict.theirs.map { ModelTree.line(of: $0, isWhole: $0.isLeaf) }
        case .contents: text.theirText = conflict.theirs.map { ModelTree.line(of: $0, isWhole: true) }
        case .removal(let side):
            text[side] = ["removed"]
            text.help = "the changed one is kept: keep or remove it, then delete this comment"
        case .use(let side, let users):
            text[side] = ["removed"]
            text[side.other] = ["used by \(TerminalText.list(users))"]
            text.help = "it is kept: keep it or remove it with what uses it, then delete this comment"
        case .fault(let message):
            text.subject += ": \(TerminalText.escaped(message))"
            text.help = "both changes are kept, and do not fit together: correct one, then delete this comment"
        }
        return Described(path: conflict.path, text: text)
    }

    private func subject(_ path: MergePath) -> String { TerminalText.escaped(path.text) }

    private func shown(_ name: String) -> String { TerminalText.name(name) }

    /// The changes of a side at the place of a conflict; where a comparison of models sees none, the attributes that differ.
    private func words(_ conflict: MergeConflict, _ side: MergeConflict.Side) -> [String] {
        let path = conflict.path
        let changes = (side == .ours ? ours : theirs).filter { change in
            path.isPlace(of: change, isWhole: conflict.isWhole)
        }
        // User info and the like are no part of what is compared.
        let phrases = path.isCompared ? changes.map { phrase($0, at: path) } : []
        guard phrases.isEmpty else { return phrases }
        return raw(conflict.base, side == .ours ? conflict.ours : conflict.theirs)
    }

    private func phrase(_ change: SchemaChange, at path: MergePath) -> String {
        let property = path.property == nil && path.steps.first?.element == "entity" ? change.property : nil
        return TerminalText.escaped((property.map { $0 + ": " } ?? "") + change.phrase)
    }

    private func raw(_ base: VerbatimElement?, _ element: VerbatimElement?) -> [String] {
        guard let element else { return [base == nil ? "nothing" : "removed"] }
        guard let base else {
            return ["added: " + TerminalText.escaped(ModelTree.line(of: element, isWhole: element.isLeaf))]
        }
        let names = base.attributes.map(\.name) + element.attributes.map(\.name)
        var seen: Set<String> = []
        let changes = names.filter { seen.insert($0).inserted }.compactMap { name -> String? in
            let (old, new) = (base.attribute(name), element.attribute(name))
            guard old != new else { return nil }
            return
                "\(name) changed: \(old.map(TerminalText.quoted) ?? "nothing") -> \(new.map(TerminalText.quoted) ?? "nothing")"
        }
        if !changes.isEmpty { return changes }
        return element == base
            ? ["unchanged"] : ["changed to " + TerminalText.escaped(ModelTree.line(of: element, isWhole: true))]
    }
}

extension MergeOutcome.Conflict {
    fileprivate subscript(side: MergeConflict.Side) -> [String] {
        get { side == .ours ? ours : theirs }
        set { if side == .ours { ours = newValue } else { theirs = newValue } }
    }
}

extension VerbatimElement {
    fileprivate func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// Whether its parts have no conflicts of their own.
    fileprivate var isLeaf: Bool { !["model", "entity", "composite", "configuration"].contains(name) }
}

extension MergeConflict {
    /// Whether it is about all that is in the element.
    fileprivate var isWhole: Bool {
        switch kind {
        case .removal, .use, .contents, .fault, .additions: true
        case .values: false
        }
    }
}

extension MergePath {
    /// Whether it leads to something of which a comparison of models speaks.
    fileprivate var isCompared: Bool { !steps.contains { ["userInfo", "entry", "elements"].contains($0.element) } }

    fileprivate func isPlace(of change: SchemaChange, isWhole: Bool) -> Bool {
        guard let first = steps.first else { return change.entity == nil && change.property == nil }
        guard first.element == "entity" else { return change.entity == nil && change.property == first.key }
        guard change.entity == first.key else { return false }
        if let property { return change.property == property }
        return change.property == nil || isWhole && steps.count == 1
    }

    /// The element that a path such as `Book.title` leads to; the model where it leads nowhere.
    init(of modelPath: String, in root: VerbatimElement) {
        let parts = modelPath.split(separator: ".", maxSplits: 1).map(String.init)
        self.init()
        guard let name = parts.first else { return }
        guard let entity = root.child(["entity", "composite", "fetchRequest", "configuration"], name) else { return }
        steps.append(entity.step)
        guard parts.count > 1,
            let property = entity.element.child(["attribute", "relationship", "fetchedProperty"], parts[1])
        else { return }
        steps.append(property.step)
    }
}

extension VerbatimElement {
    fileprivate func child(_ kinds: [String], _ name: String) -> (step: MergePath.Step, element: VerbatimElement)? {
        zip(childSteps, children).first { kinds.contains($0.0.element) && $0.0.key == name }
            .map { (step: $0.0, element: $0.1) }
    }
}
