import ModelcBase
import ModelcSchema

/// A problem that a plan reports, with its location, the reason, and the next step.
package struct MigrationFinding: Hashable, Sendable {
    /// The subject of a finding that is not about a migration step.
    package enum Subject: Hashable, Sendable {
        /// The version with this name. `newPosition` is a position in its file.
        case version(String)
        /// The mapping model with this name.
        case mapping(String)
        /// The store at this path.
        case store(String)
    }

    package var code: MigrationFindingCode
    /// The path of the element: `Book`, `Book.author`, or empty for the whole model.
    package var modelPath: String
    /// Why the problem matters, as a sentence that does not repeat the model path and has no final period.
    package var reason: String
    /// The next step, as a sentence without a final period; nil if there is none.
    package var fix: String?
    /// The position of the start tag in the newer version's file; nil if that version does not contain the element, or
    /// if its file is binary.
    package var newPosition: SourcePosition?
    /// The position of the start tag in the older version's file; nil if that version does not contain the element, or
    /// if its file is binary.
    package var oldPosition: SourcePosition?
    /// The subject; nil if the finding is about a migration step, or about the model as a whole.
    package var subject: Subject?
    /// The kind of change that caused the finding; nil if several changes caused it.
    var change: SchemaChangeKind?
    /// Distinguishes findings about the same kind of change of the same element, such as the members of a uniqueness
    /// constraint (`isbn,year`); nil if there can be only one such finding.
    package var detail: String?
    /// True if no documentation, report or measurement confirms how Core Data behaves.
    package var isUnverified: Bool

    package init(
        _ code: MigrationFindingCode, modelPath: String, reason: String, fix: String? = nil,
        newPosition: SourcePosition? = nil, oldPosition: SourcePosition? = nil, subject: Subject? = nil,
        change: SchemaChangeKind? = nil, detail: String? = nil, isUnverified: Bool = false
    ) {
        self.code = code
        self.modelPath = modelPath
        self.reason = reason
        self.fix = fix
        self.newPosition = newPosition
        self.oldPosition = oldPosition
        self.subject = subject
        self.change = change
        self.detail = detail
        self.isUnverified = isUnverified
    }
}
