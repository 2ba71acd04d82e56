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
    /// The newest of Xcode's eras.
    case xcode
    case era(XcodeEra)

    package static var allCases: [CodeStyle] { [.modern, .xcode] + XcodeEra.allCases.map(CodeStyle.era) }

    package init?(rawValue: String) {
        guard let style = CodeStyle.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = style
    }

    package var rawValue: String {
        switch self {
        case .modern: "modern"
        case .xcode: "xcode"
        case .era(let era): era.rawValue
        }
    }

    /// The release of Xcode whose layout it is; nil for modelc's own.
    package var era: XcodeEra? {
        switch self {
        case .modern: nil
        case .xcode: .newest
        case .era(let era): era
        }
    }
}

/// Who owns a generated file once it is on disk.
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
