/// A release of mogenerator. Later releases changed the types of properties (`1.32`); `master` is the state after the
/// last release.
package struct MogeneratorRelease: Hashable, Sendable, Comparable {
    /// 100 for each minor version, and 1 for each patch: 3001 for 1.30.1.
    private let number: Int

    private init(_ number: Int) { self.number = number }

    /// Creates a release from its version; nil if the text is neither `1.x`, `1.x.y` nor `master`.
    package init?(_ text: String) {
        if text == "master" {
            self = .master
            return
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (2...3).contains(parts.count), parts[0] == 1, let minor = parts[1], (0...99).contains(minor) else {
            return nil
        }
        guard let patch = parts.count == 3 ? parts[2] : 0, (0...99).contains(patch) else { return nil }
        number = minor * 100 + patch
    }

    package static let master = MogeneratorRelease(.max)

    /// Whether the option `--v2` sets variables of templates.
    package var hasVersion2: Bool { self >= .minor(28) && self < .minor(30) }

    static func minor(_ minor: Int, _ patch: Int = 0) -> MogeneratorRelease { MogeneratorRelease(minor * 100 + patch) }

    package static func < (left: MogeneratorRelease, right: MogeneratorRelease) -> Bool { left.number < right.number }
}
