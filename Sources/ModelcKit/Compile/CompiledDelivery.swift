import ModelcBase
import ModelcDiagnostics

/// Writes compiled models to the output: all files of a run, or none.
struct CompiledDelivery {
    let sources: [CompiledSource]
    let request: CompileRequest
    let workspace: Workspace

    private static let extensions = [
        CompiledSource.bundleExtension, CompiledSource.versionExtension, CompiledSource.mappingExtension,
    ]

    /// - Throws: `UsageError` if the output does not match the models, `RunFailure` if it cannot be written.
    func deliver(_ stamp: RunStamp?, _ outcome: inout CompileOutcome) throws {
        let places = try places()
        let companions = CompiledCompanions(
            dependencies: request.dependencyFile.map { file in
                DependencyFile(
                    path: workspace.path(file),
                    rules: zip(places, sources).map { MakeRule(target: $0, prerequisites: $1.inputs) })
            }, stamp: stamp, wording: workspace.wording)
        let look = { () throws(FileWritingError) -> [CompiledOutput] in try self.outputs(at: places) }
        report(try attempt(outcome, look), &outcome)
        if request.isCheck {
            let isDrift = outcome.files.contains { $0.action.isDrift } || !outcome.removed.isEmpty
            outcome.result = isDrift ? .findings : .done
        }
        guard !outcome.isRehearsal else { return }
        if let problem = companions.problem() { throw RunFailure([problem], remarks: Remarks(outcome.messages)) }
        report(
            try attempt(outcome) { () throws(FileWritingError) -> [CompiledOutput] in
                let folders = Set(places.map(PathText.folder)).sorted()
                var made: [FileWriter.NewFolders] = []
                defer { for folders in made.reversed() { folders.discardEmpty() } }
                for folder in folders { made.append(try FileWriter.makeFolder(folder)) }
                // Build systems may start several runs that compile the same model.
                let lock = try WriteLock(of: places, waiting: workspace.waiting)
                defer { lock.release() }
                // Read the output again: another run may have written the same files in the meantime.
                let outputs = try look()
                try write(outputs, lock)
                return outputs
            }, &outcome)
        let files = outcome.files
        try attempt(outcome) { () throws(FileWritingError) -> Void in try companions.write(after: files) }
    }

    private func report(_ outputs: [CompiledOutput], _ outcome: inout CompileOutcome) {
        outcome.files = outputs.flatMap(\.files)
        outcome.removed = outputs.flatMap(\.obsolete)
    }

    private func attempt<Value>(
        _ outcome: CompileOutcome, _ work: () throws(FileWritingError) -> Value
    ) throws -> Value {
        do throws(FileWritingError) {
            return try work()
        } catch {
            throw RunFailure([error.diagnostic], remarks: Remarks(outcome.messages))
        }
    }

    /// Returns the paths of the compiled models, without duplicates.
    private func places() throws -> [String] {
        let word = workspace.wording[.output]
        guard !request.output.isEmpty else { throw UsageError("\(word) is empty: name a folder") }
        let output = PathText.trimmed(workspace.path(request.output))
        guard let ending = Self.extensions.first(where: { output.hasSuffix($0) }) else {
            let places = sources.map { (output == "." ? "" : output + "/") + $0.fileName }
            try requireDistinct(places)
            return places
        }
        guard sources.count == 1 else { throw UsageError("\(word) must be a folder if there are several models") }
        guard sources[0].fileName.hasSuffix(ending) else {
            throw UsageError("\(word) does not fit: '\(sources[0].fileName)' is not a '\(ending)'")
        }
        return [output]
    }

    /// Checks that the paths differ. Paths that differ only in letter case are the same file on most Macs.
    private func requireDistinct(_ places: [String]) throws {
        let groups = Dictionary(grouping: places) { $0.lowercased() }.values
        guard let twice = groups.filter({ $0.count > 1 }).min(by: { $0[0] < $1[0] }) else { return }
        let names = Set(twice).sorted().map { "'\($0)'" }.joined(separator: " and ")
        let reason = Set(twice).count > 1 ? ", which is the same path on a disk that ignores letter case" : ""
        throw UsageError("two models compile to \(names)\(reason): compile them to two folders")
    }

    private func outputs(at places: [String]) throws(FileWritingError) -> [CompiledOutput] {
        var outputs: [CompiledOutput] = []
        for (source, place) in zip(sources, places) {
            let folder = source.isBundle ? place : PathText.folder(of: place)
            if PathText.isInsideModel(folder) { throw .insideModel(folder) }
            outputs.append(try CompiledOutput(source, at: place))
        }
        return outputs
    }

    /// Writes the files. Obsolete files are removed last, so that the bundle is complete until then.
    private func write(_ outputs: [CompiledOutput], _ lock: WriteLock) throws(FileWritingError) {
        UnfinishedFiles.remove(in: outputs.map { PathText.folder(of: $0.path) })
        try FileWriter.change(outputs.map(\.changeGroup), under: lock)
        try FileWriter.remove(outputs.flatMap(\.obsolete))
    }
}

/// The files for build systems that are written beside the compiled models.
struct CompiledCompanions {
    var dependencies: DependencyFile?
    var stamp: RunStamp?
    let wording: Wording

    /// Returns the reason why a file cannot be written. This is checked before the models are written.
    func problem() -> Diagnostic? {
        if let dependencies, let reason = dependencies.refusal {
            return diagnostic(dependencies.path, reason, wording[.dependencyFile])
        }
        if let stamp, PathText.isInsideModel(PathText.folder(of: stamp.path)) {
            return diagnostic(stamp.path, "it would be part of a model", wording[.stamp])
        }
        if let stamp, FileWriter.refuses(stamp.path, replacing: RunStamp.marker) {
            return diagnostic(stamp.path, FileWritingError.foreignFile, wording[.stamp])
        }
        return nil
    }

    private func diagnostic(_ path: String, _ reason: String, _ word: String) -> Diagnostic {
        Diagnostic(
            .unwritableFile, .error, "'\(path)' cannot be written: \(reason)", at: SourceLocation(path: path),
            help: "name another file with \(word)"
                + (reason == FileWritingError.foreignFile ? ", or remove this one" : ""))
    }

    func write(after files: [CompileOutcome.File]) throws(FileWritingError) {
        if let dependencies { try FileWriter.write(dependencies.text, to: dependencies.path, replacing: nil) }
        guard let stamp else { return }
        let planned = files.map { file in
            PlannedFile(
                file: .init(path: PathText.name(of: file.path), text: "", policy: .machine), path: file.path,
                action: file.action)
        }
        guard let text = stamp.text(after: planned) else { return }
        try FileWriter.write(text, to: stamp.path, replacing: RunStamp.marker)
    }
}
