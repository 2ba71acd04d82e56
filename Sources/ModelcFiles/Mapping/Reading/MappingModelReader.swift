import ModelcBase
import ModelcDiagnostics
import ModelcPlans

/// Reads mapping models. Parses `xcmapping.xml` into objects with ids (`StoreDocument`), finds the objects that the
/// mapping model refers to (`MappingGraphReader`), and decodes the embedded models and expressions.
///
/// Reading does not stop at the first problem: a damaged object affects only the objects that depend on it.
package struct MappingModelReader: Sendable {
    /// The maximum size of a file in bytes. Real files take 40 KB to a few MB, nearly all of it embedded models
    /// (FormatMappingModel §7).
    package static let largestFile = 64 * 1024 * 1024
    /// The name of the file in the bundle.
    package static let fileName = "xcmapping.xml"
    /// The extension of the bundle.
    package static let bundleExtension = ".xcmappingmodel"

    private let memory: Cache<MappingModelReading>?

    /// - Parameter memory: the results of earlier reads in the same run, by path; nil to read every file anew.
    package init(memory: Cache<MappingModelReading>? = nil) { self.memory = memory }

    /// Reads the mapping model at `path`: a bundle, or the `xcmapping.xml` in one.
    package func read(_ path: String) -> MappingModelReading {
        memory?.value(for: path) { readAnew(path) } ?? readAnew(path)
    }

    private func readAnew(_ path: String) -> MappingModelReading {
        let path = ModelPath(path)
        var reading = MappingModelReading(bundlePath: path.text, filePath: path.text)
        switch FileSystem.kind(of: path.text) {
        case .folder: reading.filePath = path.text + "/" + MappingModelReader.fileName
        case .file where path.name == MappingModelReader.fileName: reading.bundlePath = path.folder.text
        case .file, .other: reading.diagnostics = [notAMappingModel(path.text)]
        case .missing: reading.diagnostics = [noSuchPath(path.text)]
        case .inaccessible(let problem): reading.diagnostics = [unreadable(path.text, problem.reason)]
        }
        guard reading.diagnostics.isEmpty else { return reading }
        guard FileSystem.kind(of: reading.filePath) != .missing else {
            let isBundle = path.name.hasSuffix(MappingModelReader.bundleExtension)
            reading.diagnostics = [isBundle ? incomplete(path.text) : notAMappingModel(path.text)]
            return reading
        }
        return readFile(of: reading)
    }

    /// - Parameter reading: a result that contains only the paths so far.
    private func readFile(of reading: MappingModelReading) -> MappingModelReading {
        var reading = reading
        if let count = FileSystem.byteCount(of: reading.filePath), count > MappingModelReader.largestFile {
            reading.diagnostics = [unreadable(reading.filePath, "it is larger than 64 MB")]
            return reading
        }
        do {
            let bytes = try FileSystem.bytes(of: reading.filePath, megabytes: ModelFiles.largestMegabytes)
            return read(bytes, path: reading.filePath, bundle: reading.bundlePath)
        } catch {
            reading.diagnostics = [unreadable(error.path, error.reason)]
            return reading
        }
    }

    /// Reads the bytes of an `xcmapping.xml`.
    ///
    /// - Parameters:
    ///   - path: the path of the file for diagnostics.
    ///   - bundle: the path of its bundle; nil for a file outside a bundle.
    package func read(_ bytes: [UInt8], path: String, bundle: String? = nil) -> MappingModelReading {
        var reading = MappingModelReading(bundlePath: bundle ?? path, filePath: path)
        guard bytes.count <= MappingModelReader.largestFile else {
            reading.diagnostics = [unreadable(reading.filePath, "it is larger than 64 MB")]
            return reading
        }
        let source = SourceText(bytes)
        let report = MappingReport(path: reading.filePath, source: source)
        reading.source = source
        if let document = StoreDocumentReader.read(source, report: report) {
            reading.mapping = MappingGraphReader(document, report: report).mapping()
        }
        reading.diagnostics = report.diagnostics
        return reading
    }
}

extension MappingModelReader {
    private func noSuchPath(_ path: String) -> Diagnostic {
        Diagnostic(
            .noSuchPath, .error, "there is nothing at '\(path)'", at: SourceLocation(path: path),
            help: "give the path of an .xcmappingmodel bundle")
    }

    private func notAMappingModel(_ path: String) -> Diagnostic {
        if path.hasSuffix(".cdm") {
            return Diagnostic(
                .notAMappingModel, .error, "'\(path)' is a compiled mapping model", at: SourceLocation(path: path),
                help: "decompile it: \(ToolCommandName.decompile) \(path), with an output path and the model")
        }
        return Diagnostic(
            .notAMappingModel, .error, "'\(path)' is not a mapping model", at: SourceLocation(path: path),
            help: "give the path of an .xcmappingmodel bundle, or of the xcmapping.xml in one")
    }

    private func incomplete(_ path: String) -> Diagnostic {
        Diagnostic(
            .notAMappingModel, .error,
            "'\(path)' is not a whole mapping model: it has no \(MappingModelReader.fileName)",
            at: SourceLocation(path: path),
            help: "restore \(MappingModelReader.fileName) from version control, or remove the folder")
    }

    private func unreadable(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .unreadableFile, .error, "'\(path)' cannot be read: \(reason)", at: SourceLocation(path: path),
            help: "make it readable")
    }
}
