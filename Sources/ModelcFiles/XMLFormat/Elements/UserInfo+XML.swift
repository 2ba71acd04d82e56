import ModelcDiagnostics
import ModelcSchema

extension UserInfoEntry {
    /// `<entry>` of a `<userInfo>` (model-format §4.6). Keys and values may be empty.
    static let xmlFormat = XMLElementFormat<UserInfoEntry>(
        "entry", fields: [.text("key", \.key), .text("value", \.value)])
}

extension UserInfo {
    /// Of equal keys the last one counts; the author will hardly have meant to write both.
    func reportDuplicateKeys(_ report: ElementReport) {
        guard entries.count > 1 else { return }
        var seen: Set<String> = []
        for entry in entries where !seen.insert(entry.key).inserted {
            report.warning(
                .ignoredContent, "the user info key '\(entry.key)' is there twice; the last value counts",
                help: "remove one of the entries")
        }
    }
}
