import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSettings
import ModelcVersionHash

/// Finds the other mapping models of a project, and the pairs of versions that each was made for.
struct OtherMappings {
    /// The paths of the mapping models to skip.
    let known: [String]
    /// The paths of mapping models and folders that the configuration lists. If empty, the root of the project is
    /// searched.
    let named: [String]
    /// The folder to search for the versions of the mapping models.
    let modelFolder: String
    let workspace: Workspace

    /// Returns the pairs of versions that the other mapping models were made for.
    ///
    /// - Parameter versions: the versions of a bundle. Pairs with any other version are left out.
    func madePairs(among versions: [MappingCheckSubject.Version]) -> Set<MappingCheckSubject.Pair> {
        guard let bundle = versions.first?.bundlePath else { return [] }
        let known = Set(self.known.map(resolved))
        let search = MappingModelSearch(named.map { workspace.path($0) }, around: bundle, in: workspace)
        let others = search.paths.filter { !known.contains(resolved($0)) }
        let bundles = MappedBundles(workspace.reader)
        let made = others.flatMap { madePairs(ofMappingAt: $0, bundles) }
        // Different paths may refer to the same file, so resolved paths are compared.
        let spelt = Dictionary(
            versions.map { (resolved($0.filePath), $0.filePath) }, uniquingKeysWith: { one, _ in one })
        return Set(
            made.compactMap { pair in
                spelt[resolved(pair.from)].flatMap { from in
                    spelt[resolved(pair.to)].map { MappingCheckSubject.Pair(from: from, to: $0) }
                }
            })
    }

    /// Returns the version pairs of one mapping model; empty if its file cannot be read. The check of that mapping
    /// model reports the error.
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
