/// A copy of SwiftData classes in a `VersionedSchema` that never changes.
public struct FrozenVersion: Hashable, Sendable {
    /// The name of the `VersionedSchema`.
    public let name: String
    /// The path of its file.
    public let path: String
    /// Whether the file is new. False if it has this version already.
    public let isNew: Bool
    /// The checksum of the version hashes, in base64; nil if an entity has no hash.
    public let checksum: String?
    /// Whether everything that is hashed is known.
    public let isVerified: Bool
    /// The names of types outside of the copy that it uses.
    public let sharedTypes: [String]
    /// Whether the version is frozen. The messages say why it is not.
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
