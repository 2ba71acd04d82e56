/// A planned model, with the keys that every layout has.
protocol PlannedModel: PlannedSubject, VersionedSubject {
    var input: CodeGenerationInput { get }
}

extension PlannedModel {
    var version: VersionFacts { input.version }
}
