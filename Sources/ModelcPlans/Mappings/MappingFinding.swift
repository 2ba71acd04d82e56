import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// A problem in a mapping model: what, where, why, and the next step.
package struct MappingFinding: Hashable, Sendable {
    package var code: MigrationFindingCode
    /// `PersonToPerson`, `PersonToPerson.age`, or empty for the mapping model as a whole.
    package var modelPath: String
    /// One sentence that begins with its subject and has no final period.
    package var message: String
    /// The next step, without a final period; nil if there is none.
    package var help: String?
    /// The object in the mapping model's file.
    package var position: SourcePosition?
    /// Other places that explain the finding: what differs, which versions are meant.
    package var related: [RelatedLocation]
    /// How severe the finding is.
    package var level: Severity

    /// - Parameter level: nil for the default of the code.
    package init(
        _ code: MigrationFindingCode, modelPath: String = "", _ message: String, help: String? = nil,
        at position: SourcePosition? = nil, related: [RelatedLocation] = [], level: Severity? = nil
    ) {
        self.code = code
        self.modelPath = modelPath
        self.message = message
        self.help = help
        self.position = position
        self.related = related
        self.level = level ?? code.level
    }
}

extension MappingFinding: Comparable {
    /// Sorts by place in the file, the whole file first; then by code, model path and message.
    package static func < (lhs: MappingFinding, rhs: MappingFinding) -> Bool {
        let (left, right) = (lhs.position?.offset ?? -1, rhs.position?.offset ?? -1)
        if left != right { return left < right }
        return (lhs.code.rawValue, lhs.modelPath, lhs.message) < (rhs.code.rawValue, rhs.modelPath, rhs.message)
    }
}
