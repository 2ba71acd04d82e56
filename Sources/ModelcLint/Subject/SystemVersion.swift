/// The version of an operating system: `15`, `10.14`.
package struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let major: Int
    package let minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// - Returns: nil where the text is not one to three numbers with dots between them.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), let major = parts[0], !parts.contains(nil) else { return nil }
        self.init(major, (parts.count > 1 ? parts[1] : nil) ?? 0)
    }

    package var description: String { "\(major).\(minor)" }

    package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
