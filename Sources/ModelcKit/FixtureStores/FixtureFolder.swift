import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigrationCode
import ModelcSchema
import ModelcStores

/// The stores of `modelc fixtures` for a model, as other commands find them: in a folder with the name that generated
/// tests look for, beside the model or in the folder of a test target.
package struct FixtureFolder {
    /// The store of a version.
    package struct Fixture {
        package var version: String
        /// The path, as it is shown.
        package var path: String
    }

    /// The stores with the hashes of their versions, in the order of the versions.
    package private(set) var fixtures: [Fixture] = []
    /// Messages about stores with other hashes.
    private(set) var messages: [Diagnostic] = []

    /// Finds nothing if there is no such folder.
    init(of bundle: VersionedModel, in workspace: Workspace) {
        let name = FixtureTestInput.folder(ofModel: PathText.stem(of: bundle.path))
        guard let folder = FixtureFolder.folder(name, near: bundle.path, in: workspace) else { return }
        for version in bundle.versions {
            let path = PathText.joined(folder, version.name + ".sqlite")
            guard FileSystem.exists(path), let subject = NewStoreVersion(version, violating: OtherConstraints([]))
            else { continue }
            let shown = workspace.display.path(path)
            let content = StoreReader(temporaryFolder: workspace.temporaryFolder).read(path).content
            if let content, subject.fits(content.metadata) {
                fixtures.append(Fixture(version: version.name, path: shown))
            } else {
                messages.append(Fixtures.outdated(version.name, shown, .warning))
            }
        }
    }

    private static func folder(_ name: String, near model: String, in workspace: Workspace) -> String? {
        let places = [workspace.path("."), PathText.folder(of: model)]
        for place in places {
            for candidate in [place] + testFolders(in: place) {
                let folder = PathText.joined(candidate, name)
                if FileSystem.kind(of: folder) == .folder { return folder }
            }
        }
        return nil
    }

    /// The folders that tests are in: those whose names end with `Tests`, and the folders in `Tests`.
    private static func testFolders(in folder: String) -> [String] {
        let tests = ((try? FolderListing.names(in: folder)) ?? []).filter { $0.hasSuffix("Tests") }
        return tests.flatMap { name in
            let inner = PathText.joined(folder, name)
            let targets = name == "Tests" ? (try? FolderListing.names(in: inner)) ?? [] : []
            return [inner] + targets.map { PathText.joined(inner, $0) }
        }
    }
}
