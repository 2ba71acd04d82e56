import ModelcDisk

/// The plugins of modelc that a Swift package uses, as its manifest names them.
package struct PackagePlugins: Sendable {
    /// In byte order; none if there is no manifest.
    package let names: [String]

    /// The plugins that can be used, by the names of their products.
    private static let known = [
        "CompileModel", "GenerateManagedObjects", "GenerateManagedObjectsCommand", "LintModel",
    ]
    private static let manifest = "Package.swift"
    private static let megabytes = 4

    /// Looks into the manifest of the working folder.
    package init(in workspace: Workspace) {
        let bytes = try? FileBytes.contents(
            of: workspace.path(PackagePlugins.manifest), megabytes: PackagePlugins.megabytes
        ).get()
        let text = String(decoding: bytes ?? [], as: UTF8.self)
        names = PackagePlugins.known.filter { text.contains("\"\($0)\"") }
    }

    /// Whether a build generates the classes of the package's models.
    package var generatesClasses: Bool { names.contains("GenerateManagedObjects") }
}
