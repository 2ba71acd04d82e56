import ModelcDiagnostics
import Testing

@testable import ModelcKit
@testable import modelc

/// The ledger from which exit codes follow.
@Suite struct RunLedgerTests {
    private let failure = Diagnostic(.unreadableFile, .error, "'a' cannot be read")
    private let warning = Diagnostic(.unreadableFile, .warning, "'b' is passed over")

    @Test func theExitCodeFollowsFromIt() {
        #expect(RunLedger().result(hasFindings: false).rawValue == 0)
        #expect(RunLedger().result(hasFindings: true).rawValue == 1)
        #expect(RunLedger([warning]).result(hasFindings: false).rawValue == 0)
        #expect(RunLedger([warning, failure]).result(hasFindings: false).rawValue == 2)
        #expect(RunLedger([failure]).result(hasFindings: true).rawValue == 2)
    }

    @Test func noRunFailsWithoutAMessage() {
        var ledger = RunLedger()
        ledger.enter([warning], ofReading: "M", isUsable: true)
        #expect(ledger.isEmpty)
        ledger.enter([warning], ofReading: "M", isUsable: false)
        #expect(ledger.failures.map(\.id) == [.unusableInput] && ledger.failures.first?.location?.path == "M")
    }

    @Test func eachFailureIsToldOnce() {
        var ledger = RunLedger([failure, failure])
        ledger.enter(RunLedger([failure]))
        #expect(ledger.failures == [failure])
        #expect(ledger.messages(besides: [warning]) == [failure, warning])
        #expect(ledger.messages(besides: [warning, failure]) == [warning, failure])
    }
}
