import ModelcBase
import ModelcCloudKitSchema
import ModelcDiagnostics
import ModelcFiles
import ModelcMirroring

/// A schema file that was read.
struct CloudKitSchemaFile {
    /// The path for the file system.
    let path: String
    let schema: CloudKitSchema

    /// - Throws: `RunFailure` if the file cannot be read. If the file is not a valid schema, `schema` has problems
    ///   instead.
    init(_ path: String, in workspace: Workspace) throws(RunFailure) {
        self.path = workspace.path(path)
        switch FileBytes.contents(of: self.path, megabytes: ModelFiles.largestMegabytes) {
        case .success(let bytes): schema = CloudKitSchema(reading: bytes)
        case .failure(let refusal):
            throw RunFailure([
                refusal.diagnostic(
                    of: path, "read",
                    help: "give a schema file, such as the one that 'xcrun cktool export-schema' writes")
            ])
        }
    }

    /// The syntax errors in the file. A schema with such an error is not compared.
    var failures: [Diagnostic] {
        schema.problems.filter { $0.kind == .syntax }.map { problem in
            Diagnostic(
                CloudKitFindingCode.unreadable.id, .error, problem.message,
                at: SourceLocation(path: path, position: problem.position, length: problem.length), help: problem.help)
        }
    }
}
