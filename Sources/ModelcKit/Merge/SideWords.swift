import ModelcBase
import ModelcEditing
import ModelcFiles
import ModelcLint
import ModelcMigration
import ModelcSchema

/// Describes the changes of each side of a merge. The wording is the same as when versions are compared.
struct SideWords {
    private let sides: AlignedSides
    private let ours: SideChanges
    private let theirs: SideChanges

    init(_ sides: AlignedSides) {
        self.sides = sides
        let differ = ModelDiffer(guessesRenames: false)
        ours = SideChanges(differ.difference(from: sides.models.base, to: sides.models.ours).changes)
        theirs = SideChanges(differ.difference(from: sides.models.base, to: sides.models.theirs).changes)
    }

    /// Returns the changes of ours or of theirs to the element with the conflict. If the model comparison finds none,
    /// returns the XML attributes that differ.
    func words(_ conflict: MergeConflict, _ side: MergeConflict.Side) -> [String] {
        let path = conflict.path
        let renaming = conflict.isWhole ? renamed(path, side) : nil
        let changes = (side == .ours ? ours : theirs).at(path, isWhole: conflict.isWhole)
            .filter { renaming == nil || $0.kind != .renamingIDMismatch }
        // The model comparison does not cover user info and similar elements.
        let phrases = path.isCompared ? changes.map { phrase($0, at: path) } : []
        let all = (renaming.map { [$0] } ?? []) + phrases
        guard all.isEmpty else { return all }
        return raw(conflict.base, side == .ours ? conflict.ours : conflict.theirs)
    }

    func changes(of side: MergeConflict.Side) -> SideChanges { side == .ours ? ours : theirs }

    /// Formats a change with its element, for example `Book.title: attribute added: String`.
    func placedPhrase(_ change: SchemaChange) -> String {
        let place = [change.entity, change.property].compactMap { $0 }.map(TerminalText.name).joined(separator: ".")
        return (place.isEmpty ? "" : place + ": ") + TerminalText.escaped(change.phrase)
    }

    /// Returns the changes of ours or of theirs to the `model` element itself, for example to its attribute
    /// `usedWithCloudKit`.
    func modelChanges(of side: MergeConflict.Side) -> [String] {
        let root = side == .ours ? sides.ours : sides.theirs
        return ["usedWithCloudKit", "usedWithSwiftData", "minimumToolsVersion"].compactMap { name in
            let (old, new) = (sides.base?.attribute(name), root.attribute(name))
            return old == new ? nil : "\(name) changed: \(shown(old)) -> \(shown(new))"
        }
    }

    private func renamed(_ path: MergePath, _ side: MergeConflict.Side) -> String? {
        guard case .renamed(let old, let new)? = sides.newNames[path]?[side] else { return nil }
        return "renamed: \(TerminalText.name(old)) -> \(TerminalText.name(new))"
    }

    private func phrase(_ change: SchemaChange, at path: MergePath) -> String {
        let property = path.property == nil && path.steps.first?.element == "entity" ? change.property : nil
        return TerminalText.escaped((property.map { $0 + ": " } ?? "") + change.phrase)
    }

    private func raw(_ base: VerbatimElement?, _ element: VerbatimElement?) -> [String] {
        guard let element else { return [base == nil ? "nothing" : "removed"] }
        guard let base else {
            let isWhole = !["entity", "composite", "model", "configuration"].contains(element.name)
            return ["added: " + TerminalText.escaped(ModelTree.line(of: element, isWhole: isWhole))]
        }
        let names = base.attributes.map(\.name) + element.attributes.map(\.name)
        var seen: Set<String> = []
        let changes = names.filter { seen.insert($0).inserted }.compactMap { name -> String? in
            let (old, new) = (base.attribute(name), element.attribute(name))
            guard old != new else { return nil }
            return "\(name) changed: \(shown(old)) -> \(shown(new))"
        }
        if !changes.isEmpty { return changes }
        return element == base
            ? ["no change here"] : ["changed to " + TerminalText.escaped(ModelTree.line(of: element, isWhole: true))]
    }

    private func shown(_ value: String?) -> String { value.map(TerminalText.quoted) ?? "nothing" }

    /// Formats an XML attribute, for example `isAbstract "YES"`.
    func value(_ name: String, of element: VerbatimElement?) -> String {
        element?.attribute(name).map { "\(name) \(TerminalText.quoted($0))" } ?? "no \(name)"
    }

    /// Returns the changes of ours or of theirs to the parent entities of the given entities.
    func parents(of entities: [String], _ side: MergeConflict.Side) -> [String] {
        let models = sides.models
        let parent = { (name: String, model: ManagedObjectModel) in
            model.entities.first { $0.name == name }?.parentName
        }
        let changes = entities.sorted().compactMap { name -> String? in
            let (old, new) = (parent(name, models.base), parent(name, side == .ours ? models.ours : models.theirs))
            guard old != new else { return nil }
            let names = [old, new].map { $0.map(TerminalText.name) ?? "nothing" }
            return "parent of \(TerminalText.name(name)) changed: \(names[0]) -> \(names[1])"
        }
        return changes.isEmpty ? ["no change here"] : changes
    }
}

extension VerbatimElement {
    fileprivate func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}

extension MergeConflict {
    /// Whether the conflict is about the element with all its content, and not about single values.
    fileprivate var isWhole: Bool {
        switch kind {
        case .removal, .use, .contents, .problem, .additions: true
        case .values, .circle: false
        }
    }
}

extension MergePath {
    /// Whether the model comparison covers the element. It does not cover user info, for example.
    fileprivate var isCompared: Bool { !steps.contains { ["userInfo", "entry", "elements"].contains($0.element) } }

    /// Creates the path of the element that a finding is about. If the element does not exist, uses its nearest
    /// existing ancestor. A uniqueness constraint has no name, so its entity is used.
    init(of selector: ElementSelector, in places: ElementLocations) {
        self.init()
        let names: [(kinds: [String], name: String)] =
            switch selector {
            case .model: []
            case .entity(let name), .uniqueness(let name, _): [(MergePath.owners, name)]
            case .property(let entity, let name): [(MergePath.owners, entity), (MergePath.properties, name)]
            case .fetchIndex(let entity, let name): [(MergePath.owners, entity), (["fetchIndex"], name)]
            case .configuration(let name): [(["configuration"], name)]
            case .fetchRequest(let name): [(["fetchRequest"], name)]
            }
        for part in names {
            guard let child = places.child(of: self, part.kinds, named: part.name) else { return }
            self = child
        }
    }

    private static let owners = ["entity", "composite"]
}
