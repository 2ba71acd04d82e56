import ModelcBase
import ModelcEditing
import ModelcSchema

/// Faults with one cause: the changes of the sides that bring them.
struct FaultGroup {
    let path: MergePath
    private(set) var messages: DistinctTexts
    /// The changes in words that begin with what changed; none where nobody can tell.
    private(set) var ours: DistinctTexts
    private(set) var theirs: DistinctTexts

    private init(_ fault: MergeConflict, _ ours: [String], _ theirs: [String]) {
        path = fault.path
        messages = DistinctTexts(fault.faultMessage.map { [$0] } ?? [])
        self.ours = DistinctTexts(ours)
        self.theirs = DistinctTexts(theirs)
    }

    private mutating func add(_ fault: MergeConflict, _ ours: [String], _ theirs: [String]) {
        messages.add(fault.faultMessage.map { [$0] } ?? [])
        self.ours.add(ours)
        self.theirs.add(theirs)
    }

    /// Faults that one side has brought by the same changes are one group.
    static func all(of faults: [MergeConflict], _ sides: SideWords) -> [FaultGroup] {
        var groups: [FaultGroup] = []
        var places: [MergeConflict.Side: [[String]: Int]] = [:]
        for fault in faults {
            let causes = [MergeConflict.Side.ours, .theirs].map { ($0, sides.causes(of: fault, $0)) }
            let known = causes.compactMap { side, words in words.isEmpty ? nil : places[side]?[words] }.min()
            if let known {
                groups[known].add(fault, causes[0].1, causes[1].1)
            } else {
                groups.append(FaultGroup(fault, causes[0].1, causes[1].1))
            }
            for (side, words) in causes where places[side]?[words] == nil {
                places[side, default: [:]][words] = known ?? groups.count - 1
            }
        }
        return groups
    }
}

/// Texts in the order in which they were added, each once.
struct DistinctTexts {
    private(set) var texts: [String] = []
    private var known: Set<String> = []

    init(_ texts: [String]) { add(texts) }

    mutating func add(_ new: [String]) { texts += new.filter { known.insert($0).inserted } }
}

/// The words of faults, by which it is known whether one of them speaks of something.
struct FaultWords {
    private let words: [Set<String>]
    private var places: [String: [Int]] = [:]

    init(_ messages: [String]) {
        words = messages.map(IdentifierText.words)
        for (place, words) in words.enumerated() {
            for word in words { places[word, default: []].append(place) }
        }
    }

    /// Whether a fault has all of some words.
    func mention(_ names: Set<String>) -> Bool {
        // The rarest word leads to the fewest faults.
        guard let fewest = names.map({ places[$0] ?? [] }).min(by: { $0.count < $1.count }) else {
            return !words.isEmpty
        }
        return fewest.contains { words[$0].isSuperset(of: names) }
    }
}

extension SideWords {
    /// The changes of a side that a fault can come from: those of parts that the fault names, or the element that has it.
    func causes(of fault: MergeConflict, _ side: MergeConflict.Side) -> [String] {
        let found = changes(of: side).named(fault.names).filter { change in
            change.isMade && (change.entity != nil || change.property != nil)
        }
        let words = found.map { placedPhrase($0) }
        return words.isEmpty ? modelChanges(of: side) : words
    }

    /// The causes for people, without the name of what the conflict is about: where there are none, what the side changed at all.
    func shown(_ causes: [String], _ side: MergeConflict.Side, at path: MergePath, limit: Int = 4) -> [String] {
        let names = [path.text, path.steps.count == 1 ? path.steps[0].key : path.text].map { $0 + ": " }
        let made = causes.isEmpty ? changes(of: side).made : []
        let count = causes.count + made.count
        guard count > 0 else { return ["no change that a comparison shows"] }
        let kept = count <= limit ? limit : limit - 1
        let shown = (causes.prefix(kept) + made.prefix(kept).map { placedPhrase($0) }).map { word in
            names.first(where: word.hasPrefix).map { String(word.dropFirst($0.count)) } ?? word
        }
        return count <= limit ? shown : shown + ["and \(count - kept) more"]
    }
}

extension MergeConflict {
    /// What is wrong; nil for what is no fault.
    var faultMessage: String? {
        if case .fault(let message) = kind { return message }
        return nil
    }

    /// Whether a fault is that of a relationship whose inverse is contested: of the two that claim it, one has lost.
    ///
    /// - Parameter contested: the relationships whose inverse is contested, as people name them.
    func isAnswered(by contested: Set<String>) -> Bool {
        guard let faultMessage, path.steps.last?.element == "relationship" else { return false }
        let named = Set(faultMessage.split { !($0.isLetter || $0.isNumber || "._".contains($0)) }.map(String.init))
        return !named.isDisjoint(with: contested)
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

extension [MergeConflict] {
    /// The paths, as people name them, of elements whose inverse both sides changed.
    var contestedInverses: Set<String> {
        let inverses = filter { conflict in
            guard case .values(let names) = conflict.kind else { return false }
            return names.contains("inverseName") || names.contains("inverseEntity")
        }
        return Set(inverses.map(\.path.text))
    }
}

extension VerbatimElement {
    fileprivate var allValues: [String] { attributes.map(\.value) + children.flatMap(\.allValues) }
}
