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

// The values of settings about files: which are generated, in which layout, and how existing ones are treated.

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

/// The layout of generated files.
package enum CodeStyle: ConfigurationChoice {
    /// A machine class and a human class for each entity.
    case modern
    /// The same classes with the symbols of Xcode's classes: for code that was written for those.
    case xcodeCompatible
    /// The layout of the Xcode version that saved the model.
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

    /// The Xcode version whose layout it is, the newest if the model decides; nil for modelc's own layouts.
    package var era: XcodeEra? {
        switch self {
        case .modern, .xcodeCompatible: nil
        case .xcode: .newest
        case .era(let era): era
        }
    }

    /// Whether classes in modelc's own layout have the symbols that code for Xcode's classes uses.
    package var hasXcodeSymbols: Bool { self == .xcodeCompatible }
}

/// The owner of a generated file after it is written.
package enum OverwritePolicy: String, ConfigurationChoice {
    /// The generator: the file is replaced whenever its text differs.
    case machine
    /// The user: the file is written if it does not exist, and never again.
    case human
    /// The user: the file is written if it does not exist; an existing file that differs is an error.
    case never
}

/// How often a template is rendered.
package enum OutputScope: String, ConfigurationChoice {
    /// Once for each entity.
    case entity
    /// Once for the model.
    case model
}
