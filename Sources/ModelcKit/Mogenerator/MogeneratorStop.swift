import ModelcDiagnostics

/// The reason why a run of mogenerator's command line ends early.
struct MogeneratorStop: Error {
    let status: MogeneratorStatus
    /// The lines for standard error.
    var errors: [String] = []
    var messages: [Diagnostic] = []

    init(_ status: MogeneratorStatus, _ messages: [Diagnostic] = []) {
        self.status = status
        self.messages = messages
    }

    init(_ status: MogeneratorStatus, _ error: String) {
        self.status = status
        errors = [error]
    }
}
