import ModelcSchema

/// A question to a store with all versions whose steps raise it.
package struct GroupedCheck: Hashable, Sendable {
    package var check: MigrationReport.Check
    /// The versions that the steps lead from.
    package var sources: [String]
}

extension MigrationReport {
    /// All questions in the order of the steps; equal ones, with equal answers, are one.
    package var groupedChecks: [GroupedCheck] {
        var groups: [GroupedCheck] = []
        var places: [Check: Int] = [:]
        for step in steps {
            for check in step.checks {
                let place = places[check] ?? groups.count
                if place == groups.count {
                    places[check] = place
                    groups.append(GroupedCheck(check: check, sources: []))
                }
                if !groups[place].sources.contains(step.from) { groups[place].sources.append(step.from) }
            }
        }
        return groups
    }
}
