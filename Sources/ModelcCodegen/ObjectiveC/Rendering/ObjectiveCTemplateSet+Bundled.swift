import ModelcTemplating
import ModelcText

extension ObjectiveCTemplateSet {
    /// The set `objc`, compiled.
    package static let bundled: ObjectiveCTemplateSet = {
        let (set, diagnostics) = TemplateSet.load(bundled: bundledSources)
        return set.map { ObjectiveCTemplateSet($0) } ?? ObjectiveCTemplateSet(faults: diagnostics)
    }()

    /// The files of the set `objc`, as they stand in the folder `Templates`.
    package static var bundledSources: [String: TemplateSource] {
        Dictionary(
            BundledObjectiveCTemplates.files.map { name, text in
                (name, TemplateSource(path: "objc/" + name, text: SourceText(Array(text.utf8))))
            }, uniquingKeysWith: { first, _ in first })
    }
}
