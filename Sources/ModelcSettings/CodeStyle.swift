/// The sets of templates that come with the tool: for each layout, one for each language.
package enum BundledTemplateSet: String, CaseIterable, Sendable {
    case swift
    case objectiveC = "objc"
    case xcodeSwift = "xcode-swift"
    case xcodeObjectiveC = "xcode-objc"

    /// The set of a language in a layout. Layouts with the same files share a set; its templates ask for the layout.
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

    /// A layout that has the set.
    package var style: CodeStyle {
        switch self {
        case .swift, .objectiveC: .modern
        case .xcodeSwift, .xcodeObjectiveC: .xcode
        }
    }
}

// The words of settings about files: which are made, in what layout, and what becomes of older ones.

/// The language of generated code.
package enum OutputLanguage: String, ConfigurationChoice {
    case swift
    case objectiveC = "objc"

    /// The language as texts name it.
    package var name: String {
        switch self {
        case .swift: "Swift"
        case .objectiveC: "Objective-C"
        }
    }
}

/// The layout of generated files.
package enum CodeStyle: ConfigurationChoice {
    /// A machine class and a human class for each entity.
    case modern
    /// The same classes with the symbols of Xcode's: for code that was written for those.
    case xcodeCompatible
    /// The era of the Xcode that saved the model.
    case xcode
    case era(XcodeEra)

    package static var allCases: [CodeStyle] {
        [.modern, .xcodeCompatible, .xcode] + XcodeEra.allCases.map(CodeStyle.era)
    }

    package init?(rawValue: String) {
        guard let style = CodeStyle.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = style
    }

    package var rawValue: String {
        switch self {
        case .modern: "modern"
        case .xcodeCompatible: "xcode-compatible"
        case .xcode: "xcode"
        case .era(let era): era.rawValue
        }
    }

    /// The release of Xcode whose layout it is, the newest where the model decides; nil for modelc's own.
    package var era: XcodeEra? {
        switch self {
        case .modern, .xcodeCompatible: nil
        case .xcode: .newest
        case .era(let era): era
        }
    }

    /// Whether classes in modelc's own layout have what code for Xcode's classes uses.
    package var hasXcodeSymbols: Bool { self == .xcodeCompatible }
}

/// The owner of a generated file once it is on disk.
package enum OverwritePolicy: String, ConfigurationChoice {
    /// The generator: the file is replaced whenever its text differs.
    case machine
    /// The user: the file is written when it is absent, and never again.
    case human
    /// The user, and nobody reckons with a file there: one that differs is an error.
    case never
}

/// How often a template is rendered.
package enum OutputScope: String, ConfigurationChoice {
    /// Once for each entity.
    case entity
    /// Once for the model.
    case model
}
