import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcSchema
import ModelcText

/// What git shows in place of a file.
package enum ConvertedText {
    /// - Parameter conflicts: what a merge left open.
    case model(ManagedObjectModel, conflicts: [String])
    /// The file as it is, with the reason: git shows nothing at all where a conversion fails.
    case asItIs([UInt8], reason: String)

    /// An element that the schema has no words for, with all that is in it, as XML on one line.
    package static func line(of element: VerbatimElement) -> String { ModelTree.line(of: element, isWhole: true) }
}

/// The use case: a file of any name -> the model in it.
package struct TextConversion {
    private let path: String
    private let workspace: Workspace

    /// - Parameter path: a file that git made: it has neither the name nor the folder of the model's own.
    package init(_ path: String, in workspace: Workspace) {
        self.path = path
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` where there is no file.
    package func run() throws(RunFailure) -> ConvertedText {
        let reason: String
        switch FileBytes.contents(of: workspace.path(path), megabytes: ModelFiles.largestMegabytes) {
        case .success(let bytes):
            let reading = ModelReader.model(in: SourceText(bytes), path: path)
            if let model = reading.model {
                let left = reading.diagnostics.filter { $0.id == .mergeConflictMarker }
                return .model(model, conflicts: left.map(\.message))
            }
            // git gives an empty file for one that is not there.
            let fault = reading.diagnostics.first { $0.severity == .error }?.message ?? "it is not a model"
            return .asItIs(bytes, reason: bytes.isEmpty ? "" : fault)
        case .failure(.missing): reason = "it does not exist"
        case .failure(.unreadable(let why)): reason = why
        }
        throw RunFailure([
            Diagnostic(
                .unreadableFile, .error, "'\(TerminalText.escaped(path))' cannot be shown: \(reason)",
                at: SourceLocation(path: path), help: "give the 'contents' file of one version")
        ])
    }
}
