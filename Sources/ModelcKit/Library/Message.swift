import ModelcDiagnostics
import ModelcSettings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
    init(_ finding: ProjectFinding) {
        id = finding.id.rawValue
        severity = Severity(finding.severity)
        text = finding.message
        help = finding.help
        path = finding.location?.path
        line = finding.line
        column = finding.location?.position?.column
        modelPath = finding.modelPath.isEmpty ? nil : finding.modelPath
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
