import ModelcConcurrency
import ModelcDiagnostics
import ModelcSchema
import ModelcText

/// Reads data models: path -> list of versions -> current version -> selected versions -> their files.
///
/// Reading never stops at the first problem: whatever is wrong with one file becomes a diagnostic, and the other files
/// are read all the same.
package struct ModelReader: Sendable {
    /// Whether versions that were not asked for are read as well; what is wrong with them is a warning at most.
    package var readsOtherVersions: Bool

    /// Where the files are.
    package var files: ModelFiles

    package init(readsOtherVersions: Bool = false, files: ModelFiles = .disk) {
        self.readsOtherVersions = readsOtherVersions
        self.files = files
    }

    /// Reads the model at `path`: a bundle, one version's folder, or a version's file.
    package func read(_ path: String, _ selection: VersionSelection = .current) -> ModelReading {
        let (listing, diagnostics) = BundleListing.list(path, in: files)
        guard let listing else { return ModelReading(diagnostics: diagnostics) }
        var reading = ModelReading(model: listing.model, diagnostics: diagnostics + listing.diagnostics)
        resolve(selection, listing, &reading)
        readVersions(&reading)
        return reading
    }

    /// Reads the text of a `contents` file that is not, or not yet, on disk.
    ///
    /// - Parameter path: the file's path for diagnostics.
    /// - Returns: the model, nil where nothing of it can be used, and everything that is wrong with the text.
    package static func model(in source: SourceText, path: String) -> (
        model: ManagedObjectModel?, diagnostics: [Diagnostic]
    ) {
        ModelDocumentReader.read(source, path: path)
    }

    /// Marks the current version and finds the versions asked for.
    private func resolve(_ selection: VersionSelection, _ listing: BundleListing, _ reading: inout ModelReading) {
        let current = listing.model.currentVersion.map(\.name)
        let resolution = current == nil ? CurrentVersionResolution(listing) : nil
        let currentName = current ?? resolution?.name
        reading.model?.markCurrent(currentName)
        let problems = resolution?.diagnostics ?? []
        switch (selection, listing.versionNamedByPath) {
        case (.current, nil):
            reading.diagnostics += problems
            reading.selectedVersions = currentName.map { [$0] } ?? []
        case (.all, nil):
            // Nobody has to choose a version where all are read.
            reading.diagnostics += problems.map { $0.demoted().withoutChoice }
            reading.selectedVersions = listing.model.versions.map(\.name)
        case (.current, let name?), (.all, let name?):
            reading.isOneVersionChosen = true
            reading.selectedVersions = [name]
        case (.named(let wanted), let name):
            choose(wanted, listing.model, &reading)
            if let name, let chosen = reading.selectedVersions.first, chosen != name {
                reading.selectedVersions = []
                reading.diagnostics.append(contradiction(chosen, name, listing.model))
            }
        }
    }

    private func contradiction(_ chosen: String, _ name: String, _ model: VersionedModel) -> Diagnostic {
        Diagnostic(
            .unknownVersion, .error, "the path names version '\(name)', and --model-version '\(chosen)'",
            at: SourceLocation(path: model.path), help: "give the path of the bundle, or leave out --model-version")
    }

    private func choose(_ wanted: String, _ model: VersionedModel, _ reading: inout ModelReading) {
        switch VersionMatch.version(wanted, in: model) {
        case .success(let version):
            reading.isOneVersionChosen = true
            reading.selectedVersions = [version.name]
        case .failure(let unknown):
            reading.diagnostics.append(unknown.diagnostic)
        }
    }

    private func readVersions(_ reading: inout ModelReading) {
        guard var model = reading.model else { return }
        let selected = Set(reading.selectedVersions)
        let wanted = model.versions.indices.filter { index in
            selected.contains(model.versions[index].name) || (readsOtherVersions && !reading.isOneVersionChosen)
        }
        for (index, (version, diagnostics)) in zip(wanted, read(wanted.map { model.versions[$0] })) {
            model.versions[index] = version
            let isSelected = selected.contains(version.name)
            reading.diagnostics += isSelected ? diagnostics : diagnostics.map { $0.demoted() }
        }
        reading.model = model
    }

    /// Several at once, for a bundle may have a hundred of them.
    private func read(_ versions: [ModelVersion]) -> [(ModelVersion, [Diagnostic])] {
        ConcurrentParts.map(count: versions.count, length: 1) { part in
            versions[part].map { version in
                var version = version
                let diagnostics = VersionReader.read(&version, in: files)
                return (version, diagnostics)
            }
        }.flatMap { $0 }
    }
}

extension VersionedModel {
    fileprivate mutating func markCurrent(_ name: String?) {
        for index in versions.indices { versions[index].isCurrent = versions[index].name == name }
    }
}
