import ModelcBase
import ModelcEditing
import ModelcSchema

/// Problems in the merged model with the same cause: the problem messages, and the changes of each side that caused
/// them.
struct ProblemGroup {
    let path: MergePath
    private(set) var messages: DistinctTexts
    /// The changes of ours that caused the problems. Each text begins with the changed element, such as `Book.title: `.
    /// Empty if the cause is unknown.
    private(set) var ours: DistinctTexts
    private(set) var theirs: DistinctTexts

    private init(_ problem: MergeConflict, _ ours: [String], _ theirs: [String]) {
        path = problem.path
        messages = DistinctTexts(problem.problemMessage.map { [$0] } ?? [])
        self.ours = DistinctTexts(ours)
        self.theirs = DistinctTexts(theirs)
    }

    private mutating func add(_ problem: MergeConflict, _ ours: [String], _ theirs: [String]) {
        messages.add(problem.problemMessage.map { [$0] } ?? [])
        self.ours.add(ours)
        self.theirs.add(theirs)
    }

    /// Groups problems: two problems are in one group if the same changes of at least one side caused them.
    static func all(of problems: [MergeConflict], _ sides: SideWords) -> [ProblemGroup] {
        var groups: [ProblemGroup] = []
        var places: [MergeConflict.Side: [[String]: Int]] = [:]
        for problem in problems {
            let causes = [MergeConflict.Side.ours, .theirs].map { ($0, sides.causes(of: problem, $0)) }
            let known = causes.compactMap { side, words in words.isEmpty ? nil : places[side]?[words] }.min()
            if let known {
                groups[known].add(problem, causes[0].1, causes[1].1)
            } else {
                groups.append(ProblemGroup(problem, causes[0].1, causes[1].1))
            }
            for (side, words) in causes where places[side]?[words] == nil {
                places[side, default: [:]][words] = known ?? groups.count - 1
            }
        }
        return groups
    }
}

/// A list of texts without duplicates, in insertion order.
struct DistinctTexts {
    private(set) var texts: [String] = []
    private var known: Set<String> = []

    init(_ texts: [String]) { add(texts) }

    mutating func add(_ new: [String]) { texts += new.filter { known.insert($0).inserted } }
}

/// Finds problem messages that contain given names.
struct ProblemWording {
    private let words: [Set<String>]
    private var places: [String: [Int]] = [:]

    init(_ messages: [String]) {
        words = messages.map(IdentifierText.words)
        for (place, words) in words.enumerated() {
            for word in words { places[word, default: []].append(place) }
        }
    }

    /// Whether at least one problem message contains all the names.
    func mention(_ names: Set<String>) -> Bool {
        // Starts with the name that the fewest messages contain.
        guard let fewest = names.map({ places[$0] ?? [] }).min(by: { $0.count < $1.count }) else {
            return !words.isEmpty
        }
        return fewest.contains { words[$0].isSuperset(of: names) }
    }
}

extension SideWords {
    /// Returns the changes of ours or of theirs that may have caused a problem: changes to elements that the message
    /// names, and to the element with the problem. If there are none, returns the changes to the model element itself.
    func causes(of problem: MergeConflict, _ side: MergeConflict.Side) -> [String] {
        let found = changes(of: side).named(problem.names).filter { change in
            change.isMade && (change.entity != nil || change.property != nil)
        }
        let words = found.map { placedPhrase($0) }
        return words.isEmpty ? modelChanges(of: side) : words
    }

    /// Formats the changes of ours or of theirs that caused a problem. The name of the element with the conflict is
    /// left out. If `causes` is empty, formats all changes of this side.
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
    /// The message of a problem in the merged model; nil for other kinds of conflicts.
    var problemMessage: String? {
        if case .problem(let message) = kind { return message }
        return nil
    }

    /// Whether a problem only follows from a conflict about an inverse: two relationships name the same inverse, and
    /// one of them loses it. Such a problem is not reported as a conflict of its own.
    ///
    /// - Parameter contested: the relationships with a conflict about their inverse, such as `Book.author`.
    func isAnswered(by contested: Set<String>) -> Bool {
        guard let problemMessage, path.steps.last?.element == "relationship" else { return false }
        let named = Set(problemMessage.split { !($0.isLetter || $0.isNumber || "._".contains($0)) }.map(String.init))
        return !named.isDisjoint(with: contested)
    }

    /// All names in the problem message and in the element with the problem.
    fileprivate var names: Set<String> {
        let element = ours ?? theirs ?? base
        // For an entity, only its own XML attributes count. Its properties are elements of their own.
        let isWhole = path.steps.count != 1 || path.steps.first?.element == "fetchRequest"
        let values = element.map { isWhole ? $0.allValues : $0.attributes.map(\.value) } ?? []
        let keys = path.steps.filter { !$0.key.hasPrefix("<") }.map(\.key)
        return Set(keys + values).union(
            IdentifierText.words(in: ([problemMessage ?? ""] + values).joined(separator: " ")))
    }
}

extension [MergeConflict] {
    /// The relationships whose inverse was changed in both ours and theirs, such as `Book.author`.
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
