import ModelcDiagnostics
import ModelcSchema

/// A location in a lock file. All places compare equal: locked content does not depend on its line.
struct LockedLocation: Hashable, Sendable {
    /// The place of content that was not read from a file.
    static let none = LockedLocation(location: nil)

    let location: SourceLocation?

    static func == (_: LockedLocation, _: LockedLocation) -> Bool { true }

    func hash(into _: inout Hasher) {}
}
