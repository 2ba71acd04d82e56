import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcSourceCode

extension SchemaChange {
    /// The change in words, with its values, for use in a comment.
    var comment: String {
        let words = kind.rawValue.split(separator: "-").joined(separator: " ")
        let values = [oldValue, newValue].compactMap { $0 }.joined(separator: " -> ")
        let isPropertyRenamed = kind == .attributeRenamed || kind == .relationshipRenamed
        let renamed = kind == .entityRenamed ? oldEntity : isPropertyRenamed ? oldProperty : nil
        let details = renamed.map { "was \($0)" } ?? values
        let subject = modelPath.isEmpty ? "" : "\(modelPath): "
        return subject + words + (details.isEmpty ? "" : " (\(details))")
    }
}

extension DiagnosticID {
    /// Reported if there is nothing to generate.
    package static let nothingToEmit = DiagnosticID("nothing-to-emit")
    /// Reported if a staged migration needs an intermediate version between two versions, and the version is missing.
    static let bridgeVersionNeeded = DiagnosticID("bridge-version-needed")
    /// Reported if the checksum of a version may differ from Core Data's.
    static let checksumUnverified = DiagnosticID("checksum-unverified")
}
