/// The language in which Xcode generates classes for the model (`sourceLanguage`, FormatModelXML §2.3).
package enum SourceLanguage: String, CaseIterable, Sendable {
    case swift = "Swift"
    case objectiveC = "Objective-C"
}
