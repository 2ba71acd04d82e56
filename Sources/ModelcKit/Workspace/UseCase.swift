import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// One task of modelc, as a value: it is created from a request and a workspace, and run once. All use cases have this
/// form; the request contains all other input.
package protocol UseCase {
    /// The input of the use case. The defaults are those of the tool without options.
    associatedtype Request
    associatedtype Outcome: RunOutcome

    init(_ request: Request, in workspace: Workspace)

    /// - Throws: `RunFailure` if the run cannot continue, `UsageError` if the request has conflicting options.
    func run() throws -> Outcome
}
