import ModelcConfiguration
import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSourceCode

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
        let models = if let configuration = loaded.configuration { configured(configuration) } else { try found() }
        var files: [SetupOutcome.File] = []
        if let path = loaded.configuration?.path {
            files.append(SetupOutcome.File(path: workspace.display.path(path), action: .keep))
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

    /// The models below the folders that were named, each with folders of its target or of its part of the project.
    private func found() throws(RunFailure) -> [StarterConfiguration.Model] {
        var paths: [String] = []
        var modules: [String: String] = [:]
        for folder in request.models.isEmpty ? ["."] : request.models {
            let path = workspace.path(folder)
            let search = ModelSearch(path)
            guard search.problems.isEmpty else { throw RunFailure(search.problems) }
            for model in search.models where !paths.contains(workspace.display.path(model)) {
                let reading = workspace.reader.read(model)
                let problems = reading.diagnostics.filter { $0.id == .noSuchPath || $0.id == .notAModel }
                guard problems.isEmpty else { throw RunFailure(problems) }
                let path = workspace.display.path(model)
                paths.append(path)
                modules[path] = reading.model?.currentVersion?.model?.moduleOfClasses
            }
        }
        let folders = SetupFolders(paths)
        let isGeneratedByBuild = PackagePlugins(in: workspace).generatesClasses
        return paths.map { path in
            if isGeneratedByBuild { return StarterConfiguration.Model(path: path, output: nil, humanOutput: nil) }
            let folder = folders.folder(of: path)
            return StarterConfiguration.Model(
                path: path, output: SetupFolders.joined(folder, "Generated"),
                humanOutput: SetupFolders.joined(folder, "Entities"), module: modules[path])
        }
    }

    private func wanted(_ models: [StarterConfiguration.Model], hasConfiguration: Bool) -> [SetupFile] {
        var files: [SetupFile] = []
        if !hasConfiguration {
            let preset = PresetReference("recommended", number: Preset.newest)
            let text = StarterConfiguration(models, preset: preset.description).text
            files.append(SetupFile(path: ConfigurationReader.fileName, text: text, snippet: ""))
        }
        switch request.service {
        case .github: files.append(.gitHub)
        case .gitlab: files.append(.gitLab)
        case nil: break
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
            throw RunFailure([error.diagnostic])
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
        groups = Dictionary(grouping: models.map(SetupFolders.folders(above:)), by: SetupFolders.key)
    }

    /// The folder of a model's module, as far as paths tell: that of its target in a Swift package, else the nearest one around all
    /// models that share the first folder of their paths.
    func folder(of model: String) -> String {
        let own = SetupFolders.folders(above: model)
        if let target = SetupFolders.target(own) { return target.joined(separator: "/") }
        let others = groups[SetupFolders.key(own)] ?? [own]
        return others.reduce(own) { common, other in zip(common, other).prefix { $0 == $1 }.map(\.0) }
            .joined(separator: "/")
    }

    static func joined(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }

    private static func folders(above model: String) -> [Substring] {
        let parts = model.split(separator: "/").dropLast()
        return model.hasPrefix("/") ? [""] + parts : Array(parts)
    }

    private static func key(_ folders: [Substring]) -> String {
        (target(folders) ?? Array(folders.prefix(1))).joined(separator: "/")
    }

    /// The folder of a target in a Swift package: `Sources/App`.
    private static func target(_ folders: [Substring]) -> [Substring]? {
        guard let start = folders.firstIndex(where: { $0 == "Sources" || $0 == "Tests" }), start + 1 < folders.count
        else { return nil }
        return Array(folders[...(start + 1)])
    }
}
