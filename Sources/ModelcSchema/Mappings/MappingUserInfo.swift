/// Texts that the author attached to a mapping. The file keeps them as a keyed archive (mapping-model §3).
package struct MappingUserInfo: Sendable {
    /// The texts, by key.
    package let userInfo: UserInfo
    /// The keyed archive that they were read from; nil where it is to be made.
    package let archive: [UInt8]?

    package init(_ userInfo: UserInfo, archive: [UInt8]? = nil) {
        self.userInfo = userInfo
        self.archive = archive
    }
}

extension MappingUserInfo: Hashable {
    /// Whether both hold the same texts.
    package static func == (left: MappingUserInfo, right: MappingUserInfo) -> Bool { left.userInfo == right.userInfo }
    package func hash(into hasher: inout Hasher) { hasher.combine(userInfo) }
}
