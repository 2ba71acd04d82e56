import Foundation
import ModelcKeyedArchive
import ModelcTestSupport
import Testing

/// `modelc decompile` reads its result before writing it: a source that cannot be read is not written.
@Suite struct DecompileReadBackTests {
    private let modelc = ModelcProcess()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let model = """
        <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="Item" representedClassName="Item">
        <attribute name="title" optional="YES" attributeType="String"/>
        <relationship name="parts" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Part" \
        inverseName="item" inverseEntity="Part"/>
        <fetchIndex name="byTitle"><fetchIndexElement property="title" type="Binary" order="ascending"/></fetchIndex>
        </entity>
        <entity name="Part">
        <relationship name="item" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Item" \
        inverseName="parts" inverseEntity="Item"/>
        </entity>
        <fetchRequest name="allParts" entity="Part"/>
        <configuration name="Cloud"><memberEntity name="Part"/></configuration>
        </model>
        """

    /// Replaces a text in all strings of a compiled version.
    private func replace(_ old: String, with new: String, inVersionAt path: String) throws {
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: folder.path(path))))
        let list = try BinaryPropertyListReader().read(bytes)
        try folder.write(Data(TestPropertyListWriter.bytes(of: list.replacing(old, new))), to: path)
    }

    private func compile(versions: [String] = ["M"]) throws {
        for name in versions { try folder.write(Self.model, to: "M.xcdatamodeld/\(name).xcdatamodel/contents") }
        let arguments = ["-o", folder.path("out"), "--current", versions[0]]
        let outcome = try modelc.run(["compile", folder.path("M.xcdatamodeld")] + arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    private func decompile() throws -> ModelcProcess.Outcome {
        try modelc.run("decompile", folder.path("out/M.momd"), "-o", folder.path("back"))
    }

    private var isNothingWritten: Bool { !FileManager.default.fileExists(atPath: folder.path("back")) }

    @Test(arguments: [
        ("Part", "<entity> has no name"),
        ("title", "the decompiled source could not be read: Item: <attribute> has no name"),
        ("parts", "the decompiled source could not be read: Item: <relationship> has no name"),
        ("byTitle", "<fetchIndex> has no name"), ("allParts", "<fetchRequest> has no name"),
        ("Cloud", "<configuration> has no name"),
    ])
    func anEmptyName(_ name: String, _ message: String) throws {
        try compile()
        try replace(name, with: "", inVersionAt: "out/M.momd/M.mom")
        let outcome = try decompile()
        #expect(outcome.status == 2 && isNothingWritten, "\(outcome.output)")
        #expect(outcome.errors.contains(message) && outcome.errors.contains("M.mom: error:"), "\(outcome.errors)")
    }

    @Test(arguments: ["ti\u{0}tle", "title\u{FFFE}", "\u{1F}"])
    func aCharacterThatXMLDoesNotAllow(_ name: String) throws {
        try compile()
        try replace("title", with: name, inVersionAt: "out/M.momd/M.mom")
        let outcome = try decompile()
        #expect(outcome.status == 2 && isNothingWritten, "\(outcome.output)")
        #expect(outcome.errors.contains("a character that XML does not allow"), "\(outcome.errors)")
    }

    /// Invalid texts of one entity give one message, which names each text once.
    @Test func charactersByEntity() throws {
        try compile()
        for (name, new) in [("title", "ti\u{1}tle"), ("parts", "par\u{1}ts"), ("item", "i\u{1}tem")] {
            try replace(name, with: new, inVersionAt: "out/M.momd/M.mom")
        }
        let errors = try decompile().errors
        #expect(errors.contains("2 errors") && !errors.contains("times, also at"), "\(errors)")
        for name in ["ti\\u{1}tle", "par\\u{1}ts", "Part.i\\u{1}tem"] {
            #expect(errors.components(separatedBy: name).count == 2, "\(errors)")
        }
    }

    /// A problem in any of the versions is reported, and no version is written.
    @Test func oneOfSeveralVersions() throws {
        try compile(versions: ["M", "M 2", "M 3"])
        try replace("title", with: "", inVersionAt: "out/M.momd/M 2.mom")
        try replace("Cloud", with: "", inVersionAt: "out/M.momd/M 3.mom")
        let outcome = try decompile()
        #expect(outcome.status == 2 && isNothingWritten, "\(outcome.output)")
        #expect(outcome.errors.contains("M 2.mom") && outcome.errors.contains("M 3.mom"), "\(outcome.errors)")
        let one = try modelc.run("decompile", folder.path("out/M.momd/M.mom"), "-o", folder.path("back"))
        #expect(one.status == 0 && !isNothingWritten, "\(one.errors)")
    }

    @Test func aMappingModel() throws {
        let models = Repository.path("Samples/BookList")
        let step = folder.path("Step.xcmappingmodel")
        #expect(try modelc.run("mapping", "new", models, "--from", "1", "--to", "2", "-o", step).status == 0)
        #expect(try modelc.run("compile", step, "-o", folder.path("out")).status == 0)
        try replace("title", with: "ti\u{0}tle", inVersionAt: "out/Step.cdm")
        let outcome = try modelc.run(
            "decompile", folder.path("out/Step.cdm"), "--models", models, "-o", folder.path("back"))
        #expect(outcome.status == 2 && isNothingWritten, "\(outcome.output)")
        #expect(
            outcome.errors.contains("Step.cdm: error: the decompiled source could not be read"), "\(outcome.errors)")
    }

    /// Problems that a source can contain are reported, and the source can be read.
    @Test(arguments: [("parts", "title"), ("Part", "Item"), ("Part", "Pa\trt\n"), ("byTitle", " "), ("item", "<&\"'>")])
    func aFaultyModelThatCanBeRead(_ old: String, _ new: String) throws {
        try compile()
        try replace(old, with: new, inVersionAt: "out/M.momd/M.mom")
        let outcome = try decompile()
        #expect(outcome.status == 0 || isNothingWritten, "\(outcome.errors)")
        guard outcome.status == 0 else { return }
        let read = try modelc.run("inspect", folder.path("back/M.xcdatamodeld"))
        #expect(read.status == 0 && !read.errors.contains("error:"), "\(read.errors)")
    }
}

extension PropertyListValue {
    /// The value with one text replaced.
    fileprivate func replacing(_ old: String, _ new: String) -> PropertyListValue {
        switch self {
        case .string(let text): .string(text == old ? new : text)
        case .array(let elements): .array(elements.map { $0.replacing(old, new) })
        case .dictionary(let fields):
            .dictionary(
                PropertyListDictionary(fields.entries.map { .init(key: $0.key, value: $0.value.replacing(old, new)) }))
        case .null, .boolean, .integer, .real, .date, .data, .uid, .orderedSet, .set: self
        }
    }
}
