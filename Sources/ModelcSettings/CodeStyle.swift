/// The layout of generated files.
package enum CodeStyle: ConfigurationChoice {
    /// A machine class, which modelc overwrites, and a human class, which you edit, for each entity.
    case modern
    /// The classes of `modern`, with the symbols of Xcode's generated classes. For code that was written for Xcode's
    /// classes.
    case xcodeCompatible
    /// A machine class and a human class with the symbols of the tool mogenerator, for code that was written for its classes.
    case mogenerator
    /// The layout of the Xcode version that saved the model.
    case xcode
    case era(XcodeEra)

    package static var allCases: [CodeStyle] {
        [.modern, .xcodeCompatible, .mogenerator, .xcode] + XcodeEra.allCases.map(CodeStyle.era)
    }

    package init?(rawValue: String) {
        guard let style = CodeStyle.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = style
    }

    package var rawValue: String {
        switch self {
        case .modern: "modern"
        case .xcodeCompatible: "xcode-compatible"
        case .mogenerator: "mogenerator"
        case .xcode: "xcode"
        case .era(let era): era.rawValue
        }
    }

    /// The Xcode version whose layout is imitated; nil for layouts that do not imitate Xcode. For `xcode`, the model
    /// determines the version, and the result is only the default: the newest version.
    package var era: XcodeEra? {
        switch self {
        case .modern, .xcodeCompatible, .mogenerator: nil
        case .xcode: .newest
        case .era(let era): era
        }
    }

    /// Whether this layout is modelc's own and does not imitate another tool.
    package var isOwn: Bool {
        switch self {
        case .modern, .xcodeCompatible: true
        case .mogenerator, .xcode, .era: false
        }
    }

    /// Whether classes in modelc's own layout also have the symbols of Xcode's classes, for code that uses those
    /// symbols.
    package var hasXcodeSymbols: Bool { self == .xcodeCompatible }
}
