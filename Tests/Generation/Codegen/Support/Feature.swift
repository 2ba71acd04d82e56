import ModelcCodegen
import ModelcSchema
import Testing

/// A small model that shows one feature in golden files.
struct Feature: Sendable, CustomTestStringConvertible {
    /// The folder of the golden files.
    let name: String
    let schema: ManagedObjectModel
    let options: CodeGenerationInput
    /// The types of the user's that the model names, which the files need to compile.
    var userSource = ""

    init(
        _ name: String, _ model: ManagedObjectModel, userSource: String = "",
        _ change: (inout CodeGenerationInput) -> Void = { _ in }
    ) {
        self.name = name
        schema = model
        self.userSource = userSource
        var options = ModelcGenerationTests.options()
        change(&options)
        self.options = options
    }

    var testDescription: String { name }

    static let all: [Feature] = [
        userTypes, swiftTypes, objectTypes, snapshots, fetchRequests, documentation, standalone, mixedAccess, names,
        programmatic, inherited, xcodeCompatible,
    ]
}
