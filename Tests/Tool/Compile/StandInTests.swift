import Foundation
import ModelcBase
import ModelcSettings
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// The tool under the names of Apple's compilers, as build systems call it.
@Suite struct StandInTests {
    private let modelc = ModelcProcess()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["momc", "mapc"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(name), withDestinationPath: ModelcProcess.executable.path)
        }
    }

    private func run(_ name: String, _ arguments: String...) throws -> ModelcProcess.Outcome {
        try modelc.run(executable: URL(fileURLWithPath: folder.path(name)), arguments)
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.path(path)) }

    @Test func momcCompilesIntoAFolder() throws {
        let outcome = try run(
            "momc", "--sdkroot", "/SDK", "--iphoneos-deployment-target", "17.0", "--module", "App",
            "Samples/DataStore/DataStore.xcdatamodeld", folder.path("out") + "/")
        #expect(outcome.status == 0 && outcome.errors.isEmpty && outcome.output.isEmpty)
        #expect(exists("out/DataStore.momd/VersionInfo.plist"))
    }

    @Test func momcTakesThePathOfTheBundle() throws {
        let model = "Samples/DataStore/DataStore.xcdatamodeld"
        #expect(try run("momc", model, folder.path("Other.momd")).status == 0)
        #expect(exists("Other.momd/DataStore.mom"))
    }

    @Test func whatIsLeftOutIsAWarningInTheFormOfBuildSystems() throws {
        let model = "Samples/BookList/BookList.xcdatamodeld"
        let outcome = try run("momc", model, folder.path("out"))
        #expect(outcome.status == 0)
        let line = try #require(outcome.errors.split(separator: "\n").first)
        #expect(line.wholeMatch(of: /[^:]+xcdatamodel:[A-Za-z.]+: warning: .+/) != nil, "\(line)")
        #expect(try run("momc", "--no-warnings", model, folder.path("out")).errors.isEmpty)
    }

    @Test func whatAppleWarnsOfIsAWarning() throws {
        try folder.write(
            """
            <model><entity name="A"><relationship name="b" optional="YES" maxCount="1" deletionRule="No Action" \
            destinationEntity="B"/></entity><entity name="B"/></model>
            """, to: "M.xcdatamodel/contents")
        let model = folder.path("M.xcdatamodel")
        let all = try run("momc", model, folder.path("out"))
        #expect(all.status == 0 && all.errors.contains("M.xcdatamodel:A.b: warning: "), "\(all.errors)")
        #expect(all.errors.contains("[missing-inverse]"))
        // Messages of the compiler and findings of lint have the same form.
        #expect(all.errors.contains("[ignored-content]"), "\(all.errors)")
        for line in all.errors.split(separator: "\n") {
            #expect(line.wholeMatch(of: /\/[^:]+M\.xcdatamodel:[A-Za-z.]*: warning: .+ \[[a-z-]+\]/) != nil, "\(line)")
        }
        let some = try run("momc", "--no-inverse-relationship-warnings", model, folder.path("out"))
        #expect(!some.errors.contains("[missing-inverse]"))
        #expect(try run("momc", "--no-warnings", model, folder.path("out")).errors.isEmpty)
    }

    /// Apple's compiler stops here, unless a build setting prevents that.
    @Test func aTransientInverseIsAnErrorUnlessSuppressed() throws {
        try folder.write(
            """
            <model>
                <entity name="A">
                    <relationship name="b" optional="YES" transient="YES" maxCount="1" deletionRule="Nullify" \
            destinationEntity="B" inverseName="a" inverseEntity="B"/>
                </entity>
                <entity name="B">
                    <relationship name="a" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="A" \
            inverseName="b" inverseEntity="A"/>
                </entity>
            </model>
            """, to: "T.xcdatamodel/contents")
        let model = folder.path("T.xcdatamodel")
        let outcome = try run("momc", model, folder.path("out") + "/")
        #expect(outcome.status == 1 && outcome.errors.contains(": error: "), "\(outcome.errors)")
        #expect(!exists("out"))
        let suppressed = try run("momc", "--suppress-inverse-transient-error", model, folder.path("out") + "/")
        #expect(suppressed.status == 0 && exists("out/T.mom"), "\(suppressed.errors)")
    }

    @Test func eachCompilesItsOwnKind() throws {
        let outcome = try run("mapc", "Samples/DataStore/DataStore.xcdatamodeld", folder.path("out"))
        #expect(outcome.status == 1 && outcome.errors.contains("is not a mapping model") && !exists("out"))
        #expect(try run("momc", "Step.xcmappingmodel", folder.path("out")).status == 1)
        let odd = try run("mapc", "Step.xcmappingmodel", folder.path("Foo.bar"))
        #expect(odd.status == 1 && odd.errors.contains("neither a folder nor a .cdm file") && !exists("Foo.bar"))
    }

    @Test func unknownOptionsAreWarnings() throws {
        let outcome = try run(
            "momc", "--new-option", "value", "Samples/DataStore/DataStore.xcdatamodeld", folder.path("out"))
        #expect(outcome.status == 0)
        #expect(
            outcome.errors == "momc: warning: unknown option '--new-option' is ignored\n"
                + "momc: warning: 'value' is ignored: the value of an unknown option\n")
        let last = try run(
            "momc", "Samples/DataStore/DataStore.xcdatamodeld", folder.path("other"), "--current-version", "DataStore")
        #expect(last.status == 0 && exists("other/DataStore.momd/DataStore.mom"), "\(last.errors)")
        #expect(last.errors.contains("'DataStore' is ignored"))
    }

    @Test func errorsEndWithOne() throws {
        let outcome = try run("momc", "Missing.xcdatamodeld", folder.path("out"))
        #expect(outcome.status == 1 && outcome.errors.contains("Missing.xcdatamodeld:: error: "))
        #expect(try run("momc").status == 1)
        #expect(try run("momc", "--action", "generate", "a", "b").status == 1)
        #expect(try run("momc", "--action", "paint", "a", "b").status == 1)
    }

    /// Output of Apple's compiler that build systems read.
    @Test func aBundleWithoutACurrentVersion() throws {
        for name in ["One", "Two"] {
            try folder.write("<model><entity name=\"A\"/></model>", to: "M.xcdatamodeld/\(name).xcdatamodel/contents")
        }
        let model = folder.path("M.xcdatamodeld")
        for extra in [[], ["--dry-run"]] {
            let outcome = try modelc.run(
                executable: URL(fileURLWithPath: folder.path("momc")),
                extra + ["--action", "generate", model, folder.path("out")])
            #expect(outcome.status == 1 && outcome.output.isEmpty)
            #expect(
                outcome.errors == "\(model):: error: Could not fetch generated file paths: "
                    + "No current version for model at path \(model): [0]\n", "\(outcome.errors)")
        }
    }

    /// A model with an unknown attribute, for which the compiler gives a warning, and without an inverse, which lint
    /// reports.
    private func writeModel(entity: String = "A", to path: String) throws -> String {
        try folder.write(
            """
            <model><entity name="\(entity)"><relationship name="b" optional="YES" maxCount="1" deletionRule="No Action" \
            destinationEntity="B" odd="1"/></entity><entity name="B"/></model>
            """, to: path + "/contents")
        return folder.path(path)
    }

    /// The messages become part of a build log, in which a service recognises commands.
    @Test func hostileNamesAreSpeltOut() throws {
        let hostile = "\u{9B}31m\u{202E}##[error]"
        let model = try writeModel(entity: "A\(hostile)", to: "M\(hostile).xcdatamodel")
        for name in ["One", "Two"] {
            try folder.write(
                "<model><entity name=\"A\"/></model>", to: "B\(hostile).xcdatamodeld/\(name).xcdatamodel/contents")
        }
        let (bundle, out) = (folder.path("B\(hostile).xcdatamodeld"), folder.path("out") + "/")
        let calls = [
            [model, out], ["--no-warnings", model + "x", out], ["--action", "generate", bundle, out],
            [model, out, hostile],
            ["--\(hostile)", hostile, model, out], ["--action", hostile, model, out],
            ["\(hostile).xcmappingmodel", out],
        ]
        for arguments in calls {
            let outcome = try modelc.run(executable: URL(fileURLWithPath: folder.path("momc")), arguments)
            let scalars = outcome.errors.unicodeScalars
            #expect(!scalars.contains("\u{9B}") && !scalars.contains("\u{202E}"), "\(outcome.errors)")
            #expect(!outcome.errors.contains("##["), "\(outcome.errors)")
            #expect(outcome.errors.contains("\\u{9B}31m\\u{202E}#\\u{23}[error]"), "\(outcome.errors)")
        }
        let lines = try run("momc", model, out).errors.split(separator: "\n")
        for id in ["unknown-xml", "invalid-entity-name"] {
            let line = try #require(lines.first { $0.hasSuffix(" [\(id)]") }, "\(lines)")
            #expect(line.contains("M\\u{9B}31m\\u{202E}#\\u{23}[error].xcdatamodel:A\\u{9B}31m"), "\(line)")
        }
    }

    /// Readers split a line at its first two colons: a name with a colon is reported in the form of other compilers.
    @Test func namesWithAColonAreInLinesOfXcode() throws {
        let models = try [
            (writeModel(to: "a:b/M.xcdatamodel"), ["unknown-xml", "missing-inverse"]),
            (writeModel(entity: "A:c", to: "N.xcdatamodel"), ["unknown-xml", "invalid-entity-name"]),
        ]
        for (model, ids) in models {
            let lines = try run("momc", model, folder.path("out") + "/").errors.split(separator: "\n")
            for id in ids {
                let line = try #require(lines.first { $0.hasSuffix(" [\(id)]") }, "\(lines)")
                #expect(line.hasPrefix(model), "\(line)")
                #expect(line.dropFirst(model.count).contains(#/^\/contents:\d+:\d+: (warning|error): /#), "\(line)")
            }
        }
    }

    /// A request without a process resolves paths relative to the folder of its workspace.
    @Test func aRequestHasAWorkspaceOfItsOwn() throws {
        let model = try writeModel(to: "M.xcdatamodel")
        var request = StandInRequest(.momc, input: "M.xcdatamodel", output: "out/")
        request.isRehearsal = true
        request.warningRules = ["missing-inverse"]
        let workspace = Workspace(folder: folder.url.path, environment: [:])
        let warned = try StandIn(request, in: workspace).run()
        #expect(warned.result == .done && warned.input == model && warned.files == [folder.path("out/M.mom")])
        #expect(warned.messages.map(\.id.rawValue) == ["unknown-xml", "ignored-content"])
        #expect(warned.findings?.found.findings.map(\.id.rawValue) == ["missing-inverse"])
        request.errorRules = ["missing-inverse"]
        request.isSilent = true
        let refused = try StandIn(request, in: workspace).run()
        #expect(refused.result == .findings && refused.files.isEmpty && refused.messages.isEmpty)
        #expect(!exists("out"))
        #expect(throws: UsageError.self) {
            try StandIn(StandInRequest(.mapc, input: "M.xcdatamodel", output: "out"), in: workspace).run()
        }
    }

    /// Messages do not name options that Apple's compilers lack.
    @Test func wrongArgumentsAreNamed() throws {
        let model = "Samples/DataStore/DataStore.xcdatamodeld"
        let misfit = try run("momc", model, folder.path("Out.mom"))
        #expect(misfit.status == 1 && misfit.errors.contains("does not fit") && !misfit.errors.contains("--output"))
        let surplus = try run("momc", model, folder.path("out"), "more")
        #expect(surplus.status == 1 && surplus.errors.contains("an argument too many: 'more'"), "\(surplus.errors)")
        #expect(!exists("out") && !exists("more"))
    }

    @Test func theyHaveHelpAndAVersion() throws {
        for name in ["momc", "mapc"] {
            let help = try run(name, "--help")
            #expect(help.status == 0 && help.output.hasPrefix("usage: \(name) ") && help.errors.isEmpty)
            #expect(try run(name, "--version").output.hasPrefix("\(name) (modelc "))
        }
    }

    @Test func aRehearsalWritesNothing() throws {
        let outcome = try run("momc", "--dry-run", "Samples/DataStore/DataStore.xcdatamodeld", folder.path("out"))
        #expect(outcome.status == 0 && outcome.output.contains(folder.path("out/DataStore.momd/DataStore.mom")))
        #expect(!exists("out"))
    }

    /// A build system asks first for the names of the files, then for the files.
    @Test func momcGeneratesTheClassesOfABuild() throws {
        let entities =
            "<entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\" syncable=\"YES\"/>"
            + "<entity name=\"B\" representedClassName=\"B\" syncable=\"YES\"/>"
        try folder.write(
            "<model type=\"com.apple.IDECoreDataModeler.DataModel\" sourceLanguage=\"Swift\">\(entities)</model>",
            to: "M.xcdatamodeld/M.xcdatamodel/contents")
        let rest = [
            "--sdkroot", "/SDK", "--module", "App", "--no-warnings", folder.path("M.xcdatamodeld"), folder.path("out"),
        ]
        func momc(_ first: String...) throws -> ModelcProcess.Outcome {
            try modelc.run(executable: URL(fileURLWithPath: folder.path("momc")), first + rest)
        }
        let listing = try momc("--dry-run", "--action", "generate", "--swift-version", "5.0")
        let files = listing.output.split(separator: "\n").map(String.init)
        #expect(listing.status == 0 && !files.isEmpty && !exists("out"), "\(listing.errors)")
        #expect(files.contains { $0.hasSuffix("/A+CoreDataClass.swift") } && !files.contains { $0.contains("/B+") })
        let outcome = try momc("--action", "generate", "--swift-version", "5.0")
        #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
        #expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0) })
    }

    @Test func mapcCompilesAMappingModel() throws {
        let old =
            "<model><entity name=\"A\"><attribute name=\"a\" optional=\"YES\" attributeType=\"String\"/></entity></model>"
        try folder.write(old, to: "M.xcdatamodeld/M.xcdatamodel/contents")
        try folder.write(
            old.replacingOccurrences(of: "String", with: "Date"), to: "M.xcdatamodeld/M 2.xcdatamodel/contents")
        let made = try modelc.run(
            "mapping", "new", folder.path("M.xcdatamodeld"), "--from", "M", "--to", "M 2", "-o",
            folder.path("Step.xcmappingmodel"))
        #expect(made.status == 0, "\(made.errors)")
        let outcome = try run("mapc", "--mapc-no-warnings", folder.path("Step.xcmappingmodel"), folder.path("Step.cdm"))
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(exists("Step.cdm"))
    }
}
