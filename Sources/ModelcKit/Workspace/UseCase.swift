import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// One task of modelc, as a value: made of a request and a workspace, and run once. All use cases have this form; the request
/// contains all other input.
package protocol UseCase {
    /// The input of the use case. The defaults are those of the tool without options.
    associatedtype Request
    associatedtype Outcome: RunOutcome

    init(_ request: Request, in workspace: Workspace)

    /// - Throws: `RunFailure` if the run cannot continue, `UsageError` if the request has conflicting options.
    func run() throws -> Outcome
}

/// A use case that may take long and reports its progress.
package protocol WatchedUseCase: UseCase {
    associatedtype Progress

    /// - Parameter progress: called before each step; nil if progress is not shown.
    func run(progress: ((Progress) -> Void)?) throws -> Outcome
}

extension WatchedUseCase {
    package func run() throws -> Outcome { try run(progress: nil) }
}

/// The part of a result that all use cases have.
package protocol RunOutcome {
    /// Messages other than the result, including failures, in the order in which they are printed.
    var messages: [Diagnostic] { get }
    /// The source texts of the files that messages refer to, by path.
    var sources: [String: SourceText] { get }
    /// The result of the run.
    var result: RunResult { get }
    /// Whether files were changed. If the outcome cannot be printed, the caller must report this.
    var hasWritten: Bool { get }
}

extension RunOutcome {
    package var hasWritten: Bool { false }
}

/// The outcome of a use case that reads models, with messages that refer to them.
package protocol ModelOutcome: RunOutcome {
    /// The models that were read.
    var models: [VersionedModel] { get }
}

extension ModelOutcome {
    package var sources: [String: SourceText] { ModelSources.texts(of: models) }
}

/// The outcome of a use case that either succeeds or throws, and has no messages.
package protocol SilentOutcome: RunOutcome {}

extension SilentOutcome {
    package var messages: [Diagnostic] { [] }
    package var sources: [String: SourceText] { [:] }
    package var result: RunResult { .done }
}

/// The source texts that diagnostics about models refer to.
package enum ModelSources {
    /// Returns the source texts of the versions of models, by path.
    package static func texts(of models: [VersionedModel]) -> [String: SourceText] {
        let versions = models.flatMap(\.versions).compactMap { version in version.source.map { (version.filePath, $0) }
        }
        let bundles = models.compactMap { model in model.currentVersionSource.map { (model.currentVersionPath, $0) } }
        return Dictionary(versions + bundles, uniquingKeysWith: { first, _ in first })
    }
}
