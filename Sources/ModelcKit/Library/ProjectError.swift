#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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

    init(_ problem: UsageError) {
        messages = []
        reason = problem.message
        remarks = (problem.remarks?.diagnostics ?? []).map(Message.init)
    }

    /// Creates an error with the description of an error that is not a diagnostic.
    init(_ error: any Error) {
        messages = []
        reason = "\(error)"
        remarks = []
    }
}
