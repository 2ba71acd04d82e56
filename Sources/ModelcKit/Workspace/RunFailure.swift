import ModelcDiagnostics
import ModelcSchema
import ModelcText

/// Ends a run that cannot go on: its diagnostics go to standard error, and to whoever asked for a document. Whoever throws
/// it prints nothing.
package struct RunFailure: Error {
    package var diagnostics: [Diagnostic]
    /// The files that they point into, by path.
    package var sources: [String: SourceText] = [:]
    /// Whether standard output has got nothing yet.
    package var isBeforeOutput = true
    /// Messages from before the run failed, apart from why it did.
    package var remarks: Remarks?

    package init(_ diagnostics: [Diagnostic], sources: [String: SourceText] = [:], remarks: Remarks? = nil) {
        self.diagnostics = diagnostics
        self.sources = sources
        self.remarks = remarks
    }

    /// Something that was met after results were printed.
    package static func afterOutput(_ diagnostic: Diagnostic) -> RunFailure {
        var failure = RunFailure([diagnostic])
        failure.isBeforeOutput = false
        return failure
    }
}

/// A request that asks for what does not go together, or leaves out what is needed.
package struct UsageFault: Error {
    /// What is wrong, and what to ask for.
    package var message: String
    /// Messages from before that was found out.
    package var remarks: Remarks?

    init(_ message: String, remarks: Remarks? = nil) {
        self.message = message
        self.remarks = remarks
    }
}

/// Messages about what was read, with the files that it points into.
package struct Remarks: Sendable {
    package var diagnostics: [Diagnostic]
    /// The texts of the files, by path.
    package var sources: [String: SourceText]

    init(_ diagnostics: [Diagnostic], sources: [String: SourceText] = [:]) {
        self.diagnostics = diagnostics
        self.sources = sources
    }
}

/// The files that diagnostics about models point into.
package enum ModelSources {
    /// The texts of the versions of models by their paths.
    package static func texts(of models: [VersionedModel]) -> [String: SourceText] {
        let versions = models.flatMap(\.versions).compactMap { version in version.source.map { (version.filePath, $0) }
        }
        let bundles = models.compactMap { model in model.currentVersionSource.map { (model.currentVersionPath, $0) } }
        return Dictionary(versions + bundles, uniquingKeysWith: { first, _ in first })
    }
}

extension PathText {
    /// The folder of a version whose file is named; any other path as it is.
    package static func version(ofFile path: String) -> String {
        let isFile = name(of: path) == ModelFormat.contentsName && folder(of: path).hasSuffix(".xcdatamodel")
        return isFile ? folder(of: path) : path
    }

    /// The bundle that a version's folder is in; nil for a version outside of one.
    static func bundle(ofVersion path: String) -> String? {
        let folder = folder(of: path)
        return folder.hasSuffix(".xcdatamodeld") ? folder : nil
    }

    /// The bundle, or the version outside of one, that a path leads to or into; nil for one that leads elsewhere.
    static func model(around path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let end = parts.firstIndex { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") }
        return end.map { parts[...$0].joined(separator: "/") }
    }
}

extension DiagnosticID {
    static let unusableInput = DiagnosticID("unusable-input")
}
