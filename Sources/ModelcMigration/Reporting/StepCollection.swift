import ModelcPlans

/// The steps of all routes, each once: the hops (direct migrations between two versions) of the recommended paths, and
/// the direct steps that Core Data would try without app code.
struct StepCollection {
    /// A migration step, and the reason why it is in the report.
    struct Step {
        var from: String
        var to: String
        var means: MigrationHop.Means?
        var direct: DirectMigration?
        var migrationClass: MigrationClass
        var step: MigrationStep
    }

    private struct Ends: Hashable {
        var from: Int
        var to: Int
    }

    private let places: [String: Int]
    private var byEnds: [Ends: Step] = [:]

    /// - Parameter versions: the names of all versions in their order.
    init(_ routes: [MigrationRoute], _ versions: [String]) {
        places = Dictionary(versions.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        for route in routes {
            for hop in route.path ?? [] {
                add(
                    Step(
                        from: hop.from, to: hop.to, means: hop.means, migrationClass: hop.migrationClass,
                        step: hop.step))
            }
            if let obstacle = route.obstacle { add(obstacle, route) } else { add(direct: route) }
        }
    }

    /// The steps, sorted by source version, then by target version.
    var steps: [Step] {
        byEnds.sorted { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }.map(\.value)
    }

    private func ends(_ from: String, _ to: String) -> Ends { Ends(from: places[from] ?? 0, to: places[to] ?? 0) }

    private mutating func add(_ step: Step) {
        let ends = ends(step.from, step.to)
        if byEnds[ends]?.means == nil { byEnds[ends] = step }
    }

    /// Adds the step at which an iterative migration fails. The app tries this step even if the target is far away.
    private mutating func add(_ obstacle: MigrationHop, _ route: MigrationRoute) {
        let ends = ends(obstacle.from, obstacle.to)
        guard byEnds[ends] == nil else { return }
        byEnds[ends] = Step(
            from: obstacle.from, to: obstacle.to, direct: route.coreDataWill, migrationClass: .blocked,
            step: obstacle.step)
    }

    /// Adds the step directly from the source version to the target. It is reported even if a path with several hops is
    /// recommended, because Core Data tries it in an app without migration code. A staged or iterative migration never
    /// tries it.
    private mutating func add(direct route: MigrationRoute) {
        let ends = ends(route.from, route.to)
        if byEnds[ends] != nil {
            byEnds[ends]?.direct = route.coreDataWill
        } else if route.coreDataWill != .stages, route.coreDataWill != .iteration {
            byEnds[ends] = Step(
                from: route.from, to: route.to, direct: route.coreDataWill, migrationClass: route.direct.migrationClass,
                step: route.direct)
        }
    }
}
