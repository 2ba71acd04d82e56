/// The bundled template sets: one for each layout and language.
package enum BundledTemplateSet: String, CaseIterable, Sendable {
    case swift
    case objectiveC = "objc"
    case xcodeSwift = "xcode-swift"
    case xcodeObjectiveC = "xcode-objc"
    case mogeneratorSwift = "mogenerator-swift"
    case mogeneratorObjectiveC = "mogenerator-objc"

    /// Returns the set for a layout and a language. Layouts with the same files share a set; the templates of a shared
    /// set check which layout is in use.
    package init(_ style: CodeStyle, _ language: OutputLanguage) {
        switch (style, language) {
        case (.modern, .swift), (.xcodeCompatible, .swift): self = .swift
        case (.modern, .objectiveC), (.xcodeCompatible, .objectiveC): self = .objectiveC
        case (.mogenerator, .swift): self = .mogeneratorSwift
        case (.mogenerator, .objectiveC): self = .mogeneratorObjectiveC
        case (.xcode, .swift), (.era, .swift): self = .xcodeSwift
        case (.xcode, .objectiveC), (.era, .objectiveC): self = .xcodeObjectiveC
        }
    }

    package var language: OutputLanguage {
        switch self {
        case .swift, .xcodeSwift, .mogeneratorSwift: .swift
        case .objectiveC, .xcodeObjectiveC, .mogeneratorObjectiveC: .objectiveC
        }
    }

    /// One of the layouts that use the set.
    package var style: CodeStyle {
        switch self {
        case .swift, .objectiveC: .modern
        case .xcodeSwift, .xcodeObjectiveC: .xcode
        case .mogeneratorSwift, .mogeneratorObjectiveC: .mogenerator
        }
    }
}
