import Foundation
import ModelcTestSupport
import Testing

/// `models:` of `.modelc.yml`: what commands work on that were given no model.
@Suite struct ConfiguredModelsTests {
    private let project: LintFixture

    /// Two models, of which the configuration names one, twice: with two outputs.
    init() throws {
        project = try LintFixture()
        try project.write(LintFixture.clean, to: "App/Shelf.xcdatamodeld")
        try project.write(LintFixture.bakery, to: "Old/Shop.xcdatamodeld")
        try project.write(LintFixture.clean, version: "Shelf 2", of: "App/Shelf.xcdatamodeld")
        try project.makeCurrent("Shelf 2", of: "App/Shelf.xcdatamodeld")
        try configure(
            "models:\n  - path: App/Shelf.xcdatamodeld\n  - path: ./App/Shelf.xcdatamodeld\n    codable: true\n")
    }

    private func configure(_ text: String) throws { try project.folder.write(text, to: ".modelc.yml") }

    @Test func lintLooksAtThem() throws {
        #expect(try project.json("--ignore", "identical-versions").models.map(\.bundle) == ["App/Shelf.xcdatamodeld"])
        #expect(try project.json("--no-config").models.count == 2)
        #expect(try project.json("Old").models.map(\.bundle) == ["Old/Shop.xcdatamodeld"])
    }

    @Test(arguments: [["plan"], ["diff"], ["hash"], ["inspect"], ["lock"]])
    func commandsAboutOneModelTakeIt(_ arguments: [String]) throws {
        let outcome = try project.modelc.run(arguments)
        #expect(outcome.status == 0, "\(outcome)")
        #expect(outcome.output.contains("Shelf"), "\(outcome)")
    }

    @Test(arguments: [["plan"], ["diff"], ["hash"], ["inspect"]])
    func ofSeveralOneIsToBeNamed(_ arguments: [String]) throws {
        try configure("models:\n  - path: App/Shelf.xcdatamodeld\n  - path: Old/Shop.xcdatamodeld\n")
        let outcome = try project.modelc.run(arguments)
        #expect(outcome.status == 64, "\(outcome)")
        #expect(outcome.errors.contains("found 2 models: App/Shelf.xcdatamodeld, Old/Shop.xcdatamodeld. Name one"))
    }

    @Test(arguments: [["diff"], ["hash"], ["inspect"], ["lock"]])
    func withoutModelsOneIsToBeNamed(_ arguments: [String]) throws {
        try configure("lint:\n  preset: strict\n")
        let outcome = try project.modelc.run(arguments)
        #expect(outcome.status == 64 && outcome.errors.contains("no model is named"), "\(outcome)")
    }

    /// Who corrects one fault of the configuration is not to meet the next only then.
    @Test(arguments: [["lint"], ["generate"], ["config"]])
    func allFaultsAreToldAtOnce(_ arguments: [String]) throws {
        try configure(
            """
            lint:
              rules:
                missing-invers: error
            generate:
              base-class: "9 lives"
              acess: public
            """)
        let outcome = try project.modelc.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(".modelc.yml:3:"), "\(outcome.errors)")
        #expect(outcome.errors.contains("[invalid-lint-setting]"), "\(outcome.errors)")
        #expect(outcome.errors.contains("'9 lives' is no class"), "\(outcome.errors)")
        #expect(outcome.errors.contains("did you mean 'access'"), "\(outcome.errors)")
    }
}
