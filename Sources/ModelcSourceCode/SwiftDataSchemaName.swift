/// The name and the version identifier of a `VersionedSchema`.
package struct SwiftDataSchemaName: Hashable, Sendable {
    /// The name of the enumeration, such as `LibrarySchemaV1_2_0`.
    package let name: String
    /// The three numbers of `Schema.Version`.
    package let version: [Int]

    /// - Parameters:
    ///   - prefix: the name without the version, such as `LibrarySchema`.
    ///   - identifier: the version identifier of the model, such as `1.2.0`; may be empty.
    ///   - number: the position of the version in its bundle, beginning with 1. It is used if the identifier is not a
    ///     version number.
    package init(prefix: String, identifier: String?, number: Int) {
        version = SwiftDataSchemaName.numbers(in: identifier ?? "") ?? [number, 0, 0]
        name = prefix + "V" + version.map(String.init).joined(separator: "_")
    }

    /// Returns the numbers of `1`, `1.2` or `1.2.0`, filled up with zeros; nil for any other text.
    private static func numbers(in text: String) -> [Int]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil }
        guard numbers.count == parts.count, numbers.count <= 3 else { return nil }
        return numbers + Array(repeating: 0, count: 3 - numbers.count)
    }
}
