import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// One task of modelc. It is created from a request and a workspace, and run once. The request contains all input that
/// is not in the workspace.
package protocol UseCase {
    /// The input of the use case. Its defaults are those of the command without options.
    associatedtype Request
    associatedtype Outcome: RunOutcome

    init(_ request: Request, in workspace: Workspace)

    /// - Throws: `RunFailure` if the run cannot continue, `UsageError` if the request has conflicting options or lacks
    ///   a required one.
    func run() throws -> Outcome
}
