import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The declarations that an app has to mark as `nonisolated` in a module whose default isolation is the main actor
/// (UserInfoKeys.md).
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "code is checked on Linux only"))
struct DefaultIsolationTests {
    /// The types of the app, each of which compiles in this form.
    private static let types = [
        "Signals":
            "nonisolated struct Signals: OptionSet { let rawValue: Int16; static let first = Signals(rawValue: 1) }",
        "Kind": "nonisolated enum Kind: Int16 { case ship, boat }",
        "Point": "nonisolated struct Point: Codable, Sendable { var x: Double }",
    ]

    /// Compiles the classes with the types of the app, some of them replaced, and with a function for any thread.
    ///
    /// - Returns: the errors of the compiler.
    private func errors(_ own: [String: String], use: String = "") throws -> [Substring] {
        let types = Self.types.merging(own) { $1 }.values
        let texts =
            try classes() + ["import CoreData\n" + types.joined(separator: "\n")]
            + ["import CoreData\nnonisolated func use(_ ship: Ship) throws {\n\(use)\n}\n"]
        let outcome = try TypeChecker().check(swift: [], mode: .swift6MainActor, extraSources: texts)
        return outcome.output.split(separator: "\n").filter { $0.contains(".swift:") && $0.contains(": error: ") }
    }

    private func classes() throws -> [String] {
        let folder = try TemporaryFolder()
        _ = try folder.write(Self.model, to: "Ships.xcdatamodel/contents")
        let sources = try GeneratedSources(
            model: folder.path("Ships.xcdatamodel"), configure: { $0.snapshots = .flag(true) })
        return sources.files.map(\.text)
    }

    private static let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
            <entity name="Ship" representedClassName=".Ship">
                <attribute name="kind" optional="YES" attributeType="Integer 16" usesScalarValueType="YES">
                    <userInfo><entry key="RawType" value="Kind"/></userInfo>
                </attribute>
                <attribute name="place" optional="YES" attributeType="Binary">
                    <userInfo><entry key="modelc.codable" value="Point"/></userInfo>
                </attribute>
                <attribute name="signals" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES">
                    <userInfo><entry key="nonOptionalInit" value="yes"/><entry key="RawType" value="Signals"/></userInfo>
                </attribute>
            </entity>
        </model>
        """

    @Test func nonisolatedTypesCompileAndCanBeUsedAnywhere() throws {
        let use =
            "    ship.signals = [.first]\n    ship.kind = .boat\n    ship.place = Point(x: 1)\n    _ = Ship.keys.signals == Signals.first"
        #expect(try errors([:], use: use) == [])
    }

    @Test func anOptionSetCompilesButItsOptionsBelongToTheMainActor() throws {
        let own = [
            "Signals": "struct Signals: OptionSet { let rawValue: Int16; static let first = Signals(rawValue: 1) }"
        ]
        #expect(try errors(own, use: "    ship.signals = []") == [])
        let errors = try errors(own, use: "    ship.signals = [.first]")
        #expect(errors.count == 1 && errors[0].contains("static property 'first' can not be referenced"), "\(errors)")
    }

    @Test func anEnumerationNeedsNothing() throws {
        let own = ["Kind": "enum Kind: Int16 { case ship, boat }"]
        #expect(try errors(own, use: "    ship.kind = .boat\n    _ = Ship.keys.kind == .ship") == [])
    }

    @Test(
        arguments: [
            (
                "Signals",
                "struct Signals: OptionSet { let rawValue: Int16; init(rawValue: Int16) { self.rawValue = rawValue } }"
            ),
            (
                "Kind",
                "struct Kind: RawRepresentable, Hashable, Sendable { let rawValue: Int16; init?(rawValue: Int16) { self.rawValue = rawValue } }"
            ),
            ("Point", "struct Point: Codable, Sendable { var x: Double }"),
        ])
    func generatedCodeCallsWhatWouldBeIsolated(name: String, type: String) throws {
        #expect(try !errors([name: type]).isEmpty)
        #expect(try errors([name: "nonisolated " + type]) == [])
    }
}
