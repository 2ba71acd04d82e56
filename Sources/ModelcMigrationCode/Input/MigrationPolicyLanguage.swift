/// The language that migration policies are written in. The raw value is the one of `--lang`.
package enum MigrationPolicyLanguage: String, CaseIterable, Sendable {
    case swift
    case objectiveC = "objc"

    var fileExtension: String {
        switch self {
        case .swift: "swift"
        case .objectiveC: "m"
        }
    }
}
