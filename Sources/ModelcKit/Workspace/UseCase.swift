import ModelcDiagnostics
import ModelcSchema
import ModelcText

/// One thing that modelc does, as a value of its own: made of a request and a workspace, run once. All use cases have this form;
/// what one needs besides is in its request.
package protocol UseCase {
    /// What is asked for. A value that nobody sets is what the tool does without the option.
    associatedtype Request
    associatedtype Outcome: RunOutcome

    init(_ request: Request, in workspace: Workspace)

    /// - Throws: `RunFailure` where it cannot go on, `UsageFault` where the request asks for what does not go together.
    func run() throws -> Outcome
}

/// A use case that may take long, and tells what it is busy with.
package protocol WatchedUseCase: UseCase {
    associatedtype Progress

    /// - Parameter progress: called before each step; nil where nobody watches.
    func run(progress: ((Progress) -> Void)?) throws -> Outcome
}

extension WatchedUseCase {
    package func run() throws -> Outcome { try run(progress: nil) }
}

/// What came of a use case, as far as that is the same for all of them.
package protocol RunOutcome {
    /// Messages beside the result, failures included, in the order in which they are to be told.
    var messages: [Diagnostic] { get }
    /// The source texts of the files that messages refer to, by path.
    var sources: [String: SourceText] { get }
    /// How the run ends.
    var result: RunResult { get }
    /// Whether files were changed. Whoever cannot tell the outcome has to tell that.
    var hasWritten: Bool { get }
}

extension RunOutcome {
    package var hasWritten: Bool { false }
}

/// What came of a use case that reads models, and whose messages point into them.
package protocol ModelOutcome: RunOutcome {
    /// The models that were read.
    var models: [VersionedModel] { get }
}

extension ModelOutcome {
    package var sources: [String: SourceText] { ModelSources.texts(of: models) }
}

/// What came of a use case that either is done or throws, and has nothing to say beside what it did.
package protocol SilentOutcome: RunOutcome {}

extension SilentOutcome {
    package var messages: [Diagnostic] { [] }
    package var sources: [String: SourceText] { [:] }
    package var result: RunResult { .done }
}

/// The files that diagnostics about models point into.
package enum ModelSources {
    /// The texts of the versions of models by their paths.
    package static func texts(of models: [VersionedModel]) -> [String: SourceText] {
        let versions = models.flatMap(\.versions).compactMap { version in version.source.map { (version.filePath, $0) }
        }
        let bundles = models.compactMap { model in model.currentVersionSource.map { (model.currentVersionPath, $0) } }
        return Dictionary(versions + bundles, uniquingKeysWith: { first, _ in first })
    }
}
