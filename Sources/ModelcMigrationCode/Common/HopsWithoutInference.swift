import ModelcPlans
import ModelcSchema

/// The hops that need a mapping model: those that Core Data would make and cannot infer, and those that cannot be a
/// stage.
enum HopsWithoutInference {
    /// Each pair once, stages first.
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
            // A store whose version is not in the app cannot use a mapping model either.
            guard case .failure(let code) = route.coreDataWill, code != DirectMigration.versionMissing else { continue }
            if let obstacle = route.obstacle { add(obstacle.from, obstacle.to) } else { add(route.from, route.to) }
        }
        return pairs
    }
}
