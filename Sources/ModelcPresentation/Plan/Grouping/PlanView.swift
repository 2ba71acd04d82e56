import ModelcKit
import ModelcPlans
import ModelcSchema

/// What all parts of a plan have in commonin all formats: the plan, how much of it is shown, and the names of options.
struct PlanView {
    let report: MigrationReport
    /// Whether nothing is cut, counted or folded.
    let showsDetails: Bool
    /// What the caller calls the options that the text names.
    let wording: Wording
    let order: VersionSequence

    init(_ report: MigrationReport, showsDetails: Bool = false, wording: Wording = .plain) {
        self.report = report
        self.showsDetails = showsDetails
        self.wording = wording
        order = VersionSequence(report)
    }

    /// `not checked (no --store)`.
    var notChecked: String { "not checked (no \(wording[.store]))" }

    /// The answer of a data check in words, with the store: `14 in Prod.sqlite`.
    func answer(_ check: MigrationReport.Check) -> String {
        let place = check.store.map { " in \($0)" } ?? ""
        switch check.outcome {
        case .notAsked: return notChecked
        case .count(let count): return "\(count)\(place)"
        case .unanswerable(let reason): return "cannot be checked\(place): \(reason)"
        }
    }
}

extension VersionSequence {
    /// The versions of a report.
    package init(_ report: MigrationReport) { self.init(report.versions.map(\.name)) }
}

extension Sequence {
    /// The elements in groups with equal keys. Groups stand in the order of their first elements, elements in their own;
    /// each is in exactly one group, and no group is empty.
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var groups: [[Element]] = []
        var places: [Key: Int] = [:]
        for element in self {
            let key = key(element)
            if let place = places[key] {
                groups[place].append(element)
            } else {
                places[key] = groups.count
                groups.append([element])
            }
        }
        return groups
    }

    /// The elements in the order of a rank; those of one rank keep theirs.
    func ranked<Rank: Comparable>(by rank: (Element) -> Rank) -> [Element] {
        // Sorting alone promises nothing about equal elements.
        let ranked = enumerated().map { offset, element in (rank: rank(element), offset: offset, element: element) }
        return ranked.sorted { left, right in
            left.rank == right.rank ? left.offset < right.offset : left.rank < right.rank
        }.map { $0.element }
    }
}
