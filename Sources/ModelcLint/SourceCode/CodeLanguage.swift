/// The languages of classes of entities.
enum CodeLanguage: Hashable, Sendable {
    case swift
    case objectiveC

    /// - Returns: nil if a file with that name is in neither language.
    init?(fileName: String) {
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
