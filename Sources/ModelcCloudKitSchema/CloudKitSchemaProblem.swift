import ModelcBase

/// A problem of a schema file.
package struct CloudKitSchemaProblem: Error, Hashable, Sendable {
    /// The consequence of a problem.
    package enum Kind: Sendable {
        /// A statement cannot be read.
        case syntax
        /// A type or a field is declared twice; the first one counts.
        case duplicate
        /// CloudKit rejects the text, but its meaning is clear.
        case tolerated
    }

    package let kind: Kind
    /// The problem, without a final period.
    package let message: String
    /// The next step; nil if the message says it.
    package var help: String?
    package let position: SourcePosition
    /// The number of bytes concerned.
    package let length: Int
    /// The record type that contains it; nil if there is none.
    package var recordType: String?
    /// The field; nil if it is not about one.
    package var field: String?
}
