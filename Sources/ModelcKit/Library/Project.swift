import ModelcDiagnostics

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder with data models, and what can be done with them: what the tool does, for programs.
///
/// Paths count from the folder; those of results are absolute. Each call reads what it needs, and keeps nothing. A call throws where
/// it cannot go on; what is wrong besides is among the messages of what it returns.
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

    /// - Parameters:
    ///   - folder: the folder; nil for the working folder of the process.
    ///   - environment: the variables by which git is found and run; nil for those of the process.
    public init(at folder: String? = nil, environment: [String: String]? = nil) {
        workspace = Workspace(
            folder: folder ?? ".", environment: environment ?? ProcessInfo.processInfo.environment)
    }
}

/// A message about a model, a setting or a file.
public struct Message: Hashable, Sendable {
    /// How much a message matters.
    public enum Severity: String, Hashable, Sendable {
        /// Something cannot be used, or is wrong.
        case error
        /// Something may not be as it was meant.
        case warning
        /// Something that is good to know.
        case note
    }

    /// What kind of message it is: `modelc explain` has a page for each.
    public let id: String
    /// How much it matters.
    public let severity: Severity
    /// One sentence without a final stop.
    public let text: String
    /// The next step, where there is one to tell.
    public let help: String?
    /// The file that it is about.
    public let path: String?
    /// The line in the file, from 1.
    public let line: Int?
    /// The column in the line, from 1.
    public let column: Int?
    /// The entity or property that it is about: `Book`, `Book.author`.
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
    /// What lint finds in a version that was edited, and did not find before.
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

/// Why a call could not go on.
public struct ProjectError: Error, Hashable, Sendable {
    /// What is wrong; empty where only the request was.
    public let messages: [Message]
    /// All of it in a sentence.
    public let reason: String
    /// What was met before, apart from why the call ended.
    public let remarks: [Message]

    init(_ failure: RunFailure) {
        messages = failure.diagnostics.map(Message.init)
        reason = failure.diagnostics.map(\.message).joined(separator: "; ")
        remarks = (failure.remarks?.diagnostics ?? []).map(Message.init)
    }

    init(_ fault: UsageFault) {
        messages = []
        reason = fault.message
        remarks = (fault.remarks?.diagnostics ?? []).map(Message.init)
    }

    /// What no use case tells in words of its own.
    init(_ error: any Error) {
        messages = []
        reason = "\(error)"
        remarks = []
    }
}

extension Project {
    /// What a use case comes to, with its failures as those of the library.
    ///
    /// - Parameters:
    ///   - useCase: what is done.
    ///   - request: what is asked of it.
    ///   - value: the outcome as other programs see it.
    func outcome<Case: UseCase, Value>(
        of useCase: Case.Type, _ request: Case.Request, _ value: (Case.Outcome) throws -> Value
    ) throws(ProjectError) -> Value {
        do {
            return try value(try Case(request, in: workspace.rememberingConfigurations).run())
        } catch let failure as RunFailure {
            throw ProjectError(failure)
        } catch let fault as UsageFault {
            throw ProjectError(fault)
        } catch {
            throw ProjectError(error)
        }
    }
}
