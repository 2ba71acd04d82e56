/// The language, or the framework, of generated classes.
package enum ClassLanguage: String, ConfigurationChoice {
    case swift
    case objectiveC = "objc"
    /// `@Model` classes of SwiftData.
    case swiftData = "swiftdata"

    /// The language of the files.
    package var output: OutputLanguage {
        switch self {
        case .swift, .swiftData: .swift
        case .objectiveC: .objectiveC
        }
    }
}
