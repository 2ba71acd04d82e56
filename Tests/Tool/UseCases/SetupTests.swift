import Foundation
import ModelcConfiguration
import ModelcDiagnostics
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// `init` and `doctor` in process.
@Suite struct SetupTests {
    private let folder: TemporaryFolder
    private let workspace: Workspace

    init() throws {
        folder = try TemporaryFolder()
        workspace = Workspace(folder: folder.url.path, environment: ["PATH": "/usr/bin:/bin"])
    }

    private func copy(_ model: String, to path: String) throws {
        try folder.makeFolder((path as NSString).deletingLastPathComponent)
        try FileManager.default.copyItem(atPath: Repository.path(model), toPath: folder.path(path))
    }

    private static let models = "Tests/Fixtures/Corpus/models/"

    /// For all names and folders of models, the configuration can be read, and generate and check accept it at once.
    @Test(arguments: [
        ["M.xcdatamodeld"], ["App/M.xcdatamodeld"], ["My App/Model's: #1/M 2.xcdatamodeld"],
        ["App/A.xcdatamodeld", "App/Model/B.xcdatamodeld"], ["Sources/A/A.xcdatamodeld", "Sources/B/B.xcdatamodeld"],
        ["- App/{M}.xcdatamodeld"], ["true/1.xcdatamodeld"], ["Ä/\"M\".xcdatamodeld"], ["M.xcdatamodel"],
    ])
    func theConfigurationWorksAtOnce(_ paths: [String]) throws {
        let sources = ["Shelves.xcdatamodel", "Nothing.xcdatamodel"]
        for (path, source) in zip(paths, sources) {
            let isBundle = path.hasSuffix("d")
            try copy(SetupTests.models + source, to: isBundle ? path + "/V.xcdatamodel" : path)
        }
        let outcome = try ProjectSetup(SetupRequest(), in: workspace).run()
        #expect(outcome.files.map(\.action) == [.create] && outcome.modelCount == paths.count)
        let reading = ConfigurationReader().read(folder.path(".modelc.yml"))
        #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
        let configured = reading.configuration?.models.map { workspace.display.path($0.path.path) }
        #expect(configured?.sorted() == paths.sorted())
        let generated = try Generate(GenerateRequest(), in: workspace).run()
        #expect(generated.result == .done, "\(generated.report.diagnostics)")
        #expect(!generated.report.files.isEmpty)
        var request = CheckRequest()
        request.settings.failOn = .flag(.error)
        let check = try ProjectCheck(request, in: workspace).run()
        #expect(check[part: .generated]?.state == .passed && check[part: .lint]?.state != .notChecked)
        #expect(check.result != .failed, "\(check.messages)")
    }

    /// A copy of a model in the project: Xcode generates its classes twice.
    @Test func twoModelsWithOneClassAreNamed() throws {
        let text = """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
            <entity name="Shelf" representedClassName=".Shelf" codeGenerationType="class"/>
            <entity name="Book" representedClassName="Book" codeGenerationType="category"/>
            <entity name="Rack"/>
            </model>
            """
        for path in ["App/M", "App/Old/M copy"] { try folder.write(text, to: "\(path).xcdatamodel/contents") }
        let expected =
            "Xcode generates the classes Shelf, Book for this model and for 'App/M.xcdatamodel'; in one target, the build "
            + "stops with duplicate symbols"
        let doctor = Doctor(DoctorRequest(), in: workspace).run(progress: nil)
        let found = doctor.messages.filter { $0.id.rawValue == "class-in-two-models" }
        #expect(found.map(\.message) == [expected])
        #expect(found.first?.location?.path.hasSuffix("App/Old/M copy.xcdatamodel/contents") == true)
        try folder.write(
            "models:\n  - path: App/M.xcdatamodel\n  - path: App/Old/M copy.xcdatamodel\n", to: ".modelc.yml")
        let check = try ProjectCheck(CheckRequest(), in: workspace).run()
        let reported = check.found.findings.filter { $0.id.rawValue == "class-in-two-models" }
        #expect(reported.map(\.message) == [expected] && reported.map(\.severity) == [.warning])
        try folder.write(text.replacing("class\"", with: "manual\""), to: "App/M.xcdatamodel/contents")
        try folder.write("models:\n  - path: App/M.xcdatamodel\n", to: ".modelc.yml")
        // Two targets of a package, and two projects, are built separately.
        for path in ["P/Sources/A/A", "P/Sources/B/B", "Q/Q"] {
            try folder.write(text, to: "\(path).xcdatamodel/contents")
        }
        try folder.write("// swift-tools-version: 6.0", to: "P/Package.swift")
        try folder.makeFolder("Q/Q.xcodeproj")
        var request = LintRequest()
        request.paths = ["P", "Q"]
        #expect(
            try !Lint(request, in: workspace).run().found.findings.contains { $0.id.rawValue == "class-in-two-models" })
        let alone = try ProjectCheck(CheckRequest(), in: workspace).run()
        #expect(!alone.found.findings.contains { $0.id.rawValue == "class-in-two-models" })
    }

    /// Other models may have a class with the same name; the consequence depends on the known targets.
    @Test func modelsThatShareOneClassOnly() throws {
        let entity = { (name: String) in
            "<entity name=\"\(name)\" representedClassName=\".\(name)\" codeGenerationType=\"class\"/>"
        }
        let model = { (names: String...) in
            "<model type=\"com.apple.IDECoreDataModeler.DataModel\" documentVersion=\"1.0\" sourceLanguage=\"Swift\">"
                + names.map(entity).joined() + "</model>"
        }
        for folder in ["None", "App", "Package/Sources"] {
            try self.folder.write(model("User", "Book"), to: "\(folder)/A.xcdatamodel/contents")
            try self.folder.write(model("User", "Ship"), to: "\(folder)/B.xcdatamodel/contents")
        }
        try folder.makeFolder("App/App.xcodeproj")
        try folder.write("// swift-tools-version: 6.0", to: "Package/Package.swift")
        let found = { (path: String) in
            var request = LintRequest()
            request.paths = [path]
            return try Lint(request, in: workspace).run().found.findings
                .filter { $0.id.rawValue == "class-in-two-models" }.map(\.severity)
        }
        #expect(try found("None").isEmpty)
        #expect(try !found("App").contains(.warning))
        #expect(try found("Package") == [.warning])
    }

    /// Models of one module share a folder, since their common file must exist only once in a module.
    @Test func modelsOfAModuleShareAFolder() {
        func folders(_ models: String...) -> [String] {
            let folders = SetupFolders(models)
            return models.map(folders.folder)
        }
        #expect(folders("M.xcdatamodeld") == [""])
        #expect(folders("App/Model/M.xcdatamodeld") == ["App/Model"])
        #expect(folders("App/Model/A.xcdatamodeld", "App/Other/B.xcdatamodeld") == ["App", "App"])
        #expect(folders("App/A.xcdatamodeld", "Widget/B.xcdatamodeld") == ["App", "Widget"])
        #expect(
            folders("Sources/A/Model/A.xcdatamodeld", "Sources/A/B.xcdatamodeld", "Sources/C/C.xcdatamodeld") == [
                "Sources/A", "Sources/A", "Sources/C",
            ])
        #expect(
            folders("Kit/Sources/A/A.xcdatamodeld", "Kit/Sources/B/B.xcdatamodeld") == [
                "Kit/Sources/A", "Kit/Sources/B",
            ])
        #expect(folders("Sources/A.xcdatamodeld") == ["Sources"])
    }

    /// A second run changes nothing, and neither does a run over files of the user.
    @Test func filesThatAreThereStayAsTheyAre() throws {
        try copy("Samples/BookList/BookList.xcdatamodeld", to: "BookList.xcdatamodeld")
        var request = SetupRequest()
        request.addsHook = true
        request.addsAttributes = true
        for service in SetupRequest.Service.allCases {
            request.services = [service]
            _ = try ProjectSetup(request, in: workspace).run()
        }
        let names = try folder.files().filter { !$0.contains(".xcdatamodel") }
        #expect(
            names == [
                ".gitattributes", ".github/workflows/modelc.yml", ".gitlab-ci.yml", ".modelc.yml",
                ".pre-commit-config.yaml",
            ])
        let second = try ProjectSetup(request, in: workspace).run()
        #expect(second.files.map(\.action) == [.keep, .leave, .leave, .leave])
        for name in names where name != ".modelc.yml" { try folder.write("# mine\n", to: name) }
        let third = try ProjectSetup(request, in: workspace).run()
        #expect(third.files.map(\.action) == [.keep, .refuse, .refuse, .refuse])
        #expect(third.files.dropFirst().allSatisfy { !$0.missing.isEmpty })
        for name in names where name != ".modelc.yml" {
            #expect(try String(contentsOfFile: folder.path(name), encoding: .utf8) == "# mine\n")
        }
        // A file with the suggested lines added is complete.
        for file in third.files.dropFirst() {
            try folder.write("# mine\n" + file.missing.joined(separator: "\n") + "\n", to: file.path)
        }
        #expect(try ProjectSetup(request, in: workspace).run().files.allSatisfy(\.missing.isEmpty))
    }

    @Test func aRehearsalWritesNothing() throws {
        try copy("Samples/BookList/BookList.xcdatamodeld", to: "BookList.xcdatamodeld")
        let before = try folder.files()
        var request = SetupRequest()
        request.isRehearsal = true
        request.services = [.github]
        #expect(try ProjectSetup(request, in: workspace).run().files.map(\.action) == [.create, .create])
        #expect(try folder.files() == before)
    }

    @Test func withoutAModelThereIsNothingToConfigure() throws {
        #expect(throws: RunFailure.self) { try ProjectSetup(SetupRequest(), in: workspace).run() }
        var request = SetupRequest()
        request.models = ["Missing.xcdatamodeld"]
        #expect(throws: RunFailure.self) { try ProjectSetup(request, in: workspace).run() }
        #expect(try folder.files().isEmpty)
    }

    @Test func theDoctorShowsWhatThereIs() throws {
        try copy("Samples/BookList/BookList.xcdatamodeld", to: "App/BookList.xcdatamodeld")
        try folder.write(
            "models: [{ path: App/BookList.xcdatamodeld, output: Out, templates: Mine }]\n", to: ".modelc.yml")
        try folder.makeFolder("Mine")
        try folder.write("let a = [\"LintModel\", \"GenerateManagedObjectsX\"]\n", to: "Package.swift")
        _ = try Lock(LockRequest(task: .add(updating: [])), in: workspace).run()
        let outcome = try Doctor(DoctorRequest(), in: workspace).run()
        #expect(outcome.configuration == ".modelc.yml" && outcome.plugins == ["LintModel"])
        let model = try #require(outcome.models.first)
        #expect(model.path == "App/BookList.xcdatamodeld" && model.versionCount == 3 && model.current == "BookList 3")
        #expect(model.lockFile == "App/modelc.lock" && model.templates == "Mine")
        #expect(outcome.check?[part: .lock]?.state == .passed)
    }

    @Test(.enabled(if: GitFixture.git != nil)) func theDoctorKnowsAShallowClone() throws {
        let origin = try GitFixture.committed("App/M.xcdatamodeld", "title")
        try origin.writeModel("App/M.xcdatamodeld", ["title", "more"])
        try origin.git("commit", "-q", "-a", "-m", "two")
        let there = Workspace(folder: origin.folder.url.path, environment: ProcessInfo.processInfo.environment)
        let whole = try Doctor(DoctorRequest(), in: there).run()
        #expect(whole.repository?.isShallow == false && whole.result == .done && whole.messages.isEmpty)
        try origin.git("clone", "-q", "--depth", "1", "file://" + origin.folder.url.path, folder.path("Clone"))
        let clone = Workspace(folder: folder.path("Clone"), environment: ProcessInfo.processInfo.environment)
        let shallow = try Doctor(DoctorRequest(), in: clone).run()
        #expect(shallow.repository?.isShallow == true && shallow.messages.map(\.id) == [.shallowClone])
        #expect(shallow.result == .done, "a shallow clone is no error")
    }
}
