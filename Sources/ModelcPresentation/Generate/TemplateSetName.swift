import ModelcBase
import ModelcKit
import ModelcSettings

/// The names under which template sets can be copied: the name of a set, or the name of a layout whose set is copied.
package enum TemplateSetName: String, CaseIterable {
    case swift, objc, modern
    case xcodeSwift = "xcode-swift"
    case xcodeObjectiveC = "xcode-objc"
    case xcodeCompatible = "xcode-compatible"
    case xcode
    case mogenerator
    case mogeneratorSwift = "mogenerator-swift"
    case mogeneratorObjectiveC = "mogenerator-objc"

    /// The template set. Layouts with the same files share a set, whose templates check the layout.
    package var bundled: BundledTemplateSet {
        switch self {
        case .swift, .modern, .xcodeCompatible: .swift
        case .objc: .objectiveC
        case .xcode, .xcodeSwift: .xcodeSwift
        case .xcodeObjectiveC: .xcodeObjectiveC
        case .mogenerator, .mogeneratorSwift: .mogeneratorSwift
        case .mogeneratorObjectiveC: .mogeneratorObjectiveC
        }
    }

    /// Returns the result for each copied file, and how to use the copy.
    ///
    /// - Parameter folder: the folder of the copy.
    package func text(of files: [PlannedFile], in folder: String) -> String {
        let lines = files.map { "\($0.action.rawValue) \(TerminalText.escaped($0.path))" }
        return (lines + [use(of: TerminalText.escaped(folder))].compactMap(\.self)).map { $0 + "\n" }.joined()
    }

    /// Returns the options to use with the copy, such as `--style`; nil if the copy works with the default layout.
    private func use(of folder: String) -> String? {
        let style = GenerateSettings.flag(\.style)
        let templates = "\(GenerateSettings.flag(\.templates)) \(folder)"
        switch self {
        case .swift, .objc, .modern: return nil
        case .xcodeCompatible:
            return "the layouts share these templates: use the copy with \(style) \(rawValue) \(templates)"
        case .xcode, .xcodeSwift, .xcodeObjectiveC, .mogenerator, .mogeneratorSwift, .mogeneratorObjectiveC:
            let language = "\(GenerateSettings.flag(\.language)) \(bundled.language.rawValue)"
            return "use the copy with \(style) \(bundled.style.rawValue) \(language) \(templates)"
        }
    }
}
