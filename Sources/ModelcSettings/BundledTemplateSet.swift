/// The bundled template sets: one for each layout and language.
package enum BundledTemplateSet: String, CaseIterable, Sendable {
    case swift
    case objectiveC = "objc"
    case xcodeSwift = "xcode-swift"
    case xcodeObjectiveC = "xcode-objc"

    /// Returns the set for a layout and a language. Layouts with the same files share a set; the templates of a shared
    /// set check which layout is in use.
    package init(_ style: CodeStyle, _ language: OutputLanguage) {
        switch language {
        case .swift: self = style.era == nil ? .swift : .xcodeSwift
        case .objectiveC: self = style.era == nil ? .objectiveC : .xcodeObjectiveC
        }
    }

    package var language: OutputLanguage {
        switch self {
        case .swift, .xcodeSwift: .swift
        case .objectiveC, .xcodeObjectiveC: .objectiveC
        }
    }

    /// One of the layouts that use the set.
    package var style: CodeStyle {
        switch self {
        case .swift, .objectiveC: .modern
        case .xcodeSwift, .xcodeObjectiveC: .xcode
        }
    }
}
