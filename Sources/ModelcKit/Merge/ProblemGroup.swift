import ModelcBase
import ModelcEditing
import ModelcSchema

/// Problems with the same cause: the changes that caused them, by side.
struct ProblemGroup {
    let path: MergePath
    private(set) var messages: DistinctTexts
    /// The changes, as text that begins with what changed; empty if the cause is unknown.
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

    /// Groups problems that the same changes of a side caused.
    static func all(of faults: [MergeConflict], _ sides: SideWords) -> [ProblemGroup] {
        var groups: [ProblemGroup] = []
        var places: [MergeConflict.Side: [[String]: Int]] = [:]
        for fault in faults {
            let causes = [MergeConflict.Side.ours, .theirs].map { ($0, sides.causes(of: fault, $0)) }
            let known = causes.compactMap { side, words in words.isEmpty ? nil : places[side]?[words] }.min()
            if let known {
                groups[known].add(fault, causes[0].1, causes[1].1)
            } else {
                groups.append(ProblemGroup(fault, causes[0].1, causes[1].1))
            }
            for (side, words) in causes where places[side]?[words] == nil {
                places[side, default: [:]][words] = known ?? groups.count - 1
            }
        }
        return groups
    }
}

/// Texts in insertion order, without duplicates.
struct DistinctTexts {
    private(set) var texts: [String] = []
    private var known: Set<String> = []

    init(_ texts: [String]) { add(texts) }

    mutating func add(_ new: [String]) { texts += new.filter { known.insert($0).inserted } }
}

/// The words in problem messages, to find problems that mention given names.
struct ProblemWording {
    private let words: [Set<String>]
    private var places: [String: [Int]] = [:]

    init(_ messages: [String]) {
        words = messages.map(IdentifierText.words)
        for (place, words) in words.enumerated() {
            for word in words { places[word, default: []].append(place) }
        }
    }

    /// Whether a problem message contains all the words.
    func mention(_ names: Set<String>) -> Bool {
        // The rarest word leaves the fewest problems to check.
        guard let fewest = names.map({ places[$0] ?? [] }).min(by: { $0.count < $1.count }) else {
            return !words.isEmpty
        }
        return fewest.contains { words[$0].isSuperset(of: names) }
    }
}

extension SideWords {
    /// Returns the changes of a side that can have caused a problem: the changes of elements that the problem names, and of the
    /// element that has the problem.
    func causes(of fault: MergeConflict, _ side: MergeConflict.Side) -> [String] {
        let found = changes(of: side).named(fault.names).filter { change in
            change.isMade && (change.entity != nil || change.property != nil)
        }
        let words = found.map { placedPhrase($0) }
        return words.isEmpty ? modelChanges(of: side) : words
    }

    /// Formats the causes, without the name of the element that the conflict is about. If there are none, formats all
    /// changes of the side.
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
    /// The message of a problem; nil if the conflict is not a problem.
    var faultMessage: String? {
        if case .fault(let message) = kind { return message }
        return nil
    }

    /// Whether a problem is about a relationship whose inverse is contested: two relationships claim the inverse, and one
    /// of them loses it.
    ///
    /// - Parameter contested: the relationships whose inverse is contested, in display form.
    func isAnswered(by contested: Set<String>) -> Bool {
        guard let faultMessage, path.steps.last?.element == "relationship" else { return false }
        let named = Set(faultMessage.split { !($0.isLetter || $0.isNumber || "._".contains($0)) }.map(String.init))
        return !named.isDisjoint(with: contested)
    }

    /// The names in the problem message and in the element that has the problem.
    fileprivate var names: Set<String> {
        let element = ours ?? theirs ?? base
        // Only the attributes of an entity are used: its properties are separate elements.
        let isWhole = path.steps.count != 1 || path.steps.first?.element == "fetchRequest"
        let values = element.map { isWhole ? $0.allValues : $0.attributes.map(\.value) } ?? []
        let keys = path.steps.filter { !$0.key.hasPrefix("<") }.map(\.key)
        return Set(keys + values).union(
            IdentifierText.words(in: ([faultMessage ?? ""] + values).joined(separator: " ")))
    }
}

extension [MergeConflict] {
    /// The paths of elements whose inverse both sides changed, in display form.
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
