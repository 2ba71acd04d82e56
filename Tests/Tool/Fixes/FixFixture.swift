import Foundation
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcKit
@testable import ModelcLint
@testable import modelc

/// A bundle on disk whose current version is linted, and a run of fixes over it.
struct FixFixture {
    let folder: TemporaryFolder
    static let bundle = "M.xcdatamodeld"

    /// One finding of each tier: No Action (suggestion), a useless suppression (safe), an empty index (behaviour), an
    /// ordered to-one relationship (schema).
    static let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
            <entity name="Author">
                <relationship name="books" optional="YES" toMany="YES" deletionRule="No Action" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
            </entity>
            <entity name="Book">
                <attribute name="title" optional="YES" attributeType="String">
                    <userInfo>
                        <entry key="modelc.lint.disable" value="invalid-objc-class -- why"/>
                    </userInfo>
                </attribute>
                <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" ordered="YES" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
                <fetchIndex name="byNothing"/>
            </entity>
        </model>
        """

    static let withoutSuppression = contents.replacing(
        """
        "String">
                    <userInfo>
                        <entry key="modelc.lint.disable" value="invalid-objc-class -- why"/>
                    </userInfo>
                </attribute>
        """, with: "\"String\"/>")
    static let withoutIndex = withoutSuppression.replacing("        <fetchIndex name=\"byNothing\"/>\n", with: "")
    static let unordered = withoutIndex.replacing(" ordered=\"YES\"", with: "")

    init(_ contents: String = FixFixture.contents, versions: [String] = ["M"], current: String? = nil) throws {
        folder = try TemporaryFolder()
        for version in versions {
            try folder.write(contents, to: "\(FixFixture.bundle)/\(version).xcdatamodel/contents")
        }
        if let current {
            try folder.write(FixFixture.currentVersion(current), to: "\(FixFixture.bundle)/.xccurrentversion")
        }
    }

    /// The file in Xcode's form.
    static func currentVersion(_ name: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>_XCCurrentVersionName</key>
        \t<string>\(name).xcdatamodel</string>
        </dict>
        </plist>

        """
    }

    func file(_ version: String = "M") -> String { folder.path("\(FixFixture.bundle)/\(version).xcdatamodel/contents") }

    func text(_ version: String = "M") throws -> String { try String(contentsOfFile: file(version), encoding: .utf8) }

    func currentVersion() throws -> String {
        try String(contentsOfFile: folder.path("\(FixFixture.bundle)/.xccurrentversion"), encoding: .utf8)
    }

    static func lint(_ model: ManagedObjectModel) -> [JudgedFinding] {
        Linter.lint(ResolvedModel(model)).findings.filter { $0.severity > .note }
    }

    func target(
        _ selection: VersionSelection = .current,
        lint: @escaping (ManagedObjectModel) -> [JudgedFinding] = FixFixture.lint
    ) throws -> FixTarget {
        let reading = ModelReader().read(folder.path(FixFixture.bundle), selection)
        let version = try #require(reading.selectedVersion)
        return FixTarget(
            bundle: try #require(reading.model), version: version, findings: version.model.map(lint) ?? []
        ) { model, _ in lint(model) }
    }

    /// Writes the changes like a command that has locked the model.
    func write(_ session: inout FixSession) throws {
        let lock = try WriteLock.taken(of: [folder.path(FixFixture.bundle)], waiting: nil)
        defer { lock.release() }
        session.write(under: lock)
    }

    /// Determines the fixes and writes them, like the command.
    @discardableResult
    func run(_ request: FixRequest, editing edit: (inout FixSession) -> Void = { _ in }) throws -> FixSession {
        var session = FixSession(request)
        edit(&session)
        session.add([try target()])
        try write(&session)
        return session
    }
}

extension FixSession {
    var ids: [String] { diagnostics.map(\.id.rawValue) }
}
