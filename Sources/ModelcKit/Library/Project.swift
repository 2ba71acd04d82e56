import ModelcDiagnostics

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder with data models, and the operations of modelc on it.
///
/// Relative paths are resolved against the folder; paths in results are absolute. Each call reads the files it needs, and keeps
/// no state. A call throws an error if it cannot continue; other problems are in the messages of its result.
///
/// ```swift
/// let project = Project(at: "/path/to/project")
/// let model = try project.model()
/// for version in model.versions where version.isCurrent {
///     print(version.name, version.entities.map(\.name))
/// }
/// ```
public struct Project: Sendable {
    let workspace: Workspace

    /// Creates a project for a folder.
    ///
    /// - Parameters:
    ///   - folder: the folder; nil for the current directory of the process.
    ///   - environment: the environment variables used to find and run git; nil for those of the process.
    public init(at folder: String? = nil, environment: [String: String]? = nil) {
        workspace = Workspace(
            folder: folder ?? ".", environment: environment ?? ProcessInfo.processInfo.environment)
    }
}

/// A message about a model, a setting or a file.
public struct Message: Hashable, Sendable {
    /// The severity of a message.
    public enum Severity: String, Hashable, Sendable {
        /// Something is wrong or cannot be used.
        case error
        /// Something may be wrong.
        case warning
        /// Additional information.
        case note
    }

    /// The identifier of the message. `modelc explain` has a page for each.
    public let id: String
    /// The severity of the message.
    public let severity: Severity
    /// The message: one sentence without a final period.
    public let text: String
    /// The suggested next step, if there is one.
    public let help: String?
    /// The path of the file that the message is about.
    public let path: String?
    /// The line in the file, starting at 1.
    public let line: Int?
    /// The column in the line, starting at 1.
    public let column: Int?
    /// The entity or property that the message is about, as in `Book` or `Book.author`.
    public let modelPath: String?

    init(_ diagnostic: Diagnostic) {
        id = diagnostic.id.rawValue
        severity = Severity(diagnostic.severity)
        text = diagnostic.message
        help = diagnostic.help
        path = diagnostic.location?.path
        line = diagnostic.location?.position?.line
        column = diagnostic.location?.position?.column
        modelPath = diagnostic.modelPath
    }
}

extension Message {
    /// A lint finding in an edited version that was not there before the edits.
    ///
    /// - Parameter path: the file of the version.
    init(_ finding: EditOutcome.NewFinding, path: String) {
        id = finding.rule
        severity = Severity(finding.severity)
        text = finding.message
        help = finding.help
        self.path = path
        (line, column, modelPath) = (nil, nil, nil)
    }
}

extension Message.Severity {
    init(_ severity: ModelcDiagnostics.Severity) {
        self =
            switch severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
    }
}

/// An error that ends a call.
public struct ProjectError: Error, Hashable, Sendable {
    /// The messages that describe the error; empty if only the request was invalid.
    public let messages: [Message]
    /// A sentence that describes the whole error.
    public let reason: String
    /// Messages collected before the error.
    public let remarks: [Message]

    init(_ failure: RunFailure) {
        messages = failure.diagnostics.map(Message.init)
        reason = failure.diagnostics.map(\.message).joined(separator: "; ")
        remarks = (failure.remarks?.diagnostics ?? []).map(Message.init)
    }

    init(_ fault: UsageError) {
        messages = []
        reason = fault.message
        remarks = (fault.remarks?.diagnostics ?? []).map(Message.init)
    }

    /// Wraps an error that has no message of its own from a use case.
    init(_ error: any Error) {
        messages = []
        reason = "\(error)"
        remarks = []
    }
}

extension Project {
    /// Runs a use case and converts its failures to `ProjectError`.
    ///
    /// - Parameters:
    ///   - useCase: the use case.
    ///   - request: the request to run it with.
    ///   - value: converts the outcome to the public result.
    func outcome<Case: UseCase, Value>(
        of useCase: Case.Type, _ request: Case.Request, _ value: (Case.Outcome) throws -> Value
    ) throws(ProjectError) -> Value {
        do {
            return try value(try Case(request, in: workspace.cachingConfigurations).run())
        } catch let failure as RunFailure {
            throw ProjectError(failure)
        } catch let fault as UsageError {
            throw ProjectError(fault)
        } catch {
            throw ProjectError(error)
        }
    }
}
