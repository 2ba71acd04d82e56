import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// What git shows in place of a file.
package enum TextConversionOutcome: SilentOutcome {
    /// - Parameter conflicts: what a merge left open.
    case model(ManagedObjectModel, conflicts: [String])
    /// The file as it is, with the reason: git shows nothing at all where a conversion fails.
    case asItIs([UInt8], reason: String)

    /// An element that the schema has no words for, with all that is in it, as XML on one line.
    package static func line(of element: VerbatimElement) -> String { ModelTree.line(of: element, isWhole: true) }
}

/// Which file is to be shown.
package struct TextConversionRequest {
    /// A file that git made: it has neither the name nor the folder of the model's own.
    var path: String
    /// What standard input holds, in place of the file.
    package var input: [UInt8]?

    package init(path: String) { self.path = path }
}

/// The use case: a file of any name -> the model in it.
package struct TextConversion: UseCase {
    private let request: TextConversionRequest
    private let workspace: Workspace

    package init(_ request: TextConversionRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` where there is no file.
    package func run() throws(RunFailure) -> TextConversionOutcome {
        if let input = request.input { return converted(input) }
        let path = request.path
        switch FileBytes.contents(of: workspace.path(path), megabytes: ModelFiles.largestMegabytes) {
        case .success(let bytes): return converted(bytes)
        case .failure(let refusal):
            throw RunFailure([refusal.diagnostic(of: path, "shown", help: "give the 'contents' file of one version")])
        }
    }

    private func converted(_ bytes: [UInt8]) -> TextConversionOutcome {
        let reading = ModelReader.model(of: bytes, path: request.path)
        if let model = reading.model {
            let left = reading.diagnostics.filter { $0.id == .mergeConflictMarker }
            return .model(model, conflicts: left.map(\.message))
        }
        // git gives an empty file for one that is not there.
        let fault = reading.diagnostics.first { $0.severity == .error }?.message ?? "it is not a model"
        return .asItIs(bytes, reason: bytes.isEmpty ? "" : fault)
    }
}
