import ModelcCodegen
import ModelcDiagnostics
import ModelcLint
import ModelcPlans
import ModelcSchema

/// The compiled form of a model or mapping model, before anything on disk is read.
struct CompiledSource {
    /// Whether the compiled form is a folder of files. Otherwise it is one file.
    var isBundle = false
    /// The name with its extension, as in `Library.momd`.
    var fileName = ""
    /// The files by name. A single file has its own name.
    var files: [(name: String, bytes: [UInt8])] = []
    /// The paths of the files and folders that are compiled.
    var inputs: [String] = []
    var model: VersionedModel?
    var messages: [Diagnostic] = []
    var ledger = RunLedger()

    /// Whether there are errors, so that nothing may be written.
    var hasErrors: Bool { messages.hasErrors || !ledger.isEmpty }

    static let bundleExtension = ".momd"
    static let versionExtension = ".mom"
    static let mappingExtension = ".cdm"
}
