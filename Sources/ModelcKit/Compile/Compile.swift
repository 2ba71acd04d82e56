import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema

/// The use case: models and mapping models -> their compiled forms -> disk. Everything is compiled and compared with
/// the existing files before the first file is written. If any model has an error, nothing is written.
package struct Compile: UseCase {
    private let request: CompileRequest
    private let workspace: Workspace

    package init(_ request: CompileRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` or `UsageError` if it is not clear which model is meant, or where to write the output.
    package func run() throws -> CompileOutcome {
        try requireFeatures()
        try requireCompanions()
        let paths = try paths()
        let stamp = stamp(paths)
        if let count = unchangedFileCount(stamp) {
            var outcome = CompileOutcome()
            outcome.unchangedCount = count
            return outcome
        }
        let sources = paths.map(source)
        let (found, ledger) = read(sources)
        var outcome = found
        guard !sources.contains(where: \.hasErrors) else {
            outcome.result = ledger.result(hasFindings: true)
            return outcome
        }
        if request.currentVersion != nil, !sources.contains(where: \.isBundle) {
            throw UsageError("\(workspace.wording[.currentVersion]) is for a bundle: this model has one version only")
        }
        try CompiledDelivery(sources: sources, request: request, workspace: workspace).deliver(stamp, &outcome)
        return outcome
    }

    /// Collects the messages about the sources, before the output folder is read.
    private func read(_ sources: [CompiledSource]) -> (CompileOutcome, RunLedger) {
        var outcome = CompileOutcome()
        outcome.isRehearsal = request.isRehearsal || request.isCheck
        outcome.models = sources.compactMap(\.model)
        var ledger = RunLedger()
        for source in sources { ledger.enter(source.ledger) }
        outcome.messages = ledger.messages(besides: sources.flatMap(\.messages))
        return (outcome, ledger)
    }

    /// Returns the stamp of this run (a file that records the states of all input and output files), with the states of
    /// the inputs before they are read. Nil if the request names no stamp.
    private func stamp(_ paths: [String]) -> RunStamp? {
        request.stamp.map { stamp in
            RunStamp(
                path: workspace.path(stamp.path), arguments: stamp.arguments,
                files: StampedFiles(roots: paths, tool: stamp.tool), in: workspace)
        }
    }

    /// Returns the number of compiled files if the stamp of an earlier run shows that nothing has changed since; nil if
    /// the models have to be compiled. Warnings of the earlier run are not repeated, as in other compilers.
    private func unchangedFileCount(_ stamp: RunStamp?) -> Int? {
        // Build tools may remove a dependency file after they have read it.
        let needsCompanion = request.dependencyFile.map { !ExistingPath.mayExist(workspace.path($0)) } ?? false
        guard request.stamp?.mayAnswer ?? false, !needsCompanion else { return nil }
        return stamp?.unchangedFileCount()
    }

    private func requireCompanions() throws {
        guard let stamp = request.stamp?.path, let dependencies = request.dependencyFile else { return }
        if PathText.absolute(workspace.path(stamp)) == PathText.absolute(workspace.path(dependencies)) {
            throw UsageError(
                "\(workspace.wording[.stamp]) and \(workspace.wording[.dependencyFile]) name the same file")
        }
    }

    private func requireFeatures() throws {
        let known = CompileRequest.omittableFeatures
        for name in request.omissions.sorted() where name != CompileRequest.everyOmission && !known.contains(name) {
            if let feature = CompiledFeatureRow.all.first(where: { $0.name == name }) {
                throw UsageError(
                    feature.isRefused
                        ? "'\(name)' cannot be left out: without it the model would have other version hashes"
                        : "'\(name)' is compiled and need not be left out")
            }
            let near = SpellingSuggestion.nearest(to: name, among: known).map { "; did you mean '\($0)'?" }
            throw UsageError(
                "there is no feature '\(TerminalText.escaped(name))' that can be left out"
                    + (near ?? "; there are \(known.joined(separator: ", ")) and all"))
        }
    }

    private func paths() throws -> [String] {
        let mappings = request.paths.filter(MappingNewRequest.isMappingModel)
        let others = request.paths.filter { !MappingNewRequest.isMappingModel($0) }
        let models = others.isEmpty && !mappings.isEmpty ? [] : try ChosenModels(in: workspace).all(others)
        var seen: Set<String> = []
        return (models + mappings.map { PathText.trimmed(workspace.path($0)) }).filter {
            seen.insert(PathText.absolute($0)).inserted
        }
    }

    private func source(at path: String) -> CompiledSource {
        if MappingNewRequest.isMappingModel(path) { return MappingCompilation(workspace: workspace).source(at: path) }
        let policy = FeatureReport.Policy(omissions: request.omissions, isStrict: request.isStrict)
        return ModelCompilation(
            workspace: workspace, policy: policy, currentVersion: request.currentVersion,
            module: request.module
        )
        .source(at: path)
    }
}

extension DiagnosticID {
    static let unprovenFeature = DiagnosticID("unproven-feature")
    static let unknownFeature = DiagnosticID("unknown-feature")
    static let omittedFeature = DiagnosticID("omitted-feature")
    static let refusedMappingCompilation = DiagnosticID("refused-mapping-compilation")
}
