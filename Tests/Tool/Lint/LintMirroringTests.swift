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

    @Test(arguments: [
        "// NSPersistentCloudKitContainer", "ModelConfiguration(cloudKitDatabase: .none)", "let x = 1",
    ])
    func whatDoesNotShowIt(text: String) throws {
        try folder.write(text, to: "App/App.swift")
        let found = try lint()
        #expect(found.ids == [] && found.file == nil)
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

    @Test func aSchemaThatCannotBeRead() throws {
        try folder.write("cloudkit: { schema: none.ckdb }", to: ".modelc.yml")
        #expect(try part()?.state == .unreadable)
    }
}
