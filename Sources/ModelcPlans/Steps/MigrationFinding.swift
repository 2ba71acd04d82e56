import ModelcDiagnostics
import ModelcSchema
import ModelcText

/// One thing that a plan points out: what, where, why, and the next step.
package struct MigrationFinding: Hashable, Sendable {
    /// What a finding is about besides the step that it belongs to.
    package enum Subject: Hashable, Sendable {
        /// A version, by name; the newer position is in its file.
        case version(String)
        /// A mapping model, by name.
        case mapping(String)
        /// A store, by path.
        case store(String)
    }

    package var code: MigrationFindingCode
    /// `Book`, `Book.author`, or empty for the whole model.
    package var modelPath: String
    /// Why it matters, as a sentence without final stop that does not repeat the model path.
    package var reason: String
    /// The next step, likewise; nil if there is none.
    package var fix: String?
    /// The start tag in the newer version's file; nil where it is not there, and in the binary form.
    package var newPosition: SourcePosition?
    /// The start tag in the older version's file, likewise.
    package var oldPosition: SourcePosition?
    /// What it is about; nil for a finding of a step, or of the model as a whole.
    package var subject: Subject?
    /// The kind of change that raised it; nil where it is about more than one change.
    package var change: SchemaChangeKind?
    /// What tells it from other findings of the same change at the same place: the members of a uniqueness constraint
    /// (`isbn,year`); nil where there can be one only.
    package var detail: String?
    /// Whether what Core Data does here is not known from documents, reports or measurement.
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

    package var level: Severity { code.level }
}
