import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcSettings

/// Turns a call of mogenerator into an entry of `.modelc.yml` that does the same.
struct MogeneratorSetup {
    let request: MogeneratorRequest

    /// The entry of the model; nil if the call names no model.
    var entry: StarterConfiguration.Model? {
        guard let model = request.model else { return nil }
        var entry = StarterConfiguration.Model(path: MogeneratorSetup.bundle(of: PathText.trimmed(model)))
        entry.style = .mogenerator
        entry.language = request.isSwift ? .swift : .objectiveC
        let machine = request.machineFolder ?? request.outputFolder ?? "."
        let human = request.humanFolder ?? request.outputFolder ?? "."
        entry.output = machine
        entry.humanOutput = human == machine ? nil : human
        entry.more = settings
        return entry
    }

    /// Returns the path of the bundle that contains a version, because the entry generates the bundle's current
    /// version. Returns any other path unchanged.
    private static func bundle(of path: String) -> String {
        let around = PathText.folder(of: path)
        return around.hasSuffix(".xcdatamodeld") ? around : path
    }

    private var settings: [String] {
        let texts: [(String, String?)] = [
            ("configuration", request.configuration), ("base-class", request.baseClass),
            ("base-class-force", request.forcedBaseClass), ("base-class-import", request.baseClassImport),
            ("mogenerator-version", request.release), ("templates", templates),
        ]
        let variables = request.templateVariables.map(YAMLScalar.text).joined(separator: ", ")
        return texts.compactMap { key, value in value.map { "\(key): \(YAMLScalar.text($0))" } }
            + (variables.isEmpty ? [] : ["template-vars: [\(variables)]"]) + outputs
    }

    /// The folder for the converted templates; nil if the call uses the built-in ones.
    var templates: String? { request.templateFolder == nil ? nil : "Templates" }

    /// The setting `outputs` for the files that import all classes. `init` writes the templates for these files.
    private var outputs: [String] {
        let entries = includes.map { file in
            "  - { template: \(YAMLScalar.text(file.template)), file-name: \(YAMLScalar.text(PathText.name(of: file.path))), "
                + "scope: model, overwrite: machine }"
        }
        return entries.isEmpty ? [] : ["outputs:"] + entries
    }

    /// The files that import all classes, each with the path and the text of its template.
    var includes: [(path: String, template: String, text: String)] {
        if request.isSwift { return [] }
        let files: [(String?, String, String)] = [
            (request.includedHeaders, "includeHeaders.motemplate", "#import \"<$entity.fileStem$>.h\"\n"),
            (
                request.includedSources, "includeSources.motemplate",
                "#import \"<$entity.fileStem$>.m\"\n#import \"_<$entity.fileStem$>.m\"\n"
            ),
        ]
        return files.compactMap { path, name, line in
            path.map { path in
                let text =
                    "// <$marker$>. Do not edit.\n<$foreach entity generatedEntities$>\n" + line + "<$endforeach$>\n"
                return (path, "Templates/" + name, text)
            }
        }
    }

    /// Returns notes about options of the call that have another effect in modelc.
    func notes(_ wording: Wording) -> [String] {
        let folder = request.machineFolder ?? request.outputFolder ?? "."
        let moved = includes.filter { PathText.folder(of: $0.path) != (folder == "." ? "" : folder) }
        return moved.map { "\(PathText.name(of: $0.path)) is written to \(folder), not to \($0.path)" }
            + (request.listsOrphans
                ? ["'\(ToolCommandName.generate) \(wording[.removal])' removes files of classes that are gone"] : [])
    }
}
