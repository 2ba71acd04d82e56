/// The bundled template sets: for each layout, one for each language.
package enum BundledTemplateSet: String, CaseIterable, Sendable {
    case swift
    case objectiveC = "objc"
    case xcodeSwift = "xcode-swift"
    case xcodeObjectiveC = "xcode-objc"

    /// Returns the set of a language in a layout. Layouts with the same files share a set; its templates check the
    /// layout.
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

    /// A layout that uses the set.
    package var style: CodeStyle {
        switch self {
        case .swift, .objectiveC: .modern
        case .xcodeSwift, .xcodeObjectiveC: .xcode
        }
    }
}
