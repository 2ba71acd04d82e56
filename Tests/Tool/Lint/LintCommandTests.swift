import Foundation
import ModelcTestSupport
import Testing

/// `modelc lint` in daily use: the input, the output, and the exit code.
@Suite struct LintCommandTests {
    private let project: LintFixture

    init() throws {
        project = try LintFixture()
        try project.write(LintFixture.bakery, to: "Model/Bakery.xcdatamodeld")
    }

    @Test func findingsAreShownWithCaretHelpAndTotals() throws {
        let outcome = try project.lint()
        #expect(outcome.status == 1)
        #expect(outcome.errors.isEmpty)
        let path = "Model/Bakery.xcdatamodeld/Bakery.xcdatamodel/contents"
        #expect(outcome.output.hasPrefix("\(path):9:57: error: "), "\(outcome.output)")
        #expect(outcome.output.contains("\n\(path):5:61: warning: "))
        for part in [
            "[nullify-leaves-required-inverse]\n   |\n 5 | ", "^^^^^^^^^^^^^^^^^^^^^^\n   = note: ", "\(path):11:5\n",
            "[insecure-transformer]", "[default-not-representable]", "   = help: ", " [fix: behaviour]\n",
        ] {
            #expect(outcome.output.contains(part), "\(part)")
        }
        let totals =
            "1 error, 2 warnings in 1 model\n1 fixable: modelc lint --fix --unsafe\n1 note hidden (--min-severity info)\n"
        #expect(outcome.output.hasSuffix(totals), "\(outcome.output)")
        #expect(!outcome.output.contains("\u{1B}"))
    }

    private static let runs: [(arguments: [String], status: Int32)] = [
        (["--fail-on", "error"], 1), (["--fail-on", "never"], 0), (["--fail-on", "info"], 1),
        (["--fail-on", "error", "--except", "default-not-representable"], 0),
        (["--except", "default-not-representable"], 1),
        (["--except", "default-not-representable", "--max-warnings", "2"], 0),
        (["--except", "default-not-representable", "--max-warnings", "1"], 1),
        (["--max-warnings", "2"], 1), (["--fail-on", "never", "--max-warnings", "1"], 1),
        (["--only", "meta"], 0), (["--preset", "none"], 0), (["--only", "optional-scalar-without-default"], 0),
        (["--only", "attributes", "--fail-on", "info"], 1), (["--model-version", "Bakery"], 1),
        (["--model-version", "Bakery 2"], 2), (["--only", "namng"], 64), (["--preset", "recomended"], 64),
        (["--preset", "recommended@99"], 64), (["--format", "xml"], 64),
        (["--report", "json", "--report", "text"], 64),
        (["--max-warnings", "-1"], 64), (["--all-versions", "--model-version", "1"], 64),
        (["--statistics", "--format", "json"], 64), (["--strict-baseline"], 64), (["nowhere"], 2),
    ]

    @Test(arguments: runs)
    func exitCodes(_ arguments: [String], _ status: Int32) throws {
        let outcome = try project.modelc.run(["lint"] + arguments)
        #expect(outcome.status == status, "\(outcome.output)\(outcome.errors)")
    }

    @Test func presetsChooseRulesAndSeverities() throws {
        let rules = { (preset: String) in try project.json("--preset", preset).findings.map(\.rule) }
        #expect(try rules("recommended") == Array(LintFixture.bakeryRules.prefix(3)))
        #expect(Set(try rules("strict")).isSuperset(of: LintFixture.bakeryRules))
        #expect(try rules("xcode-parity") == ["insecure-transformer"])
        #expect(try rules("none").isEmpty)
        #expect(try rules("cloudkit").contains("cloudkit-required-relationship"))
        #expect(try project.json("--preset", "recommended,cloudkit").preset == "recommended@1,cloudkit@1")
        var silent = project
        silent.modelc.environment["MOMC_NO_WARNINGS"] = "YES"
        #expect(try silent.json("--preset", "xcode-parity").found.isEmpty)
        #expect(try silent.json().findings.count == 3)
    }

    @Test func whatFailsIsShown() throws {
        let document = try project.json("--fail-on", "info")
        #expect(document.findings.map(\.rule) == LintFixture.bakeryRules)
        #expect(document.status == 1)
    }

    @Test func pathsMayBeBundlesVersionsFilesAndFolders() throws {
        try project.write(LintFixture.clean, to: "Other/Shop.xcdatamodeld")
        let bundle = "Model/Bakery.xcdatamodeld"
        for path in [
            bundle, bundle + "/", "Model", "./Model", bundle + "/Bakery.xcdatamodel",
            bundle + "/Bakery.xcdatamodel/contents", project.folder.path(bundle),
        ] {
            let document = try project.json(path)
            #expect(document.models.map(\.bundle) == [bundle], "\(path)")
            #expect(document.findings.count == 3)
            #expect(document.findings.allSatisfy { $0.location.path.hasPrefix(bundle) })
        }
        let all = try project.json("Other", ".", bundle)
        #expect(all.models.map(\.bundle) == [bundle, "Other/Shop.xcdatamodeld"])
        #expect(all.findings.count == 3, "each model is linted once")
    }

    @Test func onlyOwnFoldersAreSearched() throws {
        for place in [".build/checkouts/X", "Pods/X", "Carthage/X", "DerivedData/X", ".git/X", "A.framework"] {
            try project.write(LintFixture.bakery, to: "\(place)/Foreign.xcdatamodeld")
        }
        let outside = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: project.folder.path("Model/out"), withDestinationPath: outside.url.path)
        try FileManager.default.createSymbolicLink(
            atPath: project.folder.path("Model/round"), withDestinationPath: project.folder.url.path)
        try outside.write(LintFixture.document(LintFixture.bakery), to: "Far.xcdatamodeld/Far.xcdatamodel/contents")
        #expect(try project.json().models.map(\.bundle) == ["Model/Bakery.xcdatamodeld"])
        #expect(
            try project.json("Pods").models.map(\.bundle) == ["Pods/X/Foreign.xcdatamodeld"], "what is named is read")
        let empty = try project.folder.makeFolder("Empty")
        let outcome = try project.lint(empty)
        #expect(outcome.status == 2 && outcome.errors.contains("[no-models]"))
    }

    @Test func oneUnreadableModelStopsNoOther() throws {
        try project.folder.write(
            "<model>\n<entity name=\"A\">\n", to: "Model/Broken.xcdatamodeld/Broken.xcdatamodel/contents")
        let document = try project.json("--fail-on", "never")
        #expect(document.status == 2)
        #expect(document.found.contains("unreadable-model "))
        #expect(document.findings.count == 4)
        #expect(document.problems.map(\.path) == ["Model/Broken.xcdatamodeld/Broken.xcdatamodel/contents"])
    }

    @Test func statisticsCountByRule() throws {
        try project.write(LintFixture.bakery, to: "Model/Second.xcdatamodeld")
        #expect(
            try project.lint("--statistics").output == """
                2  default-not-representable                 in 2 models
                2  insecure-transformer             fixable  in 2 models
                2  nullify-leaves-required-inverse  fixable  in 2 models
                1  class-in-two-models                       in 1 model
                7 findings in 2 models

                """)
    }

    @Test func suppressionsInTheModelAreObeyedAndLookedAt() throws {
        let entry =
            "<userInfo><entry key=\"modelc.lint.disable\" value=\"insecure-transformer, naming -- old\"/></userInfo>"
        let text = LintFixture.bakery.replacingOccurrences(
            of: "customClassName=\"NSArray\"/>", with: "customClassName=\"NSArray\">\(entry)</attribute>")
        try project.write(text, to: "Model/Bakery.xcdatamodeld")
        let plain = try project.lint("--only", "insecure-transformer")
        #expect(plain.status == 0)
        #expect(plain.output == "no findings in 1 model (1 suppressed, 0 in baseline)\n")
        let shown = try project.lint("--only", "insecure-transformer", "--show-suppressed")
        #expect(shown.output.contains("(suppressed: old) [insecure-transformer]"), "\(shown.output)")
        #expect(try project.json().findings.contains { $0.rule == "unused-suppression" })
    }
}

/// The help of a relationship without inverse is a command, and that command solves the problem.
@Suite struct InverseAdviceTests {
    private let folder: TemporaryFolder
    private var modelc = ModelcProcess()

    init() throws {
        folder = try TemporaryFolder()
        modelc.folder = folder.url.path
        #expect(try modelc.run("new", "My App", "Courier", "Parcel", "--quiet").status == 0)
        let added = try modelc.run("edit", "add", "relationship", "Parcel.courier", "Courier", "--quiet")
        #expect(added.status == 0, "\(added)")
    }

    @Test func theCommandAddsTheInverse() throws {
        let action = "add relationship Courier.parcels Parcel --inverse courier --to-many"
        let found = try modelc.run("lint")
        #expect(found.output.contains("add the inverse: modelc edit 'My App.xcdatamodeld' \(action);"), "\(found)")
        let edited = try modelc.run(["edit", "My App.xcdatamodeld"] + action.split(separator: " ").map(String.init))
        #expect(edited.status == 0, "\(edited)")
        #expect(try modelc.run("lint").output.contains("no findings"))
    }

    /// A name that already exists in the destination is not proposed, but another one that says what it is the inverse of.
    @Test func takenNamesAreNotProposed() throws {
        #expect(try modelc.run("edit", "add", "attribute", "Courier.parcels", "String", "--quiet").status == 0)
        let found = try modelc.run("lint")
        let action = "add relationship Courier.parcelsAsCourier Parcel --inverse courier --to-many"
        #expect(found.output.contains("modelc edit 'My App.xcdatamodeld' \(action);"), "\(found)")
    }
}
