import ModelcSchema

/// MM602: a mapping model that Core Data would also use between other versions than those it was made for, because it leaves
/// out what tells them apart.
enum AmbiguousMappingCheck {
    static func findings(in subject: MappingCheckSubject) -> [MappingFinding] {
        guard let source = subject.source.version, let destination = subject.destination.version else { return [] }
        let versions = subject.versions
        let isForward = isForward(source, destination, versions)
        let others = MappingFit.pairs(
            of: subject.mapping, source: subject.source.copiedHashes, destination: subject.destination.copiedHashes,
            among: versions.map(\.hashes)
        ).map { (from: versions[$0.from], to: versions[$0.to]) }.filter { pair in
            // Versions that stores cannot tell apart are one. An app does not know the versions after its own, so that
            // nothing is migrated the other way round.
            pair.from.hashes != pair.to.hashes && Self.isForward(pair.from, pair.to, versions) == isForward
                && (pair.from.hashes != source.hashes || pair.to.hashes != destination.hashes)
        }
        return others.isEmpty ? [] : [finding(others, source, destination, subject.mapping)]
    }

    private typealias Version = MappingCheckSubject.Version

    /// Whether the first version stands before the second in the order of versions.
    private static func isForward(_ from: Version, _ to: Version, _ versions: [Version]) -> Bool {
        let places = [from, to].map { version in versions.firstIndex { $0.filePath == version.filePath } ?? 0 }
        return places[0] <= places[1]
    }

    private static func finding(
        _ pairs: [(from: Version, to: Version)], _ source: Version, _ destination: Version, _ mapping: MappingModel
    ) -> MappingFinding {
        let omitted = omittedEntities(pairs, source, destination, mapping)
        let count = pairs.count == 1 ? "another pair" : "\(pairs.count) other pairs"
        let reason =
            omitted.isEmpty
            ? ", which differ in nothing else than entities that neither '\(source.name)' nor '\(destination.name)' has"
            : " as well as from '\(source.name)' to '\(destination.name)'"
        return MappingFinding(
            .ambiguousMapping, "Core Data would use this mapping model between \(count) of versions" + reason,
            help: omitted.isEmpty ? nil : "add entity mappings for \(omitted.joined(separator: ", "))",
            at: mapping.position,
            details: pairs.map { pair in
                MappingFinding.Detail("from '\(pair.from.name)' to '\(pair.to.name)'", path: pair.to.filePath)
            },
            // Nothing is lost there, and nothing can be done about it.
            level: omitted.isEmpty ? .information : nil)
    }

    /// The entities that no mapping mentions and that are not the same in other versions: mentioning them would tell the
    /// versions apart.
    private static func omittedEntities(
        _ pairs: [(from: Version, to: Version)], _ source: Version, _ destination: Version, _ mapping: MappingModel
    ) -> [String] {
        let mappedSources = Set(mapping.entityMappings.compactMap(\.sourceEntityName))
        let mappedDestinations = Set(mapping.entityMappings.compactMap(\.destinationEntityName))
        var names: Set<String> = []
        for pair in pairs {
            names.formUnion(differing(source.hashes, pair.from.hashes).subtracting(mappedSources))
            names.formUnion(differing(destination.hashes, pair.to.hashes).subtracting(mappedDestinations))
        }
        let known = Set(source.hashes.keys).union(destination.hashes.keys)
        return names.intersection(known).sorted { $0.isBefore($1) }
    }

    private static func differing(_ left: [String: VersionHash], _ right: [String: VersionHash]) -> Set<String> {
        Set(left.keys).union(right.keys).filter { left[$0] != right[$0] }
    }
}
