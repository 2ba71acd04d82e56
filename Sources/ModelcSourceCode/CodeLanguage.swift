/// The languages in which classes of entities are written.
package enum CodeLanguage: Hashable, Sendable {
    case swift
    case objectiveC

    /// - Returns: nil if the extension of the file name belongs to neither language.
    package init?(fileName: String) {
        let name = fileName.lowercased()
        if name.hasSuffix(".swift") {
            self = .swift
        } else if [".h", ".m", ".mm"].contains(where: name.hasSuffix) {
            self = .objectiveC
        } else {
            return nil
        }
    }
}
