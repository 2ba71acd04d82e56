import Foundation
import ModelcSchema
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The classes of every current model, compiled and run: properties, relationships with their mutators, initializers, keys,
/// snapshots, requests and the model in code do what the model says.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "programs are compiled on Linux only"))
struct ProofTests {
    /// What is taken out of models before, since nothing is generated for it.
    private static let refused: [String: String] = [
        // Its class is in a module Something.We.Cannot.Handle.
        "Model.xcdatamodeld/Model 2.xcdatamodel": "",
    ]

    @Test func everyCurrentModelRuns() throws {
        let standIn = try StandIn.shared.get()
        let models = try CorpusModels.current().enumerated().map { number, path in
            try ProofModel(path, title: path, number: number)
        }
        let report = try ProofRun(models).report { try standIn.outcome(of: $0) }
        print("proof: \(report.models) models, \(report.entities) entities, \(report.checks) checks")
        #expect(report.failures.isEmpty)
    }
}
