import ModelcDiagnostics
import ModelcText

/// One thing that is to be said about a mapping model: what, where, why, and the next step.
package struct MappingFinding: Hashable, Sendable {
    /// Another place that explains a finding.
    package struct Detail: Hashable, Sendable {
        /// What is to be seen there, without final stop.
        package var message: String
        /// The file of a model version.
        package var path: String
        /// The element; nil for the file as a whole.
        package var position: SourcePosition?

        package init(_ message: String, path: String, at position: SourcePosition? = nil) {
            self.message = message
            self.path = path
            self.position = position
        }
    }

    package var code: MigrationFindingCode
    /// `PersonToPerson`, `PersonToPerson.age`, or empty for the mapping model as a whole.
    package var modelPath: String
    /// One sentence that begins with its subject and has no final stop.
    package var message: String
    /// The next step, without final stop; nil if there is none.
    package var help: String?
    /// The object in the mapping model's file.
    package var position: SourcePosition?
    /// Other places that explain it: what differs, which versions are meant.
    package var details: [Detail]
    /// How much it matters.
    package var level: Severity

    /// - Parameter level: nil for the usual one of the code.
    package init(
        _ code: MigrationFindingCode, modelPath: String = "", _ message: String, help: String? = nil,
        at position: SourcePosition? = nil, details: [Detail] = [], level: Severity? = nil
    ) {
        self.code = code
        self.modelPath = modelPath
        self.message = message
        self.help = help
        self.position = position
        self.details = details
        self.level = level ?? code.level
    }
}

extension MappingFinding: Comparable {
    /// By place in the file, the whole first; then by code, model path and message.
    package static func < (lhs: MappingFinding, rhs: MappingFinding) -> Bool {
        let (left, right) = (lhs.position?.offset ?? -1, rhs.position?.offset ?? -1)
        if left != right { return left < right }
        return (lhs.code.rawValue, lhs.modelPath, lhs.message) < (rhs.code.rawValue, rhs.modelPath, rhs.message)
    }
}
