import Foundation
import ModelcTestSupport
import Testing

@testable import modelc

/// `models:` of `.modelc.yml`: the input of commands without a model argument.
@Suite struct ConfiguredModelsTests {
    /// The message of a command that accepts one model, or any number of them; it is followed by a command for each model.
    private static func several(_ arguments: [String]) -> String {
        let takesSeveral = ["lock", "check", "compile"].contains(arguments[0])
        return "found 2 models; name one\(takesSeveral ? " or several" : ""):\n  modelc \(arguments[0]) "
    }

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
        #expect(try project.json("--except", "identical-versions").models.map(\.bundle) == ["App/Shelf.xcdatamodeld"])
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
        #expect(outcome.errors.contains("found 2 models; name one:\n  modelc "), "\(outcome.errors)")
    }

    /// Every command that works on models finds them by the same rule.
    static let commands = [
        ["plan"], ["diff"], ["hash"], ["inspect"], ["lock"], ["mapping", "new", "--dry-run"],
        ["generate", "--output", "Out", "--dry-run"], ["compile", "--output", "Out", "--dry-run"],
    ]

    /// These process each model alone.
    static let commandsForAll = [
        ["lint", "--fail-on", "never", "-v"], ["format", "--dry-run"], ["doctor"], ["check"],
    ]

    @Test(arguments: commandsForAll)
    func allBelowAreTaken(_ arguments: [String]) throws {
        try configure("lint:\n  preset: strict\n")
        for folder in [[], ["."]] {
            let outcome = try project.modelc.run(arguments + folder)
            #expect(outcome.status < 2, "\(outcome)")
            #expect(!outcome.errors.contains("name one"), "\(outcome)")
        }
        let document = try project.modelc.run(
            "lint", "--fail-on", "never", "--min-severity", "info", "--format", "json")
        #expect(document.output.contains("Shelf.xcdatamodeld") && document.output.contains("Shop.xcdatamodeld"))
    }

    @Test(arguments: commands)
    func withoutModelsTheOnlyOneBelowIsTaken(_ arguments: [String]) throws {
        try configure("lint:\n  preset: strict\n")
        let several = try project.modelc.run(arguments)
        #expect(several.status == 64, "\(several)")
        #expect(several.errors.contains(Self.several(arguments)), "\(several.errors)")
        try FileManager.default.removeItem(atPath: project.folder.path("Old"))
        let only = try project.modelc.run(arguments)
        #expect(only.status == 0, "\(only)")
    }

    @Test(arguments: commands)
    func aFolderIsSearched(_ arguments: [String]) throws {
        let only = try project.modelc.run(arguments + ["App"])
        #expect(only.status == 0, "\(only)")
        let several = try project.modelc.run(arguments + ["."])
        #expect(several.status == 64 && several.errors.contains(Self.several(arguments)), "\(several)")
        try project.folder.makeFolder("Empty")
        let none = try project.modelc.run(arguments + ["Empty"])
        #expect(none.status == 2 && none.errors.contains("[no-models]"), "\(none)")
    }

    @Test func aFolderWithSeveralIsNamed() throws {
        try project.write(LintFixture.clean, to: "Both/A.xcdatamodeld")
        try project.write(LintFixture.clean, to: "Both/B.xcdatamodeld")
        let outcome = try project.modelc.run("diff", "App", "Both")
        #expect(outcome.status == 64)
        let list =
            "found 2 models in 'Both'; name one:\n  modelc diff App Both/A.xcdatamodeld\n"
            + "  modelc diff App Both/B.xcdatamodeld\n"
        #expect(outcome.errors.contains(list), "\(outcome.errors)")
    }

    @Test func aFolderWithoutModelsGivesADocument() throws {
        try project.folder.makeFolder("Empty")
        let outcome = try project.modelc.run("hash", "Empty", "--format", "json")
        #expect(outcome.status == 2 && outcome.output.contains("no-models"), "\(outcome)")
    }

    /// The file is not a store; the test is about the models that it would be compared with.
    @Test func identifyTakesThem() throws {
        try project.folder.write("no store", to: "x.sqlite")
        let configured = try project.modelc.run("identify", "x.sqlite")
        #expect(configured.status == 2 && configured.errors.contains("x.sqlite"), "\(configured)")
        try configure("lint:\n  preset: strict\n")
        let several = try project.modelc.run("identify", "x.sqlite")
        #expect(several.status == 2 && !several.errors.contains("found 2 models"), "\(several)")
        let named = try project.modelc.run("identify", "x.sqlite", "--model", "App")
        #expect(named.status == 2 && named.errors.contains("x.sqlite"), "\(named)")
    }

    /// All errors of the configuration are reported at once.
    @Test(arguments: [["lint"], ["generate"], ["config"]])
    func allProblemsAreToldAtOnce(_ arguments: [String]) throws {
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
        #expect(outcome.errors.contains("'9 lives' is not a class"), "\(outcome.errors)")
        #expect(outcome.errors.contains("did you mean 'access'"), "\(outcome.errors)")
    }
}

/// `modelc config`: the effective values and their origin.
@Suite struct ConfigCommandTests {
    private let folder: TemporaryFolder
    private let modelc: ModelcProcess

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "models:\n  - path: A.xcdatamodeld\n    output: Out\ngenerate:\n  access: public\n", to: ".modelc.yml")
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        self.modelc = modelc
    }

    @Test func whatIsShownIsAConfiguration() throws {
        let shown = try modelc.run("config").output
        try folder.write(shown, to: "shown.yml")
        let again = try modelc.run("config", "--config", "shown.yml")
        #expect(again.status == 0, "\(again.errors)")
        #expect(again.output.contains("access: public"))
    }
}
