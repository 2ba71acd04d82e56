/// A planned model, with the template keys that are the same in all layouts.
protocol PlannedModel: PlannedSubject, VersionedSubject {
    var input: CodeGenerationInput { get }
}

extension PlannedModel {
    var version: VersionFacts { input.version }
}
