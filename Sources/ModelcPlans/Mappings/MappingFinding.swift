import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// A problem in a mapping model, with its location, the reason, and the next step.
package struct MappingFinding: Hashable, Sendable {
    package var code: MigrationFindingCode
    /// The path of the object: `PersonToPerson`, `PersonToPerson.age`, or empty for the mapping model as a whole.
    package var modelPath: String
    /// One sentence that begins with its subject and has no final period.
    package var message: String
    /// The next step, without a final period; nil if there is none.
    package var help: String?
    /// The position of the object in the mapping model's file; nil for the whole file.
    package var position: SourcePosition?
    /// Other locations that explain the finding, such as the elements that differ or the versions involved.
    package var related: [RelatedLocation]
    /// The severity. It can differ from the default severity of the code.
    package var level: Severity

    /// - Parameter level: the severity; nil for the default of the code.
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
    /// Sorts by position in the file; findings about the whole file come first. Then by code, model path and message.
    package static func < (lhs: MappingFinding, rhs: MappingFinding) -> Bool {
        let (left, right) = (lhs.position?.offset ?? -1, rhs.position?.offset ?? -1)
        if left != right { return left < right }
        return (lhs.code.rawValue, lhs.modelPath, lhs.message) < (rhs.code.rawValue, rhs.modelPath, rhs.message)
    }
}
