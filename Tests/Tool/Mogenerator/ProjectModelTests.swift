import Foundation
import ModelcTestSupport
import Testing

/// `doctor` finds the places where projects lose a model, and `init --package` what a package needs.
@Suite struct ProjectModelTests {
    private var modelc = ModelcProcess()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        modelc.folder = folder.path("")
    }

    private func writeModel(_ path: String, codegen: String = "") throws {
        try folder.write(
            "<model><entity name=\"A\" representedClassName=\"A\"\(codegen)><attribute name=\"x\" optional=\"YES\" "
                + "attributeType=\"String\"/></entity></model>", to: path + "/M.xcdatamodel/contents")
    }

    private func doctor() throws -> String { try modelc.run("doctor", "--no-config").errors }

    private func writePackage(_ target: String) throws {
        try folder.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\n"
                + "    .target(name: \"App\"\(target)),\n])\n", to: "Package.swift")
    }

    @Test func aPackageThatDoesNotCompileTheModel() throws {
        try writeModel("Sources/App/M.xcdatamodeld")
        try writePackage("")
        #expect(try doctor().contains("'swift build' does not compile 'M.xcdatamodeld': the target 'App'"))
        try writePackage(", plugins: [.plugin(name: \"CompileModel\", package: \"modelc\")]")
        #expect(try doctor().contains("Xcode compiles 'M.xcdatamodeld' twice"))
        try writePackage(
            ", exclude: [\"M.xcdatamodeld\"], plugins: [.plugin(name: \"CompileModel\", package: \"modelc\")]")
        #expect(try !doctor().contains("package-model"))
    }

    @Test func classesThatOnlyXcodeGenerates() throws {
        try writeModel("Sources/App/M.xcdatamodeld", codegen: " codeGenerationType=\"class\"")
        try writePackage(
            ", exclude: [\"M.xcdatamodeld\"], plugins: [.plugin(name: \"CompileModel\", package: \"modelc\")]")
        #expect(try doctor().contains("'swift build' has no class for 'A'"))
    }

    @Test func aPackageGetsLinesAndAnAccessor() throws {
        try writeModel("Sources/App/M.xcdatamodeld")
        try writePackage("")
        let outcome = try modelc.run("init", "--package")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains(".plugin(name: \"CompileModel\", package: \"modelc\"),"), "\(outcome.output)")
        #expect(outcome.output.contains("exclude: [\"M.xcdatamodeld\"],"))
        let accessor = try String(contentsOfFile: folder.path("Sources/App/M+Model.swift"), encoding: .utf8)
        #expect(accessor.contains("Bundle.module.url(forResource: \"M\", withExtension: \"momd\")"))
    }

    @Test(arguments: [
        ("targets:\n  App:\n    sources:\n      - Sources\n", nil as String?),
        ("targets:\n  App:\n    sources: [Sources]\n", nil),
        ("targets:\n  App:\n    sources:\n      - Other\n", "no target of XcodeGen has"),
        (
            "targets:\n  App:\n    sources:\n      - path: Sources/M.xcdatamodeld\n        buildPhase: none\n",
            "is in no build phase"
        ),
        ("targets:\n  App:\n    sources:\n      - path: Sources\n        type: folder\n", "is in a folder reference"),
    ])
    func aProjectOfXcodeGen(text: String, problem: String?) throws {
        try writeModel("Sources/M.xcdatamodeld")
        try folder.write(text, to: "project.yml")
        let errors = try doctor()
        #expect(problem.map(errors.contains) ?? !errors.contains("unbuilt-model"), "\(errors)")
    }

    @Test func aProjectOfTuist() throws {
        try writeModel("Sources/M.xcdatamodeld")
        try folder.write("import ProjectDescription\nlet project = Project(name: \"P\")\n", to: "Project.swift")
        #expect(try doctor().contains("no target of Tuist has 'Sources/M.xcdatamodeld' in 'coreDataModels'"))
        try folder.write(
            "import ProjectDescription\nlet models = [.coreDataModel(\"Sources/M.xcdatamodeld\")]\n",
            to: "Project.swift")
        #expect(try !doctor().contains("unbuilt-model"))
    }

    @Test func aPackageOfBazel() throws {
        try writeModel("app/M.xcdatamodeld")
        try folder.write("swift_library(name = \"app\", srcs = glob([\"*.swift\"]))\n", to: "app/BUILD.bazel")
        #expect(try doctor().contains("no rule of the package names 'M.xcdatamodeld'"))
        try folder.write("swift_library(name = \"app\", data = glob([\"*.xcdatamodeld/**\"]))\n", to: "app/BUILD.bazel")
        #expect(try !doctor().contains("unbuilt-model"))
    }

    @Test func aClassNameGetsTheModuleOfATest() throws {
        try folder.write(
            "<model><entity name=\"A\" representedClassName=\".A\"/></model>", to: "M.xcdatamodel/contents")
        let outcome = try modelc.run("compile", "M.xcdatamodel", "-o", "M.mom", "--module", "AppTests")
        #expect(outcome.status == 0 && outcome.errors.contains("[resolved-class-names]"), "\(outcome.errors)")
        let shown = try modelc.run("decompile", "M.mom", "-o", "Back.xcdatamodel")
        #expect(shown.status == 0, "\(shown.errors)")
        let text = try String(contentsOfFile: folder.path("Back.xcdatamodel/contents"), encoding: .utf8)
        #expect(text.contains("representedClassName=\"AppTests.A\""))
    }
}
