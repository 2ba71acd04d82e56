import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics

/// The entries and files of a new configuration that replaces calls of mogenerator.
enum MogeneratorEntries {
    /// The folder for the templates of a project.
    static let templates = "Templates"

    static func setups(_ calls: [MogeneratorRequest], _ wording: Wording) -> [ModelSetup] {
        calls.compactMap { call in
            let setup = MogeneratorSetup(request: call)
            guard let entry = setup.entry else { return nil }
            let command = "'\(ToolCommandName.generate) \(wording[.adoption])'"
            let note = (["\(command) does what the call of mogenerator did"] + setup.notes(wording))
                .joined(separator: "; ")
            return ModelSetup(entry, .mogenerator, note: note)
        }
    }

    /// Returns the templates for the files that import all classes, without duplicates.
    static func templates(_ calls: [MogeneratorRequest]) -> [SetupFile] {
        var seen: Set<String> = []
        return calls.flatMap { MogeneratorSetup(request: $0).includes }.filter { seen.insert($0.template).inserted }.map
        {
            SetupFile(path: $0.template, text: $0.text, snippet: "")
        }
    }

    /// Returns the path of the existing template folder that a call names. The path in the call is relative to the
    /// folder of the model, the folder above it, or the working folder.
    static func templateFolder(_ path: String, besides model: String, in workspace: Workspace) -> String {
        let around = PathText.folder(of: model)
        let places = [PathText.joined(around, path), PathText.joined(PathText.folder(of: around), path), path]
        return places.first { FileSystem.kind(of: workspace.path($0)) == .folder } ?? path
    }
}
