import ModelcCodegen
import ModelcDiagnostics

/// Refuses outputs of the user's that could be written only once: a file is rewritten only where its head says that modelc
/// made it, and that is found out best before there is a file.
enum MarkerCheck {
    static func faults(in files: [GeneratedFile]) -> [Diagnostic] {
        let file = files.first { file in
            file.isExtra && file.policy == .machine
                && !String(decoding: file.text.utf8.prefix(FileWriter.markedLength), as: UTF8.self)
                    .contains(CodeGenerator.marker)
        }
        guard let file else { return [] }
        return [
            Diagnostic(
                .outputWithoutMarker, .error,
                "the file '\(file.path)' of 'outputs' does not say that modelc made it, so that it could not be rewritten",
                help: "begin the template with a comment that says '\(CodeGenerator.marker)', or set 'overwrite: human'"
            )
        ]
    }
}

extension DiagnosticID {
    static let outputWithoutMarker = DiagnosticID("output-without-marker")
}
