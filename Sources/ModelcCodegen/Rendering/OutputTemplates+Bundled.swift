import ModelcTemplating
import ModelcText

extension OutputTemplates {
    /// The set `swift`, compiled.
    package static let bundledSwift: OutputTemplates = {
        guard let set = TemplateSet.load(bundled: bundledSwiftSources).set else { return OutputTemplates(entries: []) }
        return compile(set).templates
    }()

    /// The files of the set `swift`, as they stand in the folder `Templates`.
    package static var bundledSwiftSources: [String: TemplateSource] {
        Dictionary(
            BundledSwiftTemplates.files.map { name, text in
                (name, TemplateSource(path: "swift/" + name, text: SourceText(Array(text.utf8))))
            }, uniquingKeysWith: { first, _ in first })
    }
}
