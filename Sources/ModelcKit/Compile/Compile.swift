import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcText

/// The use case: models and mapping models -> compiled ones -> disk. All are compiled and compared with what is there before
/// the first file is written; if anything is wrong with one of them, nothing is.
package struct Compile {
    private let request: CompileRequest
    private let workspace: Workspace

    package init(_ request: CompileRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` or `UsageFault` where it is not clear which model is meant, or where the output is to go.
    package func run() throws -> CompileOutcome {
        try requireFeatures()
        let paths = try paths()
        let sources = paths.map(source)
        var outcome = CompileOutcome()
        outcome.isRehearsal = request.isRehearsal || request.isCheck
        outcome.models = sources.compactMap(\.model)
        outcome.messages = sources.flatMap(\.messages)
        var ledger = RunLedger()
        for source in sources { ledger.enter(source.ledger) }
        outcome.messages = ledger.messages(besides: outcome.messages)
        guard !sources.contains(where: \.hasErrors) else {
            outcome.result = ledger.result(hasFindings: true)
            return outcome
        }
        let stamp = try stamp(sources)
        // Build tools may remove a dependency file when they have read it.
        let needsCompanion = request.dependencyFile.map { !ExistingPath.mayExist(workspace.path($0)) } ?? false
        if request.stamp?.mayAnswer ?? false, !needsCompanion, let count = stamp?.unchangedFileCount() {
            outcome.unchangedCount = count
            return outcome
        }
        try deliver(sources, stamp, &outcome)
        return outcome
    }

    private func requireFeatures() throws {
        let known = CompileRequest.omittableFeatures
        for name in request.omissions.sorted() where name != CompileRequest.everyOmission && !known.contains(name) {
            let near = SpellingSuggestion.nearest(to: name, among: known).map { "; did you mean '\($0)'?" }
            throw UsageFault(
                "there is no feature '\(TerminalText.escaped(name))' that can be left out"
                    + (near ?? "; there are \(known.joined(separator: ", ")) and all"))
        }
    }

    private func paths() throws -> [String] {
        let mappings = request.paths.filter(MappingNewRequest.isMappingModel)
        let others = request.paths.filter { !MappingNewRequest.isMappingModel($0) }
        let models = others.isEmpty && !mappings.isEmpty ? [] : try ChosenModels(in: workspace).all(others)
        return models + mappings.map { workspace.path($0) }
    }

    private func source(at path: String) -> CompiledSource {
        if MappingNewRequest.isMappingModel(path) { return MappingCompilation(workspace: workspace).source(at: path) }
        let policy = FeatureReport.Policy(omissions: request.omissions, isStrict: request.isStrict)
        return ModelCompilation(workspace: workspace, policy: policy, currentVersion: request.currentVersion)
            .source(at: path)
    }
}

// Where the files go.
extension Compile {
    private static let extensions = [
        CompiledSource.bundleExtension, CompiledSource.versionExtension, CompiledSource.mappingExtension,
    ]

    /// The paths of the compiled models, each once.
    private func places(of sources: [CompiledSource]) throws -> [String] {
        let word = workspace.wording[.output]
        guard !request.output.isEmpty else { throw UsageFault("\(word) is empty: name a folder") }
        let output = workspace.path(request.output)
        guard let ending = Self.extensions.first(where: { output.hasSuffix($0) }) else {
            let places = sources.map { (output == "." ? "" : output + "/") + $0.fileName }
            let twice = Dictionary(grouping: places) { $0 }.first { $0.value.count > 1 }
            if let twice { throw UsageFault("two models compile to '\(twice.key)': compile them to two folders") }
            return places
        }
        guard sources.count == 1 else { throw UsageFault("\(word) has to be a folder where there are several models") }
        guard sources[0].fileName.hasSuffix(ending) else {
            throw UsageFault("\(word) does not fit: '\(sources[0].fileName)' is no '\(ending)'")
        }
        return [output]
    }

    private func deliver(
        _ sources: [CompiledSource], _ stamp: GenerationStamp?, _ outcome: inout CompileOutcome
    ) throws {
        let places = try places(of: sources)
        do throws(FileWritingError) {
            var outputs: [CompiledOutput] = []
            for (source, place) in zip(sources, places) {
                let folder = source.isBundle ? place : PathText.folder(of: place)
                if OutputFolders(machine: folder).folderInsideModel != nil { throw .insideModel(folder) }
                outputs.append(try CompiledOutput(source, at: place))
            }
            outcome.files = outputs.flatMap(\.files)
            outcome.removed = outputs.flatMap(\.obsolete)
            if request.isCheck {
                let isDrift = outcome.files.contains { $0.action.isDrift } || !outcome.removed.isEmpty
                outcome.result = isDrift ? .findings : .done
            }
            guard !outcome.isRehearsal else { return }
            for output in outputs { try output.write() }
            try writeCompanions(sources, places, stamp, outcome)
        } catch {
            throw RunFailure([error.diagnostic], remarks: Remarks(outcome.messages))
        }
    }

    /// What build systems read: the files that the outputs depend on, and the stamp.
    private func writeCompanions(
        _ sources: [CompiledSource], _ places: [String], _ stamp: GenerationStamp?, _ outcome: CompileOutcome
    ) throws(FileWritingError) {
        if let file = request.dependencyFile {
            let rules = zip(places, sources).map { MakeRule(target: $0, prerequisites: $1.inputs).text }
            try FileWriter.write(rules.joined(), to: workspace.path(file), replacing: nil)
        }
        guard let stamp, outcome.messages.isEmpty else { return }
        let planned = outcome.files.map { file in
            PlannedFile(
                file: .init(path: PathText.name(of: file.path), text: "", policy: .machine), path: file.path,
                action: file.action)
        }
        guard let text = stamp.text(after: planned) else { return }
        try FileWriter.write(text, to: stamp.path, replacing: GenerationStamp.marker)
    }

    private func stamp(_ sources: [CompiledSource]) throws -> GenerationStamp? {
        guard let stamp = request.stamp else { return nil }
        let inputs = sources.flatMap { source in
            source.model.map { [$0.path] } ?? source.inputs.map(PathText.folder)
        }
        return GenerationStamp(
            path: workspace.path(stamp.path), arguments: stamp.arguments,
            files: StampedFiles(roots: inputs, tool: stamp.tool), in: workspace)
    }
}

/// A rule of a Makefile: what a file is made from.
struct MakeRule {
    let target: String
    let prerequisites: [String]

    /// `Library.momd: Library.xcdatamodeld/...`, and an empty rule for each input, so that one that is gone stops no build.
    var text: String {
        let inputs = prerequisites.map(MakeRule.escaped)
        let rule = ([MakeRule.escaped(target) + ":"] + inputs).joined(separator: " \\\n  ")
        return rule + "\n" + inputs.map { "\n\($0):\n" }.joined()
    }

    private static func escaped(_ path: String) -> String {
        path.reduce(into: "") { text, character in
            switch character {
            case " ", "#", "\\", ":": text += "\\" + String(character)
            case "$": text += "$$"
            default: text.append(character)
            }
        }
    }
}
