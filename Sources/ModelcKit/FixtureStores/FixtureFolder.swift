import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigrationCode
import ModelcSchema
import ModelcStores

/// Finds the stores that `modelc fixtures` wrote for a model. They are in a folder with the name that generated tests
/// look for. The folder is in the working folder, beside the model, or in the folder of a test target.
package struct FixtureFolder {
    /// The store of a version.
    package struct Fixture {
        package var version: String
        /// The path as reports show it.
        package var path: String
    }

    /// The stores that have the hashes of their versions, in the order of the versions.
    package private(set) var fixtures: [Fixture] = []
    /// Messages about stores whose hashes differ from those of their versions.
    private(set) var messages: [Diagnostic] = []

    /// Searches for the folder and reads its stores. If there is no such folder, `fixtures` is empty.
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

    /// Returns the folders that contain tests: those whose names end with `Tests`, and the folders in `Tests`.
    private static func testFolders(in folder: String) -> [String] {
        let tests = ((try? FolderListing.names(in: folder)) ?? []).filter { $0.hasSuffix("Tests") }
        return tests.flatMap { name in
            let inner = PathText.joined(folder, name)
            let targets = name == "Tests" ? (try? FolderListing.names(in: inner)) ?? [] : []
            return [inner] + targets.map { PathText.joined(inner, $0) }
        }
    }
}
