import ArgumentParser
import ModelcCodegen

/// In whose layout classes are generated.
enum GenerationStyle: String, CaseIterable, ExpressibleByArgument {
    /// modelc's own: a machine class and a human class.
    case modern
    /// The newest of Xcode's.
    case xcode
    case xcode7
    case xcode8
    case xcode9
    case xcode12
    case xcode26

    /// The release of Xcode whose layout it is; nil for modelc's own.
    var era: XcodeEra? {
        switch self {
        case .modern: nil
        case .xcode: .newest
        case .xcode7: .xcode7
        case .xcode8: .xcode8
        case .xcode9: .xcode9
        case .xcode12: .xcode12
        case .xcode26: .xcode26
        }
    }
}
