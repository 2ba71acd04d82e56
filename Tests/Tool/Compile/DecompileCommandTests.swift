import Foundation
import ModelcTestSupport
import Testing

/// `modelc decompile`: the output path and the inputs.
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

    /// A bundle that names its only version as current is restored with the same files.
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

    /// A mapping model is created, compiled, decompiled with the compiled models, and compiled again.
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
        #expect(try decompile(folder.path("Missing.cdm")).errors.contains("it does not exist"))
    }

    /// The two versions may be in an app, or at two paths; sources are accepted, too.
    @Test func theModelsOfAMappingModelAreFound() throws {
        let old =
            "<model><entity name=\"A\"><attribute name=\"a\" optional=\"YES\" attributeType=\"String\"/></entity></model>"
        try folder.write(old, to: "M.xcdatamodeld/M.xcdatamodel/contents")
        try folder.write(
            old.replacingOccurrences(of: "String", with: "Date"), to: "M.xcdatamodeld/M 2.xcdatamodel/contents")
        let model = folder.path("M.xcdatamodeld")
        #expect(
            try modelc.run(
                "mapping", "new", model, "--from", "M", "--to", "M 2", "-o", folder.path("Step.xcmappingmodel")
            ).status == 0)
        let step = folder.path("Step.xcmappingmodel")
        let app = folder.path("My.app/Frameworks/Model.framework")
        #expect(try modelc.run("compile", model, step, "-o", app, "--current", "M 2").status == 0)
        for version in ["M", "M 2"] {
            let made = try modelc.run("compile", "\(model)/\(version).xcdatamodel", "-o", folder.path(version))
            #expect(made.status == 0, "\(made.errors)")
        }
        let (one, two) = (folder.path("M/M.mom"), folder.path("M 2"))
        let cdm = app + "/Step.cdm"
        for (index, models) in [[folder.path("My.app")], [one, two], [model], [app + "/M.momd", model]].enumerated() {
            let arguments = models.flatMap { ["--models", $0] } + ["-o", folder.path("back\(index)")]
            let outcome = try modelc.run(["decompile", cdm] + arguments)
            #expect(outcome.status == 0, "\(models): \(outcome.errors)")
        }
        let half = try decompile(cdm, "--models", one, "-o", folder.path("half"))
        #expect(half.status == 2 && half.errors.contains("maps to"), "\(half.errors)")
        let none = try decompile(cdm, "--models", model, "--models", folder.path("nothere"))
        #expect(
            none.status == 2 && none.errors.contains("nothere' cannot be read: it does not exist"), "\(none.errors)")
    }

    @Test(arguments: [["--dry-run"], []])
    func aFileInTheWayOfTheFolder(_ options: [String]) throws {
        #expect(try modelc.run("compile", Self.model, "-o", folder.path("out")).status == 0)
        try folder.write("mine", to: "of")
        let arguments = [folder.path("out/DataStore.momd"), "-o", folder.path("of")]
        let outcome = try modelc.run(["decompile"] + arguments + options)
        #expect(outcome.status == 2 && outcome.errors.contains("is not a folder"), "\(outcome.errors)")
    }

    /// The error for other files describes a compiled model. The model of an app is found.
    @Test func otherPathsAreNoCompiledModels() throws {
        #expect(try modelc.run("compile", Self.model, "-o", folder.path("My.app")).status == 0)
        let info = try decompile(folder.path("My.app/DataStore.momd/VersionInfo.plist"))
        #expect(info.status == 2 && info.errors.contains("give the path of a .momd bundle"), "\(info.errors)")
        let app = try modelc.run("decompile", folder.path("My.app"), "-o", folder.path("App.xcdatamodeld"))
        #expect(app.status == 0, "\(app.errors)")
        let none = try decompile(folder.path("nothing"))
        #expect(none.status == 2 && none.errors.contains("there is nothing"), "\(none.errors)")
    }

    /// Data without a compiled form is no difference, and numbers and predicates are compared by their meaning.
    @Test func aCompiledModelEqualsItsSource() throws {
        try folder.write(
            """
            <model><entity name="A" representedClassName="A" codeGenerationType="class">
            <attribute name="b" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
            <attribute name="d" optional="YES" attributeType="Decimal" defaultValueString="1.50"/>
            <attribute name="i" optional="YES" attributeType="Integer 16" minValueString="01" defaultValueString="7" \
            usesScalarValueType="YES"/>
            <attribute name="t" optional="YES" attributeType="String" customClassName="X" minValueString="1.0"/>
            <fetchedProperty name="f" optional="YES"><fetchRequest name="fetchedPropertyFetchRequest" entity="A" \
            predicateString="b == YES OR true == true"/></fetchedProperty></entity></model>
            """, to: "M.xcdatamodeld/M.xcdatamodel/contents")
        let (model, compiled) = (folder.path("M.xcdatamodeld"), folder.path("out/M.momd"))
        let made = try modelc.run("compile", model, "-o", folder.path("out"))
        #expect(made.status == 0, "\(made.errors)")
        for sides in [[model, compiled], [compiled, model]] {
            let outcome = try modelc.run(["diff", "--exit-code"] + sides)
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        }
        let text = try String(contentsOfFile: model + "/M.xcdatamodel/contents", encoding: .utf8)
        try folder.write(
            text.replacingOccurrences(of: "1.50", with: "1.51").replacingOccurrences(of: "OR true", with: "OR false"),
            to: "M.xcdatamodeld/M.xcdatamodel/contents")
        let changed = try modelc.run("diff", compiled, model)
        #expect(changed.output.contains("2 changes"), "\(changed.output)")
    }

    /// Commands that read a model accept a compiled one.
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
