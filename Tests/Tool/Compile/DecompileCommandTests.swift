import Foundation
import ModelcTestSupport
import Testing

/// `modelc decompile`: where the source goes, and what it is made of.
@Suite struct DecompileCommandTests {
    private static let model = "Samples/DataStore/DataStore.xcdatamodeld"

    private let modelc = ModelcProcess()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.path(path)) }

    private func decompile(_ arguments: String...) throws -> ModelcProcess.Outcome {
        try modelc.run(["decompile"] + arguments)
    }

    @Test func aSourceGoesIntoNoOtherModel() throws {
        #expect(try modelc.run("compile", Self.model, "-o", folder.path("out")).status == 0)
        let compiled = folder.path("out/DataStore.momd")
        for place in ["X.xcdatamodel", "X.xcmappingmodel", "X.momd"] {
            #expect(try decompile(compiled, "-o", folder.path(place)).status == 64)
        }
        #expect(try decompile(compiled + "/DataStore.mom", "-o", folder.path("X.xcdatamodeld")).status == 64)
        let inside = try decompile(compiled, "-o", folder.path("Other.xcdatamodeld/Inner"))
        #expect(inside.status == 2 && inside.errors.contains("is part of a data model"))
        #expect(try decompile(compiled, "-o", folder.path("back")).status == 0)
        #expect(try decompile(compiled, "-o", folder.path("back"), "--dry-run").status == 2)
        #expect(try decompile(compiled, "-o", folder.path("else"), "--dry-run").output.contains("would create"))
        #expect(!exists("else"))
    }

    /// What names its one version current gives the same files again.
    @Test func theNameOfTheCurrentVersionComesBack() throws {
        try folder.write("<model><entity name=\"A\"/></model>", to: "M.xcdatamodeld/M.xcdatamodel/contents")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>M.xcdatamodel</string></dict></plist>
            """, to: "M.xcdatamodeld/.xccurrentversion")
        let out = folder.path("out")
        #expect(try modelc.run("compile", folder.path("M.xcdatamodeld"), "-o", out).status == 0)
        #expect(try decompile(out + "/M.momd", "-o", folder.path("back")).status == 0)
        #expect(exists("back/M.xcdatamodeld/.xccurrentversion"))
        #expect(try modelc.run("compile", folder.path("back/M.xcdatamodeld"), "-o", out, "--check").status == 0)
    }

    @Test func aVersionThatIsNotThereIsMissed() throws {
        for name in ["M", "M 2"] {
            try folder.write("<model><entity name=\"A\"/></model>", to: "M.xcdatamodeld/\(name).xcdatamodel/contents")
        }
        let out = folder.path("out")
        let model = folder.path("M.xcdatamodeld")
        #expect(try modelc.run("compile", model, "-o", out, "--current", "M 2").status == 0)
        try FileManager.default.removeItem(atPath: out + "/M.momd/M.mom")
        let outcome = try decompile(out + "/M.momd", "-o", folder.path("back"))
        #expect(outcome.status == 0 && outcome.errors.contains("[missing-compiled-version]"), "\(outcome.errors)")
    }

    /// A mapping model is made, compiled, decompiled with the compiled models, and compiled again.
    @Test func aMappingModelComesBack() throws {
        let old =
            "<model><entity name=\"A\"><attribute name=\"a\" optional=\"YES\" attributeType=\"String\"/></entity></model>"
        try folder.write(old, to: "M.xcdatamodeld/M.xcdatamodel/contents")
        try folder.write(
            old.replacingOccurrences(of: "String", with: "Date"), to: "M.xcdatamodeld/M 2.xcdatamodel/contents")
        let model = folder.path("M.xcdatamodeld")
        let made = try modelc.run(
            "mapping", "new", model, "--from", "M", "--to", "M 2", "-o", folder.path("Step.xcmappingmodel"))
        #expect(made.status == 0, "\(made.errors)")
        let out = folder.path("App")
        let compiled = try modelc.run(
            "compile", model, folder.path("Step.xcmappingmodel") + "/", "-o", out, "--current", "M 2")
        #expect(compiled.status == 0, "\(compiled.errors)")
        let lost = try decompile(out + "/Step.cdm", "--models", folder.path("App/Nothing"), "-o", folder.path("back"))
        #expect(lost.status == 2 && lost.errors.contains("--models"))
        let outcome = try decompile(out + "/Step.cdm", "--models", out + "/M.momd", "-o", folder.path("back"))
        #expect(outcome.status == 0 && exists("back/Step.xcmappingmodel/xcmapping.xml"), "\(outcome.errors)")
        let again = try modelc.run("compile", folder.path("back/Step.xcmappingmodel"), "-o", out, "--check")
        #expect(again.status == 0, "\(again.output)\(again.errors)")
        #expect(try decompile(out + "/M.momd/M.mom", "--models", model, "-o", folder.path("one")).status == 0)
        try folder.write("no archive", to: "Bad.cdm")
        #expect(try decompile(folder.path("Bad.cdm")).status == 2)
        #expect(try decompile(folder.path("Missing.cdm")).errors.contains("there is nothing"))
    }

    /// Commands that read a model take a compiled one.
    @Test func compiledModelsStandForSources() throws {
        #expect(try modelc.run("compile", Self.model, "-o", folder.path("out")).status == 0)
        let compiled = folder.path("out/DataStore.momd")
        #expect(try modelc.run("inspect", compiled).output.contains("DataStore.momd"))
        #expect(try modelc.run("hash", compiled).output == modelc.run("hash", Self.model).output)
        #expect(try modelc.run("diff", compiled, Self.model, "--exit-code").status == 0)
        let todo = "Samples/TodoCore/TodoCore.xcdatamodeld"
        #expect(try modelc.run("compile", todo, "-o", folder.path("out")).status == 0)
        let plan = try modelc.run("plan", folder.path("out/TodoCore.momd"))
        #expect(plan.status <= 1 && plan.output.contains("migration to TodoCore 2"), "\(plan.errors)")
    }
}
