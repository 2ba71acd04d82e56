import Foundation
import PackagePlugin

/// Generates the machine classes (the class files that modelc rewrites) of every data model in a target, and generates
/// them again when a model changes. For each model, there is one Swift file with the model's name: SwiftPM must know
/// the names of the outputs before the model is read.
///
/// A `.modelc.yml` of the target, the package or a folder above applies, except for settings that SwiftPM determines:
/// the folder of the files, one file for each model, and no files written into the package.
@main
struct GenerateManagedObjects: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "modelc").url
        let models = ModelSearch.models(in: target.directoryURL)
        return try commands(for: models, module: target.moduleName, tool, context.pluginWorkDirectoryURL)
    }

    private func commands(for models: [URL], module: String, _ tool: URL, _ folder: URL) throws -> [Command] {
        let names = models.map { $0.deletingPathExtension().lastPathComponent }
        if let twice = names.first(where: { name in names.count { $0.lowercased() == name.lowercased() } > 1 }) {
            throw PluginError.sameName(twice)
        }
        return zip(models, names).enumerated().map { index, model in
            // The module's models share code that must exist only once. The file of the first model contains all of it.
            let support = models.count == 1 ? [] : [index == 0 ? "--full-support" : "--no-support"]
            let configuration = ConfigurationSearch.nearest(from: model.0.deletingLastPathComponent())
            return .buildCommand(
                displayName: "Generating managed objects of \(model.1)",
                executable: tool,
                arguments: [
                    "generate", model.0.path, "--single-file", "--no-human", "--module", module, "--output",
                    folder.path, "--outputs", "[]",
                ] + support + (configuration.map { ["--config", $0.path] } ?? ["--no-config"]),
                inputFiles: ModelSearch.files(of: model.0)
                    + (configuration.map { [$0] + TemplateSearch.files(of: $0) } ?? []),
                outputFiles: [folder.appendingPathComponent("_\(model.1).swift")])
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension GenerateManagedObjects: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let models = target.inputFiles.map(\.url).filter { $0.pathExtension == "xcdatamodeld" }
            let tool = try context.tool(named: "modelc").url
            let sorted = models.sorted { $0.path < $1.path }
            return try commands(for: sorted, module: target.displayName, tool, context.pluginWorkDirectoryURL)
        }
    }
#endif
