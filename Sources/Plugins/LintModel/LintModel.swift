import Foundation
import PackagePlugin

/// Lints every data model of a target, and lints them again when one changes. The build shows the findings, and errors
/// fail the build.
///
/// A `.modelc.yml` of the target, the package or a folder above applies, except for the setting that determines which
/// findings fail the build. The other files in this folder are symbolic links, because plugins cannot share a module.
@main
struct LintModel: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "modelc").url
        let models = ModelSearch.models(in: target.directoryURL)
        return commands(for: models, below: target.directoryURL, tool, context.pluginWorkDirectoryURL)
    }

    /// Returns the lint commands. Models with the same name get different numbers, so that their reports do not
    /// overwrite each other.
    ///
    /// The report is not declared as an output: SwiftPM would add a declared file that is not source code to the
    /// product's resources, and the report contains paths of this machine. SwiftPM identifies a command without outputs
    /// by its display name, so the display name contains the model's path.
    private func commands(for models: [URL], below root: URL, _ tool: URL, _ folder: URL) -> [Command] {
        models.enumerated().map { index, model in
            let configuration = ConfigurationSearch.nearest(from: model.deletingLastPathComponent())
            let name = model.deletingPathExtension().lastPathComponent
            let report = folder.appendingPathComponent("\(name)-\(index).sarif")
            return .buildCommand(
                displayName: "Linting \(ModelSearch.path(of: model, below: root))",
                executable: tool,
                arguments: [
                    "lint", model.path, "--format", "xcode", "--fail-on", "error", "--report",
                    "sarif=\(report.path)",
                ] + (configuration.map { ["--config", $0.path] } ?? ["--no-config"]),
                inputFiles: ModelSearch.files(of: model) + (configuration.map { [$0] } ?? []),
                outputFiles: [])
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension LintModel: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let models = target.inputFiles.map(\.url).filter { $0.pathExtension == "xcdatamodeld" }
            let tool = try context.tool(named: "modelc").url
            let sorted = models.sorted { $0.path < $1.path }
            let root = context.xcodeProject.directoryURL
            return commands(for: sorted, below: root, tool, context.pluginWorkDirectoryURL)
        }
    }
#endif
