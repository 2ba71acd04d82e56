import ModelcSchema

/// The user info that the author attached to a mapping. The file stores it as a keyed archive (FormatMappingModel
/// §3).
package struct MappingUserInfo: Sendable {
    /// The strings, by key.
    package let userInfo: UserInfo
    /// The keyed archive that the strings were read from; nil if it is to be created.
    package let archive: [UInt8]?

    package init(_ userInfo: UserInfo, archive: [UInt8]? = nil) {
        self.userInfo = userInfo
        self.archive = archive
    }
}

extension MappingUserInfo: Hashable {
    /// Whether both have the same strings.
    package static func == (left: MappingUserInfo, right: MappingUserInfo) -> Bool { left.userInfo == right.userInfo }
    package func hash(into hasher: inout Hasher) { hasher.combine(userInfo) }
}
