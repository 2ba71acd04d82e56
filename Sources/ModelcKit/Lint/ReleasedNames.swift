import ModelcConfiguration
import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcSettings
import ModelcText

/// The versions that the configuration calls released, by name: each should be the name of one.
struct ReleasedNames {
    private let names: [String]
    private let location: SourceLocation?
    private let workspace: Workspace

    init(_ released: Setting<LintReleased>?, in workspace: Workspace) {
        self.workspace = workspace
        names = released?.value.names ?? []
        location = released?.origin.location
    }

    /// A warning for each name that no bundle has: the version that was meant is not protected.
    ///
    /// - Parameter known: the names of versions of the bundles that were looked at.
    func unknown(_ known: Set<String>) -> [Diagnostic] {
        let missing = names.filter { !known.contains($0) }
        guard !missing.isEmpty else { return [] }
        let others = otherVersions()
        return missing.filter { !others.contains($0) }.map { name in
            let meant = SpellingSuggestion.nearest(to: name, among: known.union(others).sorted())
            return Diagnostic(
                .unknownReleasedVersion, .warning,
                "lint.released: no model has a version '\(TerminalText.escaped(name))'", at: location,
                help: meant.map { "did you mean '\($0)'?" } ?? "write the version's name without .xcdatamodel")
        }
    }

    /// The names of the versions of all bundles below the configuration: a run may look at one of them alone.
    private func otherVersions() -> Set<String> {
        let folder = location.map { PathText.folder(of: $0.path) } ?? workspace.path(".")
        return ModelSearch(folder).models.reduce(into: []) { found, bundle in
            for file in (try? FolderListing.names(in: bundle)) ?? [] {
                found.insert(VersionName.stem(file))
            }
        }
    }
}

extension DiagnosticID {
    package static let unknownReleasedVersion = DiagnosticID("unknown-released-version")
}
