import ModelcDiagnostics
import ModelcKeyedArchive
import ModelcSchema

/// User info in the editor's graph, which holds the sync services flags as well (model-format §9.4).
struct ArchivedUserInfo {
    private(set) var userInfo = UserInfo()
    /// Whether the element takes part in sync services: a key says when it does not.
    private(set) var isSyncable = true

    private static let syncPrefix = "com.apple.syncservices."

    init(_ entries: [ArchivedEntry], report: ArchiveReport) {
        for entry in entries.sorted(by: { CanonicalNameOrder.areInOrder($0.key, $1.key) }) {
            if entry.key.hasPrefix(ArchivedUserInfo.syncPrefix) {
                if entry.key == ArchivedUserInfo.syncPrefix + "Syncable", entry.value == .string("NO") {
                    isSyncable = false
                }
            } else if case .string(let value) = entry.value {
                userInfo.entries.append(UserInfoEntry(key: entry.key, value: value))
            } else {
                report.warning(
                    .ignoredContent,
                    "the user info key '\(entry.key)' holds \(entry.value.kindName) and is ignored",
                    help: "user info values are texts: set it anew in the editor")
            }
        }
    }
}
