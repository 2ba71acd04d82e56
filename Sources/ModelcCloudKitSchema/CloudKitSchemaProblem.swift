import ModelcBase

/// A part of a schema file that cannot be read, that is declared twice, or that CloudKit rejects.
package struct CloudKitSchemaProblem: Error, Hashable, Sendable {
    /// The kind of problem, which determines its effect.
    package enum Kind: Sendable {
        /// A statement cannot be read.
        case syntax
        /// A record type or a field is declared twice; only the first declaration is used.
        case duplicate
        /// CloudKit rejects the text, but its meaning is clear, for example if the quotes around a name are missing.
        case tolerated
    }

    package let kind: Kind
    /// The problem, without a final period.
    package let message: String
    /// Advice for the user; nil if the message is enough.
    package var help: String?
    package let position: SourcePosition
    /// The number of bytes that the problem is about, from `position`.
    package let length: Int
    /// The name of the record type that the problem is about; nil if there is none.
    package var recordType: String?
    /// The name of the field that the problem is about; nil if there is none.
    package var field: String?
}
