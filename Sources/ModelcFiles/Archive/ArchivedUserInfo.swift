import ModelcCompiledModels
import ModelcKeyedArchive
import ModelcSchema

/// User info in the editor's archive. It also contains the flags of the sync services (FormatModelXML §9.4).
struct ArchivedUserInfo {
    private(set) var userInfo = UserInfo()
    /// Whether the element takes part in sync services. False if the value of `com.apple.syncservices.Syncable` is
    /// `NO`.
    private(set) var isSyncable = true

    private static let syncPrefix = "com.apple.syncservices."

    init(_ entries: [ArchivedEntry], report: ArchiveReport) {
        for entry in entries.sorted(by: { CanonicalNameOrder.areInOrder($0.key, $1.key) }) {
            if entry.key.hasPrefix(ArchivedUserInfo.syncPrefix) {
                if entry.key == ArchivedUserInfo.syncPrefix + "Syncable", entry.value == .string("NO") {
                    isSyncable = false
                }
            } else if let text = report.userInfoEntry(entry) {
                userInfo.entries.append(text)
            }
        }
    }
}
