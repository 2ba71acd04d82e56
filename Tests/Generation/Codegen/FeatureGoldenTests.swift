import ModelcCodegen
import Testing

@Suite("Files of models with one feature")
struct FeatureGoldenTests {
    @Test(arguments: Feature.all)
    func goldens(_ feature: Feature) throws {
        let result = generate(feature.schema, feature.options)
        #expect(result.findings.filter { !$0.hasPrefix("note ") } == [])
        try expectGoldens(result.files, in: "features/" + feature.name)
    }
}
