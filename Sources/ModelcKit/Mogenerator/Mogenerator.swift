import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The use case: generates classes as the tool mogenerator does, for build phases that call it.
///
/// 1. *Model*: finds the model and its version (`MogeneratorModelSearch`).
/// 2. *Templates*: compiles the bundled set, or converts the project's own templates (`MogeneratorTemplates`).
/// 3. *Files*: generates the files, and decides for each file whether to write it.
/// 4. *Writing*, or one of the reports: the list of files, orphans, the comparison with a folder.
package struct Mogenerator: UseCase {
    private let request: MogeneratorRequest
    private let workspace: Workspace

    package init(_ request: MogeneratorRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    package func run() throws -> MogeneratorOutcome {
        var outcome = MogeneratorOutcome()
        guard let model = request.model else {
            outcome.lines = ["0 machine files and 0 human files generated."]
            return outcome
        }
        do throws(MogeneratorStop) {
            try run(PathText.trimmed(model), &outcome)
        } catch {
            outcome.errors += error.errors
            outcome.fail(error.status, error.messages)
        }
        return outcome
    }

    private func run(_ model: String, _ outcome: inout MogeneratorOutcome) throws(MogeneratorStop) {
        let found = try MogeneratorModelSearch(workspace).version(at: model)
        outcome.sources = found.sources
        if let name = request.configuration, !found.hasConfiguration(name) {
            outcome.lines = ["No configuration \(name) found in model. No files will be generated."]
            outcome.lines += found.configurationNames
            return
        }
        let options = try options()
        var templates = MogeneratorTemplates(options: options, workspace: workspace)
        let compiled = try templates.compiled(request, besides: model)
        outcome.messages += templates.notes
        let generator = MogeneratorGenerator(input(found), options)
        let resolved = ResolvedModel(found.model)
        for (entity, className) in generator.skipped(in: resolved) {
            outcome.lines.append("skipping entity \(entity) (\(className)) because it doesn't use a custom subclass.")
        }
        let generation = generator.generate(resolved, templates: compiled, locate: found.version.location)
        outcome.messages += generation.diagnostics
        if generation.hasErrors {
            throw MogeneratorStop(generation.templateProblems.isEmpty ? .unusableModel : .failed)
        }
        let stems = generator.fileStems(in: resolved)
        if request.listsOrphans { return try listOrphans(stems, &outcome) }
        if let folder = request.comparedFolder {
            return try MogeneratorComparison(folder: workspace.path(folder)).run(generation.files, &outcome)
        }
        if stems.isEmpty {
            outcome.lines.append(
                "No entities found in model (or in specified configuration). No files will be generated.")
        }
        try deliver(generation.files, stems, &outcome)
    }

    // MARK: Options

    private func options() throws(MogeneratorStop) -> MogeneratorOptions {
        var options = MogeneratorOptions()
        options.language = request.isSwift ? .swift : .objectiveC
        options.baseClass = request.baseClass
        options.forcedBaseClass = request.forcedBaseClass
        options.baseClassImport = request.baseClassImport
        if let text = request.release {
            guard let release = MogeneratorRelease(text) else {
                throw MogeneratorStop(.wrongUsage, "'\(text)' is not a release of mogenerator: name one such as 1.31")
            }
            options.release = release
        }
        for text in request.templateVariables {
            let (key, value) = try variable(text)
            options.variables[key] = MogeneratorVariable(value)
        }
        if request.setsVersion2, options.release.hasVersion2 {
            for key in ["arc", "literals", "modules"] { options.variables[key] = .bool(true) }
        }
        return options
    }

    private func variable(_ text: String) throws(MogeneratorStop) -> (String, String) {
        // mogenerator loses the text after a second `=`.
        let parts = text.parts(between: "=")
        guard parts.count > 1, !parts[0].isEmpty else {
            throw MogeneratorStop(
                .failed, "Caught: \(workspace.wording[.templateVariable]) needs KEY=VALUE, not '\(text)'")
        }
        guard !parts[0].utf8.contains(UInt8(ascii: ".")) else {
            throw MogeneratorStop(
                .wrongUsage,
                "\(workspace.wording[.templateVariable]): '\(parts[0])' has a dot, so no template can read it")
        }
        return (parts[0], parts[1])
    }

    private func input(_ found: MogeneratorModelSearch.Found) -> CodeGenerationInput {
        CodeGenerationInput(
            sourceName: found.fileName, modelName: found.name, entityNames: request.configuration.map(found.entityNames)
        )
    }

    private var machineFolder: String { request.machineFolder ?? request.outputFolder ?? "" }
    private var humanFolder: String { request.humanFolder ?? request.outputFolder ?? "" }

    // MARK: Writing

    private func deliver(
        _ files: [GeneratedFile], _ stems: [String], _ outcome: inout MogeneratorOutcome
    ) throws(MogeneratorStop) {
        do throws(FileWritingError) {
            for folder in Set([machineFolder, humanFolder]) where !folder.isEmpty {
                try FileWriter.requireWritableFolder(workspace.path(folder))
                _ = try FileWriter.makeFolder(workspace.path(folder))
            }
            if request.listsFiles {
                outcome.lines += listed(files)
                _ = try writeIncludes(stems)
                return
            }
            let planned = try writer.plan(files)
            if let refused = planned.first(where: { $0.action == .refuse }) {
                outcome.messages.append(refused.refusal(workspace.wording))
                throw FileWritingError.unwritable(path: refused.path, reason: "nothing was written")
            }
            try FileWriter.write(planned)
            touchHumanFiles(beside: planned)
            outcome.files = planned
            outcome.hasWritten = planned.contains { $0.action.writes }
            outcome.lines += summary(of: planned, includes: try writeIncludes(stems))
        } catch {
            throw MogeneratorStop(.unwritable, [error.diagnostic])
        }
    }

    /// The writer for the generated files. As in mogenerator, machine files replace existing files with any content.
    /// Files with the user's code are never replaced.
    private var writer: FileWriter {
        let place = { (folder: String) in workspace.path(folder.isEmpty ? "." : folder) }
        return FileWriter(
            folders: OutputFolders(machine: place(machineFolder), human: place(humanFolder)),
            overwritesForeignFiles: true)
    }

    /// Gives the user's files the current time if the machine file of their class was written, so that they are
    /// compiled again.
    private func touchHumanFiles(beside planned: [PlannedFile]) {
        let written = Set(
            planned.filter { $0.file.policy == .machine && $0.action.writes }.map {
                MogeneratorNames.stem($0.file.path)
            })
        for file in planned where file.file.policy == .human && file.action == .keep {
            guard written.contains(MogeneratorNames.stem(file.file.path)) else { continue }
            for path in [file.path] + file.file.alternativePaths.map({ PathText.joined(file.folder, $0) }) {
                DiskWriting.touch(path)
            }
        }
    }

    private func summary(of planned: [PlannedFile], includes: Includes) -> [String] {
        let machine = planned.count { $0.file.policy == .machine && $0.action.writes }
        let human = planned.count { $0.file.policy == .human && $0.action.writes }
        var lines = [
            includes.hasSources
                ? "\(machine) machine files, \(human) human files and one include.m file generated."
                : "\(machine) machine files and \(human) human files generated."
        ]
        if includes.hasHeaders, let path = request.includedHeaders {
            lines.append("Aggregate header file was also generated to \(path).")
        }
        return lines
    }

    private func listed(_ files: [GeneratedFile]) -> [String] {
        let groups: [(OverwritePolicy, Bool)] = [(.human, true), (.human, false), (.machine, true), (.machine, false)]
        return groups.flatMap { policy, isSource in
            files.filter { $0.policy == policy && $0.path.hasSuffix(".m") == isSource }.map { file in
                let folder = policy == .human ? humanFolder : machineFolder
                let other = file.alternativePaths.first {
                    FileSystem.exists(workspace.path(PathText.joined(folder, $0)))
                }
                return PathText.joined(folder, other ?? file.path)
            }
        }
    }

    // MARK: Include files

    /// The files with imports of all classes that were written: implementations, headers, or both.
    private struct Includes {
        var hasSources = false
        var hasHeaders = false
    }

    private func writeIncludes(_ stems: [String]) throws(FileWritingError) -> Includes {
        var includes = Includes()
        guard !request.isSwift, !stems.isEmpty else { return includes }
        if let path = request.includedSources {
            let text = stems.map { "#import \"\(humanSource($0))\"\n#import \"_\($0).m\"\n" }.joined()
            includes.hasSources = try FileWriter.write(text, to: workspace.path(path), replacing: nil)
        }
        if let path = request.includedHeaders {
            let text = stems.map { "#import \"\($0).h\"\n" }.joined()
            includes.hasHeaders = try FileWriter.write(text, to: workspace.path(path), replacing: nil)
        }
        return includes
    }

    private func humanSource(_ stem: String) -> String {
        let place = { workspace.path(PathText.joined(humanFolder, stem + $0)) }
        return stem + (!FileSystem.exists(place(".m")) && FileSystem.exists(place(".mm")) ? ".mm" : ".m")
    }

    // MARK: Orphans

    private func listOrphans(_ stems: [String], _ outcome: inout MogeneratorOutcome) throws(MogeneratorStop) {
        let known = Set(stems)
        for folder in [machineFolder, humanFolder].uniqued {
            let files = SourceTree.files(below: workspace.path(folder.isEmpty ? "." : folder))
            let orphans = MogeneratorNames.orphans(among: files, besides: known)
            outcome.lines += orphans.map { PathText.joined(folder, $0) }
        }
        outcome.lines = outcome.lines.uniqued
    }
}

extension [String] {
    /// The texts without duplicates, in the order in which they first occur.
    fileprivate var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
