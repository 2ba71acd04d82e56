import ModelcDiagnostics
import ModelcSchema

/// A location in a lock file. All locations compare as equal, so that two locked elements are equal even if they are on
/// different lines.
struct LockedLocation: Hashable, Sendable {
    /// The location for content that was not read from a file.
    static let none = LockedLocation(location: nil)

    let location: SourceLocation?

    static func == (_: LockedLocation, _: LockedLocation) -> Bool { true }

    func hash(into _: inout Hasher) {}
}
