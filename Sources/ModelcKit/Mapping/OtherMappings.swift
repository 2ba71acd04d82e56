import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSettings
import ModelcVersionHash

/// The other mapping models of a project, and the versions that each was made for.
struct OtherMappings {
    /// The paths of the mapping models to leave out.
    let known: [String]
    /// Folders and mapping models of the configuration; if empty, the root of the project is searched.
    let named: [String]
    /// The folder to search for the versions that they were made for.
    let modelFolder: String
    let workspace: Workspace

    /// The pairs of versions that they were made for.
    ///
    /// - Parameter versions: the versions of a bundle; pairs with any other version are left out.
    func madePairs(among versions: [MappingCheckSubject.Version]) -> Set<MappingCheckSubject.Pair> {
        guard let bundle = versions.first?.bundlePath else { return [] }
        let known = Set(self.known.map(resolved))
        let search = MappingModelSearch(named.map { workspace.path($0) }, around: bundle, in: workspace)
        let others = search.paths.filter { !known.contains(resolved($0)) }
        let bundles = MappedBundles(workspace.reader)
        let made = others.flatMap { madePairs(ofMappingAt: $0, bundles) }
        // A path may be spelt in several ways.
        let spelt = Dictionary(
            versions.map { (resolved($0.filePath), $0.filePath) }, uniquingKeysWith: { one, _ in one })
        return Set(
            made.compactMap { pair in
                spelt[resolved(pair.from)].flatMap { from in
                    spelt[resolved(pair.to)].map { MappingCheckSubject.Pair(from: from, to: $0) }
                }
            })
    }

    /// Ignores files that cannot be read: the check of each mapping model reports them.
    private func madePairs(
        ofMappingAt path: String, _ bundles: MappedBundles
    ) -> Set<MappingCheckSubject.Pair> {
        let reading = workspace.mappingReader.read(path)
        guard let mapping = reading.mapping else { return [] }
        let sides = EmbeddedModelStatus.sides(of: mapping, reading.filePath, under: modelFolder, in: workspace)
        return MappingFit.madePairs(of: bundles.subject(mapping, sides.source, sides.destination, nil))
    }

    private func resolved(_ path: String) -> String { ExistingPath.resolved(workspace.absolute(path)) }
}
