import ModelcSchema

/// Finds out how SwiftData stores types of values of the standard library and Foundation (`SwiftDataValueTypes`).
enum ValueTypes {
    private static let modules: Set = ["CoreGraphics", "Foundation", "FoundationEssentials", "Swift"]

    /// Returns the stored form of a type that the source does not declare; nil if the type is not a known value type.
    static func storedForm(_ path: [String]) -> StoredForm? {
        guard let name = path.last, path.count == 1 || path.count == 2 && modules.contains(path[0]) else { return nil }
        return SwiftDataValueTypes.row(of: name).map { row in
            StoredForm(
                kind: .attribute(row.type),
                doubt: row.isMeasured ? nil : "no hash of an attribute of type '\(name)' from Xcode is known")
        }
    }
}
