import ModelcKeyedArchive
import ModelcSchema

/// User info in the editor's archive. It also contains the flags of the sync services (FormatModelXML §9.4).
struct ArchivedUserInfo {
    private(set) var userInfo = UserInfo()
    /// Whether the element takes part in sync services. False if the value of `com.apple.syncservices.Syncable` is
    /// `NO`.
    private(set) var isSyncable = true

    private static let syncPrefix = "com.apple.syncservices."

    /// User info with all its keys, as compiled models store it.
    static func kept(_ entries: [ArchivedEntry], report: ArchiveReport) -> UserInfo {
        UserInfo(entries.compactMap { text(of: $0, report: report) })
    }

    init(_ entries: [ArchivedEntry], report: ArchiveReport) {
        for entry in entries.sorted(by: { CanonicalNameOrder.areInOrder($0.key, $1.key) }) {
            if entry.key.hasPrefix(ArchivedUserInfo.syncPrefix) {
                if entry.key == ArchivedUserInfo.syncPrefix + "Syncable", entry.value == .string("NO") {
                    isSyncable = false
                }
            } else if let text = ArchivedUserInfo.text(of: entry, report: report) {
                userInfo.entries.append(text)
            }
        }
    }

    /// An entry with a string as its value. Nil for any other value, which is reported.
    private static func text(of entry: ArchivedEntry, report: ArchiveReport) -> UserInfoEntry? {
        if case .string(let value) = entry.value { return UserInfoEntry(key: entry.key, value: value) }
        report.warning(
            .ignoredContent, "the user info key '\(entry.key)' holds \(entry.value.kindName) and is ignored",
            help: "set a string in Xcode; no other tool writes this binary format")
        return nil
    }
}
