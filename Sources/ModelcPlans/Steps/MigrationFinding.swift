import ModelcBase
import ModelcSchema

/// A problem that a plan reports: what, where, why, and the next step.
package struct MigrationFinding: Hashable, Sendable {
    /// The subject of a finding, apart from the step that it belongs to.
    package enum Subject: Hashable, Sendable {
        /// A version, by name. The newer position is in its file.
        case version(String)
        /// A mapping model, by name.
        case mapping(String)
        /// A store, by path.
        case store(String)
    }

    package var code: MigrationFindingCode
    /// `Book`, `Book.author`, or empty for the whole model.
    package var modelPath: String
    /// Why it matters, as a sentence that does not repeat the model path and has no final period.
    package var reason: String
    /// The next step, in the same form; nil if there is none.
    package var fix: String?
    /// The position of the start tag in the newer version's file; nil if the element is not there, or the file is
    /// binary.
    package var newPosition: SourcePosition?
    /// The position of the start tag in the older version's file; nil in the same cases.
    package var oldPosition: SourcePosition?
    /// The subject; nil for a finding of a step, or of the model as a whole.
    package var subject: Subject?
    /// The kind of change that caused it; nil if it is about more than one change.
    var change: SchemaChangeKind?
    /// Distinguishes the finding from others of the same change at the same place: the members of a uniqueness
    /// constraint (`isbn,year`); nil if there can be only one.
    package var detail: String?
    /// Whether Core Data's behaviour here is not confirmed by documents, reports or measurement.
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
