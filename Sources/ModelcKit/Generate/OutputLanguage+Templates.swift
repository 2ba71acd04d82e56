import ModelcCodegen
import ModelcSettings
import ModelcTemplating

// The sets of templates that come with the tool: one for each language.

extension OutputLanguage {
    /// The set's files in the order of their names.
    package var templateFiles: [(name: String, text: String)] {
        OutputTemplates.bundledSources(self).sorted { $0.key < $1.key }
            .map { ($0.key, String(decoding: $0.value.text.bytes, as: UTF8.self)) }
    }

    /// The names of the files that say what the set makes.
    var manifestNames: Set<String> {
        Set(OutputTemplates.bundledSources(self).keys.filter { $0.hasSuffix(TemplateManifest.fileExtension) })
    }

    /// The types of the objects that templates are rendered with, and what for.
    package var templateRoots: [(use: String, type: any TemplateObject.Type)] {
        let outputs = OutputScope.allCases.map {
            ("A template for each \($0.rawValue)", OutputTemplates.root(of: $0, in: self))
        }
        return outputs
            + (OutputTemplates.singleFileRoot(in: self).map { [("The template for the single file", $0)] } ?? [])
    }
}
