import ModelcBase
import ModelcFiles
import ModelcLint
import ModelcSchema

/// The modelc plugins that a Swift package uses, as named in its manifest.
struct PackagePlugins: Sendable {
    /// The names in byte order; empty if there is no manifest.
    let names: [String]

    /// The product names of all modelc plugins.
    private static let known = [
        "CompileModel", "GenerateManagedObjects", "GenerateManagedObjectsCommand", "LintModel",
    ]
    private static let manifest = "Package.swift"
    private static let megabytes = 4

    /// Reads the manifest in the working folder.
    init(in workspace: Workspace) {
        let bytes = try? FileBytes.contents(
            of: workspace.path(PackagePlugins.manifest), megabytes: PackagePlugins.megabytes
        ).get()
        let text = String(decoding: bytes ?? [], as: UTF8.self)
        names = PackagePlugins.known.filter { text.contains("\"\($0)\"") }
    }

    /// Whether a build generates the classes of the package's models.
    var generatesClasses: Bool { names.contains("GenerateManagedObjects") }
}
