/// The language of generated code.
package enum OutputLanguage: String, ConfigurationChoice {
    case swift
    case objectiveC = "objc"

    /// The display name of the language.
    package var name: String {
        switch self {
        case .swift: "Swift"
        case .objectiveC: "Objective-C"
        }
    }
}
