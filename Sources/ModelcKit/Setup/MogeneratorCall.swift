import ModelcBase
import ModelcDiagnostics

/// A call of mogenerator in a file of the project.
package struct MogeneratorCall: Hashable, Sendable {
    /// The arguments, with the variables of Xcode and of the file replaced.
    package var words: [String]
    /// The path of the file, as shown in reports.
    package var path: String
    /// The line of the call, from 1.
    package var line: Int
    /// The variables that could not be replaced.
    package var unknown: [String] = []
    /// The absolute paths of the folders from which the paths of the call may count. The first one with the model does.
    var folders: [String] = []

    /// Returns the request of the call with paths from the working folder; nil if it names no model.
    ///
    /// - Throws: `RunFailure` if the model does not exist.
    package func located(
        _ request: MogeneratorRequest, in workspace: Workspace
    ) throws(RunFailure) -> MogeneratorRequest? {
        guard let model = request.model else { return nil }
        let places = folders.isEmpty ? [workspace.absolute(".")] : folders
        guard let folder = places.first(where: { FileSystem.exists(PathText.located(model, in: $0)) }) else {
            throw RunFailure([missing(model)])
        }
        let shown = { (path: String) in
            workspace.display.path(PathText.absolute(PathText.located(path, in: folder)), from: "")
        }
        var located = request
        located.model = shown(model)
        located.outputFolder = shown(request.outputFolder ?? ".")
        located.machineFolder = request.machineFolder.map(shown)
        located.humanFolder = request.humanFolder.map(shown)
        located.includedHeaders = request.includedHeaders.map(shown)
        located.includedSources = request.includedSources.map(shown)
        // A relative folder of templates counts from the model first.
        located.templateFolder = request.templateFolder.map { templates in
            let besides = PathText.located(PathText.joined(PathText.folder(of: model), templates), in: folder)
            return FileSystem.exists(besides) ? shown(besides) : shown(templates)
        }
        return located
    }

    private func missing(_ model: String) -> Diagnostic {
        Diagnostic(
            .noSuchPath, .error, "the call of mogenerator names '\(model)', which does not exist",
            at: SourceLocation(path: path, position: SourcePosition(offset: 0, line: line, column: 1)),
            help: "correct the path in the call, or remove the call")
    }
}
