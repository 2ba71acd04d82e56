import ModelcSchema

/// Between which versions Core Data would use a mapping model: those in which every entity that it mentions has the version
/// hash that the copies in it give (migration §9). What it leaves out may differ.
package enum MappingFit {
    /// The pairs of versions that a mapping model fits, as positions in `versions`; by source, then destination.
    ///
    /// - Parameters:
    ///   - source: the version hashes of the copy of the source model by entity name, those that are refused aside.
    ///   - destination: likewise.
    ///   - versions: the version hashes of each version, likewise.
    package static func pairs(
        of mapping: MappingModel, source: [String: VersionHash], destination: [String: VersionHash],
        among versions: [[String: VersionHash]]
    ) -> [(from: Int, to: Int)] {
        let sources = fitting(Set(mapping.entityMappings.compactMap(\.sourceEntityName)), source, versions)
        let targets = fitting(Set(mapping.entityMappings.compactMap(\.destinationEntityName)), destination, versions)
        return sources.flatMap { from in targets.filter { $0 != from }.map { (from, $0) } }
    }

    private static func fitting(
        _ names: Set<String>, _ copied: [String: VersionHash], _ versions: [[String: VersionHash]]
    ) -> [Int] {
        versions.indices.filter { version in
            names.allSatisfy { name in copied[name].map { versions[version][name] == $0 } ?? false }
        }
    }
}
