import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcSettings
import ModelcTemplating

/// The settings and manifests for converting mogenerator's templates.
enum TemplateConversion {
    static func converter(_ release: MogeneratorRelease = .master) -> MiscMergeConverter {
        MiscMergeConverter(
            root: OutputTemplates.root(of: .entity, in: .mogeneratorObjectiveC),
            squeezesBlankLines: MogeneratorRelease("1.28").map { release >= $0 } ?? true)
    }

    /// Returns the manifest for a folder with converted templates of a language.
    static func manifest(for language: OutputLanguage) -> (name: String, text: String) {
        let set = BundledTemplateSet(.mogenerator, language)
        let head = "# The outputs of the set: template, file name, entity or model, owner of the file.\n"
        let lines = MogeneratorTemplates.names(language).map { name in
            let ending = name.parts(between: ".").dropFirst().first ?? ""
            return name.hasPrefix("machine")
                ? "\(name) _{{class}}.\(ending) entity machine\n" : "\(name) {{class}}.\(ending) entity human\n"
        }
        return (set.rawValue + TemplateManifest.fileExtension, head + lines.joined())
    }
}
