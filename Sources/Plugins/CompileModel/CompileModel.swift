import Foundation
import PackagePlugin

/// Compiles every data model and mapping model of a target, and compiles them again when one changes.
/// `Library.xcdatamodeld` becomes `Library.momd` in the resources of the target, and `V1toV2.xcmappingmodel` becomes
/// `V1toV2.cdm`. `Bundle.module` then contains them under `swift build` and `swift test`, including on Linux.
///
/// The target must exclude the models, so that Xcode does not compile them a second time. A build cannot ask the user,
/// so features with an unknown compiled form are omitted with a warning, if this does not change a version hash.
@main
struct CompileModel: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "modelc").url
        let models = ModelSearch.models(
            in: target.directoryURL, extensions: ModelSearch.modelExtensions.union(["xcmappingmodel"]))
        let names = models.map { output(of: $0) }
        if let twice = names.first(where: { name in names.count { $0.lowercased() == name.lowercased() } > 1 }) {
            throw PluginError.sameName(URL(fileURLWithPath: twice).deletingPathExtension().lastPathComponent)
        }
        return models.map { command(for: $0, tool, context.pluginWorkDirectoryURL) }
    }

    /// Returns the build command for a model. The command's output is declared as a whole bundle: SwiftPM would copy
    /// individually declared files without the bundle's folder.
    private func command(for model: URL, _ tool: URL, _ folder: URL) -> Command {
        let output = folder.appendingPathComponent(output(of: model))
        return .buildCommand(
            displayName: "Compiling \(model.lastPathComponent)",
            executable: tool,
            arguments: ["compile", model.path, "--output", output.path, "--leave-out", "all", "--no-config"],
            inputFiles: ModelSearch.files(of: model),
            outputFiles: [output])
    }

    /// Returns the name of the compiled model, such as `Library.momd`.
    private func output(of model: URL) -> String {
        let name = model.deletingPathExtension().lastPathComponent
        switch model.pathExtension {
        case "xcdatamodeld": return name + ".momd"
        case "xcmappingmodel": return name + ".cdm"
        default: return name + ".mom"
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension CompileModel: XcodeBuildToolPlugin {
        /// Returns no commands: Xcode projects compile their models without a plugin.
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] { [] }
    }
#endif
