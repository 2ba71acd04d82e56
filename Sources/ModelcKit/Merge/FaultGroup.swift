import ModelcEditing
import ModelcSchema
import ModelcText

/// Faults with one cause: the changes of the sides that bring them.
struct FaultGroup {
    let path: MergePath
    private(set) var messages: [String]
    /// The changes in words that begin with what changed; none where nobody can tell.
    private(set) var ours: [String]
    private(set) var theirs: [String]

    init(_ fault: MergeConflict, ours: [String], theirs: [String]) {
        path = fault.path
        messages = fault.faultMessage.map { [$0] } ?? []
        self.ours = ours
        self.theirs = theirs
    }

    /// Whether a side has brought both by the same change.
    func hasCause(of other: FaultGroup) -> Bool {
        !ours.isEmpty && ours == other.ours || !theirs.isEmpty && theirs == other.theirs
    }

    mutating func add(_ other: FaultGroup) {
        messages += other.messages.filter { !messages.contains($0) }
        ours += other.ours.filter { !ours.contains($0) }
        theirs += other.theirs.filter { !theirs.contains($0) }
    }
}

extension SideWords {
    /// The changes of a side that a fault can come from: those of parts that the fault names, or the element that has it.
    func causes(of fault: MergeConflict, _ side: MergeConflict.Side) -> [String] {
        let names = fault.names
        let found = changes(of: side).filter { change in
            let parts = [change.entity, change.property].compactMap { $0 }
            return !parts.isEmpty && parts.allSatisfy(names.contains) && change.isCause
        }
        let words = found.map { placedPhrase($0) }
        return words.isEmpty ? modelChanges(of: side) : words
    }

    /// The causes for people, without the name of what the conflict is about: where there are none, what the side changed at all.
    func shown(_ causes: [String], _ side: MergeConflict.Side, at path: MergePath, limit: Int = 4) -> [String] {
        let names = [path.text, path.steps.count == 1 ? path.steps[0].key : path.text].map { $0 + ": " }
        let words = causes.isEmpty ? changes(of: side).filter(\.isCause).map { placedPhrase($0) } : causes
        let all = words.map { word in
            names.first(where: word.hasPrefix).map { String(word.dropFirst($0.count)) } ?? word
        }
        guard !all.isEmpty else { return ["no change that a comparison shows"] }
        return all.count <= limit ? all : all.prefix(limit - 1) + ["and \(all.count - limit + 1) more"]
    }
}

extension SchemaChange {
    /// Whether a side made it, and not the alignment of names or a change of a parent.
    fileprivate var isCause: Bool { kind != .renamingIDMismatch && !traits.contains(.inherited) }
}

extension MergeConflict {
    /// What is wrong; nil for what is no fault.
    var faultMessage: String? {
        if case .fault(let message) = kind { return message }
        return nil
    }

    /// Whether a fault is that of a relationship whose inverse is contested: of the two that claim it, one has lost.
    func isAnswered(by conflicts: [MergeConflict]) -> Bool {
        guard let faultMessage, path.steps.last?.element == "relationship" else { return false }
        let named = Set(faultMessage.split { !($0.isLetter || $0.isNumber || "._".contains($0)) }.map(String.init))
        return conflicts.contains { conflict in
            guard case .values(let names) = conflict.kind, named.contains(conflict.path.text) else { return false }
            return names.contains("inverseName") || names.contains("inverseEntity")
        }
    }

    /// The names in a fault, and in the element that has it.
    fileprivate var names: Set<String> {
        let element = ours ?? theirs ?? base
        // An entity is named by its own values: its properties are other parts.
        let isWhole = path.steps.count != 1 || path.steps.first?.element == "fetchRequest"
        let values = element.map { isWhole ? $0.allValues : $0.attributes.map(\.value) } ?? []
        let keys = path.steps.filter { !$0.key.hasPrefix("<") }.map(\.key)
        return Set(keys + values).union(
            IdentifierText.words(in: ([faultMessage ?? ""] + values).joined(separator: " ")))
    }
}

extension VerbatimElement {
    fileprivate var allValues: [String] { attributes.map(\.value) + children.flatMap(\.allValues) }
}
