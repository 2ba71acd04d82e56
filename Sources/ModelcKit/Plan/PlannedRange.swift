import ModelcPlans

/// The versions from the first version that stores come from up to the target. The migration of a store may lead
/// through each of them.
struct PlannedRange {
    /// The names of the versions, in shipping order.
    let between: [String]
    private let names: Set<String>

    /// - Parameter sources: the names of the versions that stores come from; nil for all versions before the target.
    init(_ report: MigrationReport, from sources: Set<String>?) {
        let versions = report.versions
        let start = versions.firstIndex { sources?.contains($0.name) ?? true } ?? versions.startIndex
        let end = versions.firstIndex { $0.name == report.target } ?? versions.endIndex
        let between = start <= end ? versions[start...].prefix(end - start + 1) : []
        // If several versions have the same schema, a store does not record which of them wrote it. Therefore, all
        // versions with the same checksum as one of these are included.
        let checksums = Set(between.compactMap(\.checksum))
        self.between = between.map(\.name)
        names = Set(between.map(\.name) + versions.filter { $0.checksum.map(checksums.contains) ?? false }.map(\.name))
    }

    func contains(_ pair: KnownMapping.Pair?) -> Bool {
        pair.map { names.contains($0.from) && names.contains($0.to) } ?? false
    }
}

extension MigrationReport {
    /// Returns the pairs of versions between which stores are migrated: the steps of recommended paths, and direct
    /// migrations by Core Data. If a version has no path, returns all pairs of versions from it up to the target.
    func plannedPairs(_ range: PlannedRange) -> Set<KnownMapping.Pair> {
        Set(
            routes.flatMap { route -> [KnownMapping.Pair] in
                guard let path = route.path else {
                    let names = Array(range.between.drop { $0 != route.from })
                    return names.indices.flatMap { index in
                        names[(index + 1)...].map { KnownMapping.Pair(from: names[index], to: $0) }
                    }
                }
                return zip(path, path.dropFirst()).map { KnownMapping.Pair(from: $0, to: $1) }
                    + [KnownMapping.Pair(from: route.from, to: route.to)].filter { _ in route.isDirect }
            })
    }
}

extension MigrationReport.Route {
    /// Whether Core Data's default is to migrate directly to the target, including a migration that would fail.
    fileprivate var isDirect: Bool {
        switch coreDataWill {
        case .mapping, .inference, .inferenceDependingOnData, .failure: true
        case .nothing, .stages, .iteration: false
        }
    }
}
