import Foundation
import PackagePlugin

/// Compiles every data model and mapping model of a target, each time it changes: `Library.xcdatamodeld` becomes
/// `Library.momd` in the resources of the target, and `V1toV2.xcmappingmodel` becomes `V1toV2.cdm`, so that `Bundle.module`
/// has them under `swift build` and `swift test`, on Linux, too.
///
/// The target excludes them: what is excluded is compiled by no rule of Xcode's a second time. Features whose compiled
/// form is not known are left out with a warning, where that changes no version hash; a build cannot ask.
@main
struct CompileModel: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "modelc").url
        let models = ModelSearch.models(
            in: target.directoryURL, extensions: ModelSearch.modelExtensions.union(["xcmappingmodel"]))
        let names = models.map { output(of: $0) }
        if let twice = names.first(where: { name in names.count { $0.lowercased() == name.lowercased() } > 1 }) {
            throw PluginFault.sameName(URL(fileURLWithPath: twice).deletingPathExtension().lastPathComponent)
        }
        return models.map { command(for: $0, tool, context.pluginWorkDirectoryURL) }
    }

    /// The bundle as a whole is the output: declared file by file, SwiftPM would put the files beside each other.
    private func command(for model: URL, _ tool: URL, _ folder: URL) -> Command {
        let output = folder.appendingPathComponent(output(of: model))
        return .buildCommand(
            displayName: "Compiling \(model.lastPathComponent)",
            executable: tool,
            arguments: ["compile", model.path, "--output", output.path, "--leave-out", "all", "--no-config"],
            inputFiles: ModelSearch.files(of: model),
            outputFiles: [output])
    }

    /// What a model compiles to.
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
        /// Projects of Xcode compile their models themselves.
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] { [] }
    }
#endif
