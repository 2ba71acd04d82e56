import ModelcBase
import ModelcFiles
import ModelcSchema

/// The use case of git's `textconv`: reads a model from a temporary file, so that git can show it as text.
package struct TextConversion: UseCase {
    private let request: TextConversionRequest
    private let workspace: Workspace

    package init(_ request: TextConversionRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if the file does not exist.
    package func run() throws(RunFailure) -> TextConversionOutcome {
        if let input = request.input { return converted(input) }
        let path = try file(at: request.path)
        switch FileBytes.contents(of: workspace.path(path), megabytes: ModelFiles.largestMegabytes) {
        case .success(let bytes): return converted(bytes)
        case .failure(let refusal):
            throw RunFailure([refusal.diagnostic(of: path, "shown", help: "give the 'contents' file of one version")])
        }
    }

    /// Returns the contents file of the current version for the path of a bundle or of a version.
    private func file(at path: String) throws(RunFailure) -> String {
        guard FileSystem.kind(of: workspace.path(path)) == .folder else { return path }
        let reading = workspace.reader.read(workspace.path(path), .current)
        guard let version = reading.selectedVersion else {
            throw RunFailure(reading.diagnostics.filter { $0.severity == .error })
        }
        return version.filePath
    }

    private func converted(_ bytes: [UInt8]) -> TextConversionOutcome {
        let reading = ModelReader.model(of: bytes, path: request.path)
        if let model = reading.model {
            let left = reading.diagnostics.filter { $0.id == .mergeConflictMarker }
            return .model(model, conflicts: left.map(\.message))
        }
        // Git passes an empty file if the file does not exist on one side.
        let problem = reading.diagnostics.first { $0.severity == .error }?.message ?? "it is not a model"
        return .asItIs(bytes, reason: bytes.isEmpty ? "" : problem)
    }
}
