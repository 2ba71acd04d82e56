import Foundation
import PackagePlugin

/// Lints every data model of a target, each time it changes: findings are shown in the build, errors fail it.
///
/// A `.modelc.yml` of the target, the package or a folder above holds for it, but for what fails the build. The files
/// beside this one are links: plugins cannot share a module.
@main
struct LintModel: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "modelc").url
        let models = ModelSearch.models(in: target.directoryURL)
        return commands(for: models, tool, context.pluginWorkDirectoryURL)
    }

    /// Two models of one name have different numbers: reports must not replace each other.
    private func commands(for models: [URL], _ tool: URL, _ folder: URL) -> [Command] {
        models.enumerated().map { index, model in
            let configuration = ConfigurationSearch.nearest(from: model.deletingLastPathComponent())
            let name = model.deletingPathExtension().lastPathComponent
            let report = folder.appendingPathComponent("\(name)-\(index).sarif")
            return .buildCommand(
                displayName: "Linting \(name)",
                executable: tool,
                arguments: [
                    "lint", model.path, "--format", "xcode", "--fail-on", "error", "--output",
                    "sarif=\(report.path)",
                ] + (configuration.map { ["--config", $0.path] } ?? ["--no-config"]),
                inputFiles: ModelSearch.files(of: model) + (configuration.map { [$0] } ?? []),
                outputFiles: [report])
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension LintModel: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let models = target.inputFiles.map(\.url).filter { $0.pathExtension == "xcdatamodeld" }
            let tool = try context.tool(named: "modelc").url
            return commands(for: models.sorted { $0.path < $1.path }, tool, context.pluginWorkDirectoryURL)
        }
    }
#endif
