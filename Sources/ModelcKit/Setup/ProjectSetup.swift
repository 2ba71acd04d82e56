import ModelcCodegen
import ModelcConfiguration
import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSourceCode
import ModelcText

/// The use case: models -> folders for their files -> `.modelc.yml`, and what else was requested. A file that is there stays as
/// it is; the outcome says which lines it lacks.
package struct ProjectSetup {
    private let request: SetupRequest
    private let workspace: Workspace
    /// How much of a file that is there is looked at.
    private static let megabytes = 4

    package init(_ request: SetupRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` where there is no model, the configuration that is there cannot be used, or a file cannot be written.
    package func run() throws(RunFailure) -> SetupOutcome {
        let loaded = try LoadedConfiguration(in: workspace)
        let found = try found(isConfigured: loaded.configuration != nil)
        let models = loaded.configuration.map(configured) ?? found
        var files: [SetupOutcome.File] = []
        if let configuration = loaded.configuration {
            let path = workspace.display.path(configuration.path)
            files.append(SetupOutcome.File(path: path, action: .keep, missing: missing(configuration, found)))
        }
        for file in wanted(models, hasConfiguration: loaded.configuration != nil) { files.append(try write(file)) }
        return SetupOutcome(
            files: files, modelCount: models.count, generatesByCommand: models.contains { $0.output != nil },
            isRehearsal: request.isRehearsal, messages: loaded.diagnostics)
    }

    /// The models of a configuration that is there.
    private func configured(_ configuration: Configuration) -> [StarterConfiguration.Model] {
        EffectiveConfiguration(configuration).models.compactMap { model in
            model.settings.output.map { output in
                StarterConfiguration.Model(
                    path: workspace.display.path(model.path.path), output: workspace.display.path(output.value.path),
                    humanOutput: workspace.display.path(model.settings.humanOutput?.value.path ?? output.value.path))
            }
        }
    }

    /// The lines that a configuration lacks for models that it does not name.
    private func missing(_ configuration: Configuration, _ found: [StarterConfiguration.Model]) -> [String] {
        let listed = Set(ChosenModels(in: workspace).configured(configuration).map(PathText.absolute))
        let unlisted = found.filter { !listed.contains(workspace.absolute($0.path)) }
        // Without a list the only model is found anyway.
        guard !unlisted.isEmpty, !listed.isEmpty || unlisted.count > 1 else { return [] }
        let folder = PathText.folder(of: workspace.display.path(configuration.path))
        let entries = unlisted.map { model in
            var model = model
            let counted = { (path: String) in workspace.display.path(path, from: folder) }
            model.path = counted(model.path)
            model.output = model.output.map(counted)
            model.humanOutput = model.humanOutput.map(counted)
            return model.entry
        }
        return (listed.isEmpty ? ["models:"] : []) + entries.flatMap { $0.split(separator: "\n").map(String.init) }
    }

    /// The models below the folders that were named, each with the folders of the files that it has, or else of its target or of
    /// its part of the project.
    ///
    /// - Parameter isConfigured: whether there is a configuration: then there need not be a model below the working folder.
    private func found(isConfigured: Bool) throws(RunFailure) -> [StarterConfiguration.Model] {
        var paths: [String] = []
        var modules: [String: String] = [:]
        for folder in request.models.isEmpty ? ["."] : request.models {
            let path = workspace.path(folder)
            let search = ModelSearch(path)
            let isNeeded = !isConfigured || !request.models.isEmpty
            let problems = search.problems.filter { isNeeded || $0.id != .noModels }
            guard problems.isEmpty else { throw RunFailure(problems) }
            for model in search.models where !paths.contains(workspace.display.path(model)) {
                let reading = workspace.reader.read(model)
                let problems = reading.diagnostics.filter { $0.id == .noSuchPath || $0.id == .notAModel }
                guard problems.isEmpty else { throw RunFailure(problems) }
                let path = workspace.display.path(model)
                paths.append(path)
                modules[path] = reading.model?.currentVersion?.model?.moduleOfClasses
            }
        }
        if PackagePlugins(in: workspace).generatesClasses {
            return paths.map { StarterConfiguration.Model(path: $0, output: nil, humanOutput: nil) }
        }
        return withFolders(paths, modules)
    }

    private func withFolders(_ paths: [String], _ modules: [String: String]) -> [StarterConfiguration.Model] {
        let folders = SetupFolders(paths)
        let generated = GeneratedFolders(below: workspace.path("."))
        let counts = Dictionary(paths.map { (PathText.name(of: $0), 1) }, uniquingKeysWith: +)
        return paths.map { path in
            let folder = folders.folder(of: path)
            let name = PathText.name(of: path)
            // Files do not say which of several models of one name they are of.
            let existing = counts[name] == 1 ? generated.origin(ofModel: ModelNameCheck.shown(name)) : nil
            let human = existing?.human.map(workspace.display.path) ?? SetupFolders.joined(folder, "Entities")
            return StarterConfiguration.Model(
                path: path,
                output: existing.map { workspace.display.path($0.machine) } ?? SetupFolders.joined(folder, "Generated"),
                humanOutput: human, module: modules[path], language: existing?.language, style: existing?.style)
        }
    }

    private func wanted(_ models: [StarterConfiguration.Model], hasConfiguration: Bool) -> [SetupFile] {
        var files: [SetupFile] = []
        if !hasConfiguration {
            let preset = PresetReference("recommended", number: Preset.newest)
            let text = StarterConfiguration(models, preset: preset.description).text
            files.append(SetupFile(path: ConfigurationReader.fileName, text: text, snippet: ""))
        }
        for service in SetupRequest.Service.allCases where request.services.contains(service) {
            switch service {
            case .github: files.append(.gitHub)
            case .gitlab: files.append(.gitLab)
            }
        }
        if request.addsHook { files.append(.hook) }
        if request.addsAttributes { files.append(.attributes(outputs: models.compactMap(\.output))) }
        return files
    }

    private func write(_ file: SetupFile) throws(RunFailure) -> SetupOutcome.File {
        let folder = workspace.path(".")
        let writer = FileWriter(folders: OutputFolders(machine: folder))
        do throws(FileWritingError) {
            let planned = try writer.plan([GeneratedFile(path: file.path, text: file.text, policy: .never)])
            if !request.isRehearsal { try FileWriter.write(planned) }
            let action = planned.first?.action ?? .leave
            return SetupOutcome.File(
                path: file.path, action: action, missing: action == .refuse ? missing(file) : [],
                needsEdit: action == .create && file.needsEdit)
        } catch {
            throw RunFailure([error.ofSingleFile.diagnostic])
        }
    }

    /// What a file that is there lacks. Of one that cannot be read it is taken to lack everything.
    private func missing(_ file: SetupFile) -> [String] {
        let bytes = try? FileBytes.contents(of: workspace.path(file.path), megabytes: ProjectSetup.megabytes).get()
        return file.missing(in: String(decoding: bytes ?? [], as: UTF8.self))
    }
}

extension ManagedObjectModel {
    /// The module that every class names that names one: the one that the classes are generated for.
    fileprivate var moduleOfClasses: String? {
        let modules = Set(
            entities.compactMap { entity -> String? in
                guard case .named(let module)? = entity.className?.module else { return nil }
                return module
            })
        return modules.count == 1 ? modules.first : nil
    }
}

/// Where generated files go: models of one Swift module have one folder, since the file that they share must not be in a module
/// twice.
struct SetupFolders {
    private let groups: [String: [[Substring]]]

    /// - Parameter models: the paths of the models, from the project's folder.
    init(_ models: [String]) {
        groups = Dictionary(grouping: models, by: SetupFolders.key).mapValues {
            $0.map(ProjectSources.folders(above:))
        }
    }

    /// The folder of a model's module, as far as paths tell: that of its target in a Swift package, else the nearest one around all
    /// models that share the first folder of their paths.
    func folder(of model: String) -> String {
        let own = ProjectSources.folders(above: model)
        if let target = ProjectSources.packageTarget(of: model) { return target.joined(separator: "/") }
        let others = groups[SetupFolders.key(model)] ?? [own]
        return others.reduce(own) { common, other in zip(common, other).prefix { $0 == $1 }.map(\.0) }
            .joined(separator: "/")
    }

    static func joined(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }

    private static func key(_ model: String) -> String {
        let target = ProjectSources.packageTarget(of: model)
        return (target ?? Array(ProjectSources.folders(above: model).prefix(1))).joined(separator: "/")
    }
}
