import ModelcSchema

/// The user info that the author added to a mapping. The file stores it as a keyed archive (FormatMappingModel §3).
package struct MappingUserInfo: Sendable {
    /// The strings, by key.
    package let userInfo: UserInfo
    /// The keyed archive from which the strings were read; nil if it has to be created.
    package let archive: [UInt8]?

    package init(_ userInfo: UserInfo, archive: [UInt8]? = nil) {
        self.userInfo = userInfo
        self.archive = archive
    }
}

extension MappingUserInfo: Hashable {
    /// True if both have the same strings. The archives are not compared.
    package static func == (left: MappingUserInfo, right: MappingUserInfo) -> Bool { left.userInfo == right.userInfo }
    package func hash(into hasher: inout Hasher) { hasher.combine(userInfo) }
}
