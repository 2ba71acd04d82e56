import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// The modelc plugins that the manifest (`Package.swift`) of a Swift package names.
struct PackagePlugins: Sendable {
    /// The names of the plugins in byte order; empty if there is no manifest.
    let names: [String]
    /// Whether the working folder has a manifest.
    let isPackage: Bool
    private let manifest: String
    private let path: String

    /// The product names of all modelc plugins.
    private static let known = [
        "CompileModel", "GenerateManagedObjects", "GenerateManagedObjectsCommand", "LintModel",
    ]
    private static let fileName = "Package.swift"
    private static let megabytes = 4

    /// Reads `Package.swift` in the working folder.
    init(in workspace: Workspace) {
        path = workspace.path(PackagePlugins.fileName)
        let bytes = try? FileBytes.contents(of: path, megabytes: PackagePlugins.megabytes).get()
        let text = String(decoding: bytes ?? [], as: UTF8.self)
        isPackage = bytes != nil
        manifest = text
        names = PackagePlugins.known.filter { text.contains("\"\($0)\"") }
    }

    /// Whether the build plugin that generates classes is used.
    var generatesClasses: Bool { names.contains("GenerateManagedObjects") }

    /// Returns warnings about modelc plugins in the manifest that SwiftPM cannot find.
    ///
    /// - Parameter display: formats the path of the manifest.
    func diagnostics(_ display: DisplayPath) -> [Diagnostic] {
        let uses = manifest.matches(of: /\.plugin\(\s*name:\s*"([^"]*)"\s*,\s*package:\s*"(modelc[^"]*)"/)
            .map { (plugin: String($0.output.1), package: String($0.output.2)) }
        let place = SourceLocation(path: display.path(path))
        let unknown = uses.filter { !PackagePlugins.known.contains($0.plugin) }.map { use in
            let near = SpellingSuggestion.nearest(to: use.plugin, among: PackagePlugins.known).map {
                "did you mean '\($0)'? "
            }
            return Diagnostic(
                .unknownPlugin, .warning, "modelc has no plugin '\(TerminalText.escaped(use.plugin))'", at: place,
                help:
                    "\(near ?? "")the plugins are \(TerminalText.list(PackagePlugins.known)); "
                    + "'\(ToolCommandName.help) packages' shows the lines"
            )
        }
        let lost = Set(uses.map(\.package)).filter { !isDeclared($0) }.inByteOrder().map { package in
            Diagnostic(
                .undeclaredPluginPackage, .warning,
                "a target uses a plugin of the package '\(package)', which is not in 'dependencies'", at: place,
                help: "'\(ToolCommandName.help) packages' shows the line to add")
        }
        return unknown + lost
    }

    /// Whether the manifest declares a dependency on the package. The URL, path or name of the dependency ends with the
    /// package's name.
    private func isDeclared(_ package: String) -> Bool {
        manifest.matches(of: /\.package\(([^)]*)\)/).contains { match in
            let text = String(match.output.1)
            return ["\(package)\"", "\(package).git\"", "\(package)/\""].contains(where: text.contains)
        }
    }
}

extension DiagnosticID {
    static let unknownPlugin = DiagnosticID("unknown-plugin")
    static let undeclaredPluginPackage = DiagnosticID("undeclared-plugin-package")
}
