/// A copy of SwiftData classes in a `VersionedSchema` that never changes.
public struct FrozenVersion: Hashable, Sendable {
    /// The name of the `VersionedSchema`.
    public let name: String
    /// The path of the file that contains the `VersionedSchema`.
    public let path: String
    /// Whether the file is new. False if an existing file already contains the version.
    public let isNew: Bool
    /// The checksum of the version hashes, in base64; nil if an entity has no hash.
    public let checksum: String?
    /// Whether the hashes are certain. False if a value that they depend on is not known.
    public let isVerified: Bool
    /// The names of the types that the frozen version uses but does not contain.
    public let sharedTypes: [String]
    /// Whether the version is frozen. If not, `messages` contains the reasons.
    public let isDone: Bool
    public let messages: [Message]
}

extension Project {
    /// Copies the SwiftData classes that the app works with into a `VersionedSchema`, and locks its hashes.
    ///
    /// - Parameters:
    ///   - source: a Swift file, or a folder with classes that have `@Model`; nil for the only model of the project.
    ///   - release: the release, such as `1.2.0`.
    ///   - folder: the folder of the frozen versions.
    ///   - writes: whether to write the file and the lock.
    /// - Throws: `ProjectError` if the source cannot be read, or if the copy would have other hashes.
    public func freeze(
        _ source: String? = nil, release: String, into folder: String, writes: Bool = true
    ) throws(ProjectError) -> FrozenVersion {
        var request = FreezeRequest(output: folder)
        request.path = source
        request.release = release
        request.isRehearsal = !writes
        return try outcome(of: Freeze.self, request) { frozen in
            FrozenVersion(
                name: frozen.name ?? "", path: frozen.path ?? "", isNew: frozen.action == .created,
                checksum: frozen.checksum?.base64, isVerified: frozen.isVerified, sharedTypes: frozen.sharedTypes,
                isDone: frozen.result == .done, messages: frozen.messages.map(Message.init))
        }
    }
}
