import Foundation
import ModelcDiagnostics
import ModelcSettings
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// The rules of CloudKit are turned on by what the project shows.
@Suite struct LintMirroringTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="23231" sourceLanguage="Swift">
                <entity name="Voyage" representedClassName="Voyage" syncable="YES">
                    <attribute name="title" attributeType="String"/>
                </entity>
            </model>
            """, to: "M.xcdatamodeld/M.xcdatamodel/contents")
    }

    /// The ids of the findings, and the file in the message about the rules.
    private func lint(
        sources: Bool = true, _ set: (inout LintRequest) -> Void = { _ in }
    ) throws -> (ids: [String], file: String?) {
        var request = LintRequest()
        request.paths = ["M.xcdatamodeld"]
        if sources { request.settings.sources = .flag(ConfiguredPaths([ConfiguredPath("App")])) }
        set(&request)
        let outcome = try Lint(request, in: Workspace(folder: folder.url.path)).run()
        let message = outcome.messages.first { $0.id == .mirroringShown }
        return (
            outcome.found.findings.map(\.id.rawValue).filter { $0.hasPrefix("cloudkit-") },
            message?.location.map { URL(fileURLWithPath: $0.path).lastPathComponent }
        )
    }

    private static let entitlements = """
        <plist version="1.0"><dict>
            <key>com.apple.developer.icloud-services</key>
            <array><string>CloudKit</string></array>
        </dict></plist>
        """

    @Test(arguments: [
        ("App.swift", "let container = NSPersistentCloudKitContainer(name: \"M\")"),
        ("App.m", "container = [[NSPersistentCloudKitContainer alloc] initWithName:@\"M\"];"),
        ("Store.swift", "ModelConfiguration(cloudKitDatabase: .private(\"iCloud.M\"))"),
        ("Wrapper.swift", "// A wrapper of NSPersistentCloudKitContainer\nlet c: NSPersistentCloudKitContainer"),
        ("Both.swift", "f(cloudKitDatabase: .none)\nf(cloudKitDatabase: .automatic)"),
        ("App.entitlements", entitlements),
    ])
    func aFileShowsMirroring(name: String, text: String) throws {
        try folder.write(text, to: "App/\(name)")
        if name.hasSuffix(".entitlements") { try folder.write("", to: "App/App.swift") }
        let found = try lint()
        #expect(found.ids == ["cloudkit-required-attribute"] && found.file == name)
        #expect(try lint { $0.settings.cloudKit = .flag(.never) }.ids == [])
        #expect(try lint(sources: false).ids == [])
    }

    /// An app that mirrors has the entitlement or the code, wherever it is in the project.
    @Test func aFileOfTheProjectShowsMirroring() throws {
        try folder.write(LintMirroringTests.entitlements, to: "Targets/App/App.entitlements")
        #expect(try lint(sources: false).ids == [], "a folder that is no project is not searched")
        try folder.write("", to: "Package.swift")
        let found = try lint(sources: false)
        #expect(found.ids == ["cloudkit-required-attribute"] && found.file == "App.entitlements")
        #expect(try lint(sources: false) { $0.paths = [] }.ids == ["cloudkit-required-attribute"])
        #expect(try lint(sources: false) { $0.settings.cloudKit = .flag(.never) }.ids == [])
        try folder.write("<plist><dict><key>aps-environment</key></dict></plist>", to: "Targets/App/App.entitlements")
        #expect(try lint(sources: false).ids == [])
        try folder.write("// NSPersistentCloudKitContainer", to: "Targets/App/App.swift")
        try folder.write("let container = NSPersistentCloudKitContainer(name: \"M\")", to: "Pods/Kit/Kit.swift")
        #expect(try lint(sources: false).ids == [])
        try folder.write("let container = NSPersistentCloudKitContainer(name: \"M\")", to: "Targets/App/Stack.swift")
        #expect(try lint(sources: false).file == "Stack.swift")
    }

    @Test(arguments: [
        "// NSPersistentCloudKitContainer", "ModelConfiguration(cloudKitDatabase: .none)", "let x = 1",
        "let x = 1 // no NSPersistentCloudKitContainer", "let x = \"NSPersistentCloudKitContainer\"",
        "/*\nNSPersistentCloudKitContainer\n*/", "MyNSPersistentCloudKitContainer()",
        "ModelConfiguration(cloudKitDatabase: ModelConfiguration.CloudKitDatabase.none)",
    ])
    func whatDoesNotShowIt(text: String) throws {
        try folder.write(text, to: "App/App.swift")
        let found = try lint()
        #expect(found.ids == [] && found.file == nil)
    }

    /// A misspelled name must not turn the rules off without a word.
    @Test(arguments: ["cloudkit", "swiftdata"])
    func aConfigurationThatNoModelHas(key: String) throws {
        try folder.write("lint: { \(key): [Cluod] }", to: ".modelc.yml")
        var request = LintRequest()
        request.paths = ["M.xcdatamodeld"]
        let outcome = try Lint(request, in: Workspace(folder: folder.url.path)).run()
        let error = try #require(outcome.messages.first { $0.id == .unknownModelConfiguration })
        #expect(outcome.result == .failed && error.location?.path.hasSuffix(".modelc.yml") == true)
        #expect(error.message == "lint.\(key): no model has a configuration 'Cluod'")
        // Another model of the project may have it.
        try folder.write(
            """
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                <configuration name="Cluod"/>
            </model>
            """, to: "Other.xcdatamodeld/Other.xcdatamodel/contents")
        let found = try Lint(request, in: Workspace(folder: folder.url.path)).run()
        #expect(!found.messages.contains { $0.id == .unknownModelConfiguration })
    }

    @Test func theConfigurationShowsIt() throws {
        try folder.write("cloudkit: { schema: production.ckdb }", to: ".modelc.yml")
        let found = try lint(sources: false)
        #expect(found.ids == ["cloudkit-required-attribute"] && found.file == ".modelc.yml")
    }
}

/// The part of `check` about the schema of the configuration.
@Suite struct CheckCloudKitTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["production.ckdb", "Trips.xcdatamodeld"] {
            try FileManager.default.copyItem(
                atPath: Repository.path("Tests/Fixtures/CloudKit/\(name)"), toPath: folder.path(name))
        }
    }

    private func part(_ set: (inout CheckRequest) -> Void = { _ in }) throws -> CheckedPart? {
        var request = CheckRequest()
        set(&request)
        return try ProjectCheck(request, in: Workspace(folder: folder.url.path)).run(progress: nil).parts.first {
            $0.part == .cloudkit
        }
    }

    @Test func onlyAProjectWithASchemaHasThePart() throws {
        #expect(try part() == nil)
        try folder.write("cloudkit: { schema: production.ckdb, configurations: [Cloud] }", to: ".modelc.yml")
        let found = try #require(try part())
        #expect(found.state == .failed)
        #expect(Set(found.found.findings.map(\.id.rawValue)) == ["CK101", "CK102", "CK103", "CK202"])
    }

    @Test func findingsAreChosen() throws {
        try folder.write("cloudkit: { schema: production.ckdb, configurations: [Cloud] }", to: ".modelc.yml")
        let only = try #require(try part { $0.only = ["CK202"] })
        #expect(only.state == .passed && only.found.findings.map(\.id.rawValue) == ["CK202"])
        #expect(try part { $0.except = ["cloudkit"] }?.state == .notChecked)
        let codes = ["CK101", "CK102", "CK103"]
        #expect(try part { $0.severities = codes.map { ($0, .note) } }?.state == .passed)
    }

    /// The named configurations are those of one of the models.
    @Test func anotherModelHasTheConfiguration() throws {
        try folder.write("cloudkit: { schema: production.ckdb, configurations: [Cloud] }", to: ".modelc.yml")
        func write(flag: String) throws {
            try folder.write(
                """
                <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" \(flag)>
                    <entity name="Gadget"><attribute name="title" optional="YES" attributeType="String"/></entity>
                </model>
                """, to: "Other.xcdatamodeld/Other.xcdatamodel/contents")
        }
        try write(flag: "")
        let found = try #require(try part())
        #expect(!found.found.findings.contains { $0.modelPath.hasPrefix("Gadget") })
        // Without names, a model that is marked is compared, even if the schema has none of its types.
        try folder.write("cloudkit: { schema: production.ckdb }", to: ".modelc.yml")
        let unmarked = try #require(try part())
        #expect(unmarked.messages.contains { $0.id == .modelNotMirrored && $0.message.contains("Other.xcdatamodeld") })
        try write(flag: "usedWithCloudKit=\"YES\"")
        let marked = try #require(try part())
        #expect(marked.found.findings.contains { $0.id.rawValue == "CK101" && $0.modelPath.hasPrefix("Gadget") })
        #expect(!marked.messages.contains { $0.id == .modelNotMirrored })
    }

    @Test func aConfigurationThatNoModelHas() throws {
        try folder.write("cloudkit: { schema: production.ckdb, configurations: [Cluod] }", to: ".modelc.yml")
        let found = try #require(try part())
        #expect(found.state == .unreadable)
        let error = try #require(found.ledger.failures.first { $0.id == .unknownModelConfiguration })
        #expect(error.location?.path.hasSuffix(".modelc.yml") == true && error.help == "did you mean 'Cloud'?")
    }

    @Test func aSchemaThatCannotBeRead() throws {
        try folder.write("cloudkit: { schema: none.ckdb }", to: ".modelc.yml")
        #expect(try part()?.state == .unreadable)
    }
}
