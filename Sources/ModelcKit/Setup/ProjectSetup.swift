import ModelcBase
import ModelcCodegen
import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The use case of setting up a project: writes `.modelc.yml` and other requested files. Existing files are not
/// changed, apart from a `Package.swift` that is understood; the outcome lists the lines that are missing in them.
package struct ProjectSetup: UseCase {
    private let request: SetupRequest
    private let workspace: Workspace
    /// The size limit of an existing file in megabytes.
    private static let megabytes = 4

    package init(_ request: SetupRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if there is no model, if the existing configuration cannot be used, or if a file cannot be
    ///   written.
    package func run() throws(RunFailure) -> SetupOutcome {
        let loaded = try LoadedConfiguration(in: workspace)
        let setups: [ModelSetup]
        if let calls = request.calls {
            setups = MogeneratorEntries.setups(calls, workspace.wording)
        } else {
            setups = packaged(try found(isConfigured: loaded.configuration != nil))
        }
        let found = setups.map(\.entry)
        let models = loaded.configuration.map(configured) ?? found
        var files: [SetupOutcome.File] = []
        if let configuration = loaded.configuration {
            let path = workspace.display.path(configuration.path)
            files.append(SetupOutcome.File(path: path, action: .keep, missing: missing(configuration, found)))
        }
        let package = packageFiles(setups, loaded.configuration)
        for file in wanted(models, hasConfiguration: loaded.configuration != nil) + package {
            files.append(try write(file))
        }
        let converted = try convertTemplates()
        files += converted.files
        let rehearsal = SetupRehearsal(workspace: workspace)
        let plugins = PackagePlugins(in: workspace)
        return SetupOutcome(
            files: files, models: loaded.configuration == nil ? setups.map(SetupOutcome.Model.init) : [],
            generation: loaded.configuration.map(rehearsal.result) ?? rehearsal.result(ofText: text(found)),
            mayUsePlugins: plugins.isPackage && plugins.names.isEmpty,
            hasChecks: !request.services.isEmpty || request.addsHook, modelCount: models.count,
            isRehearsal: request.isRehearsal, remarks: converted.remarks)
    }

    /// The setups without output folders for new models of a package, whose classes the plugin generates.
    private func packaged(_ setups: [ModelSetup]) -> [ModelSetup] {
        guard request.addsPackage else { return setups }
        let package = PackageSetup(workspace)
        return setups.map { setup in
            guard setup.origin == .new, package.contains(setup.entry.path) else { return setup }
            return ModelSetup(
                StarterConfiguration.Model(path: setup.entry.path), .new,
                note: "no output, because the plugin GenerateManagedObjects generates the classes")
        }
    }

    /// The files that a package needs for its models. The plugin generates classes that no file of the project has.
    private func packageFiles(_ setups: [ModelSetup], _ configuration: Configuration?) -> [SetupFile] {
        guard request.addsPackage else { return [] }
        let written = Set(configuration.map(configured)?.map(\.path) ?? [])
        let models = setups.map { setup in
            (
                path: setup.entry.path,
                isGenerated: [.new, .build].contains(setup.origin) && !written.contains(setup.entry.path)
            )
        }
        return PackageSetup(workspace).files(models)
    }

    /// Converts the templates that a call of mogenerator names into the folder `Templates`.
    private func convertTemplates() throws(RunFailure) -> (files: [SetupOutcome.File], remarks: [Diagnostic]) {
        var result: (files: [SetupOutcome.File], remarks: [Diagnostic]) = ([], [])
        for call in request.calls ?? [] {
            guard let folder = call.templateFolder else { continue }
            let setup = MogeneratorEntries.templateFolder(folder, besides: call.model ?? "", in: workspace)
            var conversion = TemplatesConvertRequest(folder: setup, output: MogeneratorEntries.templates)
            conversion.release = call.release
            conversion.isRehearsal = request.isRehearsal
            let outcome: TemplatesConvertOutcome
            do {
                outcome = try TemplatesConvert(conversion, in: workspace).run()
            } catch {
                if let failure = error as? RunFailure { throw failure }
                continue
            }
            result.remarks += outcome.messages
            result.files += outcome.files.map {
                SetupOutcome.File(path: workspace.display.path($0.path), action: $0.action)
            }
        }
        return result
    }

    /// Returns the models of an existing configuration that have an output folder.
    private func configured(_ configuration: Configuration) -> [StarterConfiguration.Model] {
        EffectiveConfiguration(configuration).models.compactMap { model in
            model.settings.output.map { output in
                var entry = StarterConfiguration.Model(path: workspace.display.path(model.path.path))
                entry.output = workspace.display.path(output.value.path)
                return entry
            }
        }
    }

    /// Returns the lines to add to an existing configuration for models that it does not list.
    private func missing(_ configuration: Configuration, _ found: [StarterConfiguration.Model]) -> [String] {
        let listed = Set(ChosenModels(in: workspace).configured(configuration).map(PathText.absolute))
        let unlisted = found.filter { !listed.contains(workspace.absolute($0.path)) }
        // If the configuration lists no models and the project has only one, the model is found without an entry.
        guard !unlisted.isEmpty, !listed.isEmpty || unlisted.count > 1 || request.calls != nil else { return [] }
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

    /// Returns a setup for each model below the requested folders. If files were generated for the model before, the
    /// setup has their folders. Otherwise, it has the folder of the model's target or part of the project.
    ///
    /// - Parameter isConfigured: whether a configuration exists. If so, it is not an error if the working folder
    ///   contains no models.
    private func found(isConfigured: Bool) throws(RunFailure) -> [ModelSetup] {
        var models: [ModelClasses] = []
        for folder in request.models.isEmpty ? ["."] : request.models {
            let search = ModelSearch(workspace.path(folder))
            let isNeeded = !isConfigured || !request.models.isEmpty
            let problems = search.problems.filter { isNeeded || $0.id != .noModels }
            guard problems.isEmpty else { throw RunFailure(problems) }
            for model in search.models {
                let path = workspace.display.path(model)
                guard !models.contains(where: { $0.path == path }) else { continue }
                let reading = workspace.reader.read(model)
                let problems = reading.diagnostics.filter { $0.id == .noSuchPath || $0.id == .notAModel }
                guard problems.isEmpty else { throw RunFailure(problems) }
                models.append(ModelClasses(reading.model?.currentVersion?.model, path: path))
            }
        }
        if PackagePlugins(in: workspace).generatesClasses {
            return models.map { ModelSetup(StarterConfiguration.Model(path: $0.path), .modelc) }
        }
        let byPath = Dictionary(models.map { ($0.path, $0) }) { first, _ in first }
        return SetupRehearsal(workspace: workspace).adjusted(withFolders(models), byPath) { text($0.map(\.entry)) }
    }

    private func withFolders(_ models: [ModelClasses]) -> [ModelSetup] {
        let folders = SetupFolders(models.map(\.path))
        let sources = ProjectSources(below: workspace.path(".")).paths
        let generated = GeneratedFolders(sources)
        let existing = ExistingClassSearch(models, sources, in: workspace)
        let counts = Dictionary(models.map { (PathText.name(of: $0.path), 1) }, uniquingKeysWith: +)
        let setups = models.map { model in
            let name = PathText.name(of: model.path)
            // If several models have the same file name, the first lines of machine files do not show which model they
            // belong to.
            let origin = counts[name] == 1 ? generated.origin(ofModel: ModelNameCheck.shown(name)) : nil
            return ModelSetupPlanner(
                classes: model, found: existing.classes(of: model), generated: origin,
                folder: folders.folder(of: model.path), display: workspace.display
            ).setup()
        }
        return folders.sharingSupport(setups)
    }

    /// Returns the text of a new configuration.
    private func text(_ models: [StarterConfiguration.Model]) -> String {
        let preset = PresetReference("recommended", number: Preset.newest)
        return StarterConfiguration(models, preset: preset.description).text
    }

    private func wanted(_ models: [StarterConfiguration.Model], hasConfiguration: Bool) -> [SetupFile] {
        var files: [SetupFile] = []
        if !hasConfiguration {
            files.append(SetupFile(path: ConfigurationReader.fileName, text: text(models), snippet: ""))
        }
        for service in SetupRequest.Service.allCases where request.services.contains(service) {
            switch service {
            case .github: files.append(.gitHub)
            case .gitlab: files.append(.gitLab)
            }
        }
        files += MogeneratorEntries.templates(request.calls ?? [])
        if request.addsHook { files.append(.hook) }
        if request.addsAttributes { files.append(.attributes(outputs: models.compactMap(\.output))) }
        return files
    }

    private func write(_ file: SetupFile) throws(RunFailure) -> SetupOutcome.File {
        let folder = workspace.path(".")
        let writer = FileWriter(
            folders: OutputFolders(machine: folder), overwritesForeignFiles: file.isReplaced)
        do throws(FileWritingError) {
            let lock =
                request.isRehearsal
                ? nil : try WriteLock(of: [PathText.joined(folder, file.path)], waiting: workspace.waiting)
            defer { lock?.release() }
            let files = try writer.plan([
                GeneratedFile(path: file.path, text: file.text, policy: file.isReplaced ? .machine : .never)
            ])
            if !request.isRehearsal { try FileWriter.write(files, isDurable: file.isReplaced) }
            let planned = files.first?.action ?? .leave
            let action = file.isReplaced && planned == .create ? .update : planned
            return SetupOutcome.File(
                path: file.path, action: action, missing: action == .refuse ? missing(file) : [],
                needsEdit: action == .create && file.needsEdit)
        } catch {
            throw RunFailure([error.ofSingleFile.diagnostic])
        }
    }

    /// Returns the lines that are missing in an existing file. If the file cannot be read, returns all lines that it
    /// should contain.
    private func missing(_ file: SetupFile) -> [String] {
        let bytes = try? FileBytes.contents(of: workspace.path(file.path), megabytes: ProjectSetup.megabytes).get()
        return file.missing(in: String(decoding: bytes ?? [], as: UTF8.self))
    }
}

/// Chooses folders for generated files. Models of one Swift module share a folder, because a module must contain the
/// shared support file only once.
struct SetupFolders {
    private let groups: [String: [[Substring]]]

    /// - Parameter models: the paths of the models, relative to the working folder.
    init(_ models: [String]) {
        groups = Dictionary(grouping: models, by: SetupFolders.key).mapValues {
            $0.map(ProjectSources.folders(above:))
        }
    }

    /// Returns the folder of a model's module. Only paths are used. In a Swift package, it is the folder of the target.
    /// Otherwise, it is the common folder of all models whose paths start with the same folder.
    func folder(of model: String) -> String {
        let own = ProjectSources.folders(above: model)
        if let target = ProjectSources.packageTarget(of: model) { return target.joined(separator: "/") }
        let others = groups[SetupFolders.key(model)] ?? [own]
        return others.reduce(own) { common, other in zip(common, other).prefix { $0 == $1 }.map(\.0) }
            .joined(separator: "/")
    }

    /// Returns the setups, changed so that each module gets the shared support file in one output folder only.
    func sharingSupport(_ setups: [ModelSetup]) -> [ModelSetup] {
        var outputs: [String: String] = [:]
        return setups.map { setup in
            guard setup.usesSupport, let output = setup.entry.output else { return setup }
            let key = SetupFolders.key(setup.entry.path)
            let first = outputs[key] ?? output
            outputs[key] = first
            var setup = setup
            setup.entry.writesSupport = output == first
            return setup
        }
    }

    private static func key(_ model: String) -> String {
        let target = ProjectSources.packageTarget(of: model)
        return (target ?? Array(ProjectSources.folders(above: model).prefix(1))).joined(separator: "/")
    }
}
