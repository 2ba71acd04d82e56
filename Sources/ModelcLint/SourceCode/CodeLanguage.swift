/// The languages that classes of entities are written in.
enum CodeLanguage: Hashable, Sendable {
    case swift
    case objectiveC

    /// - Returns: nil where a file of that name holds neither.
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
