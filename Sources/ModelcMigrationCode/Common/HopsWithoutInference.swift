import ModelcPlans
import ModelcSchema

/// Finds the pairs of versions (hops) that need a mapping model: pairs for which Core Data would try to infer a mapping
/// but cannot, and pairs that cannot be a stage.
enum HopsWithoutInference {
    /// Returns each pair of versions once: first the pairs that cannot be a stage, then the pairs at which routes fail.
    static func pairs(in plan: MigrationPlan) -> [KnownMapping.Pair] {
        var pairs: [KnownMapping.Pair] = []
        func add(_ from: String, _ to: String) {
            let pair = KnownMapping.Pair(from: from, to: to)
            if !pairs.contains(pair) { pairs.append(pair) }
        }
        for stage in plan.stages {
            switch stage {
            case .blocked(let from, let to, _): add(from, to)
            case .lightweight, .custom: break
            }
        }
        for route in plan.routes {
            // If the app does not contain the version of a store, a mapping model does not help either.
            guard case .failure(let code) = route.coreDataWill, code != DirectMigration.versionMissing else { continue }
            if let obstacle = route.obstacle { add(obstacle.from, obstacle.to) } else { add(route.from, route.to) }
        }
        return pairs
    }
}
