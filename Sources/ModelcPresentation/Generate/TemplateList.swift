import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// The sets of templates with their files.
package enum TemplateList {
    /// A line for each file, or a document.
    package static func text(_ format: OutputFormat, _ style: TextStyle = .plain) -> String {
        switch format {
        case .text:
            BundledTemplateSet.allCases.flatMap { set in
                set.templateFiles.map { style.faint("\(set.rawValue)/") + "\($0.name)\n" }
            }.joined()
        case .json:
            ResultDocument("templates list", result: ["sets": .array(BundledTemplateSet.allCases.map(json))]).text
        }
    }

    private static func json(_ set: BundledTemplateSet) -> JSONValue {
        ["name": .string(set.rawValue), "files": .array(set.templateFiles.map { .string($0.name) })]
    }

    /// A file of a set.
    ///
    /// - Parameter name: the set and the file, as the list names them, or the file alone.
    /// - Returns: the text of the file, or why there is none.
    package static func file(_ name: String) -> Result<String, MissingTemplate> {
        let all = BundledTemplateSet.allCases.flatMap { set in
            set.templateFiles.map { (name: "\(set.rawValue)/\($0.name)", text: $0.text) }
        }
        guard let found = all.first(where: { $0.name == name || $0.name.hasSuffix("/" + name) }) else {
            return .failure(
                MissingTemplate(name: name, near: SpellingSuggestion.nearest(to: name, among: all.map(\.name))))
        }
        return .success(found.text)
    }
}

/// A name that no bundled template has.
package struct MissingTemplate: Error {
    let name: String
    let near: String?

    /// What is wrong, and which file may be meant.
    package var message: String {
        "there is no file '\(name)'"
            + (near.map { "; did you mean '\($0)'?" } ?? "; '\(ToolCommandName.templates)' lists them")
    }
}

/// What can be copied: a set, or the set for Swift that a layout uses.
package enum TemplateSetName: String, CaseIterable {
    case swift, objc, modern
    case xcodeSwift = "xcode-swift"
    case xcodeObjectiveC = "xcode-objc"
    case xcodeCompatible = "xcode-compatible"
    case xcode

    /// The set. Layouts with the same files have the same templates, which ask for the layout themselves.
    package var bundled: BundledTemplateSet {
        switch self {
        case .swift, .modern, .xcodeCompatible: .swift
        case .objc: .objectiveC
        case .xcode, .xcodeSwift: .xcodeSwift
        case .xcodeObjectiveC: .xcodeObjectiveC
        }
    }

    /// What became of each file of a copy, and how it is used.
    ///
    /// - Parameter folder: where the copy is.
    package func text(of files: [PlannedFile], in folder: String) -> String {
        let lines = files.map { "\($0.action.rawValue) \(TerminalText.escaped($0.path))" }
        return (lines + [use(of: TerminalText.escaped(folder))].compactMap(\.self)).map { $0 + "\n" }.joined()
    }

    /// How the copy is used, where another setting is needed with it.
    private func use(of folder: String) -> String? {
        let style = GenerateSettings.flag(\.style)
        let templates = "\(GenerateSettings.flag(\.templates)) \(folder)"
        switch self {
        case .swift, .objc, .modern: return nil
        case .xcodeCompatible:
            return "the layouts share these templates: use the copy with \(style) \(rawValue) \(templates)"
        case .xcode, .xcodeSwift, .xcodeObjectiveC:
            let language = "\(GenerateSettings.flag(\.language)) \(bundled.language.rawValue)"
            return "use the copy with \(style) \(bundled.style.rawValue) \(language) \(templates)"
        }
    }
}
