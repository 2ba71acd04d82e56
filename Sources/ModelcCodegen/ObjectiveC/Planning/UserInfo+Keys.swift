import ModelcSchema

extension UserInfo {
    /// The values by key; of equal keys the last one counts.
    var byKey: [String: String] {
        if isEmpty { return [:] }
        return Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    }
}
