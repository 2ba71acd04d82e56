import ModelcPlans
import ModelcSchema

/// The steps on the page, grouped if they are equal, and their anchors.
struct PlanPageStepGroups {
    private struct Ends: Hashable {
        var from: String
        var to: String
    }

    let groups: [StepGroup]
    /// Whether each step has its own list of changes. False if many versions have the same changes: each change is then
    /// listed once, with its versions, and steps that differ only in their changes are combined.
    let listsChanges: Bool
    private let places: [Ends: Int]

    /// The maximum number of changes in the lists of all steps together.
    private static let listedChanges = 500

    /// - Parameter showsDetails: whether every step has its list of changes, regardless of the number of changes.
    init(_ report: MigrationReport, showsDetails: Bool) {
        let whole = report.stepGroups
        let count = whole.map(\.step.changes.count).reduce(0, +)
        listsChanges = showsDetails || count <= PlanPageStepGroups.listedChanges
        groups = listsChanges ? whole : report.stepGroups(byChanges: false)
        let ends = groups.enumerated().flatMap { index, group in
            group.sources.map { (Ends(from: $0, to: group.step.to), index) }
        }
        places = Dictionary(ends, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the HTML id of a group.
    static func anchor(_ index: Int) -> String { "step-\(index + 1)" }

    /// Returns the HTML id of the step between two versions; nil if the page does not contain the step.
    func anchor(from: String, to: String) -> String? {
        places[Ends(from: from, to: to)].map(PlanPageStepGroups.anchor)
    }
}
