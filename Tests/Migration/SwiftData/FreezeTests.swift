import Foundation
import ModelcTestSupport
import Testing

/// `modelc freeze`: what the copy contains, and what stays uncertain in it. The tool as a separate process.
@Suite struct FreezeTests {
    private let folder: TemporaryFolder
    private var modelc = ModelcProcess()

    init() throws {
        folder = try TemporaryFolder()
        modelc.folder = folder.url.path
    }

    /// Freezes classes, and returns the copy.
    private func frozen(_ source: String) throws -> String {
        try folder.write(Data("import SwiftData\n\(source)".utf8), to: "Models/Models.swift")
        let outcome = try modelc.run("freeze", "Models", "--release", "1.0", "--output", "Schemas")
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try text("Schemas/SchemaV1_0_0.swift")
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
    }

    /// The copy has no `#if` and no other macros, so that only its comment tells that it was not certain.
    @Test(arguments: [
        "#if DEBUG\n    var n: Int\n#endif", "@Wrapped var n: Int", "var n: Int { didSet {} }", "let n: Int",
    ])
    func doubtsStayInTheCopy(member: String) throws {
        let copy = try frozen("@Model final class Item {\n    \(member)\n}\n@Model final class Tag { var n: Int }")
        #expect(copy.contains("(not verified)"), "\(copy)")
        let hashes = try modelc.run("hash", "Schemas")
        let lines = hashes.output.split(separator: "\n")
        #expect(lines.contains { $0.contains(" Item ") && $0.contains("unverified") }, "\(member): \(hashes.output)")
        #expect(lines.contains { $0.contains(" Tag ") && !$0.contains("unverified") }, "\(member): \(hashes.output)")
        #expect(try modelc.run("freeze", "Models", "--output", "Schemas", "--check").status == 0)
    }

    /// Enumerations and structures that need nothing else are copied, so that the lock has the hashes of the comment.
    @Test func plainTypesAreCopied() throws {
        let copy = try frozen(
            """
            enum Mood: String, Codable { case happy, sad }
            struct Point: Codable { var x: Double; var mood: Mood }
            enum Odd: String, Codable { case a; var title: String { rawValue } }
            @Model final class Item {
                struct Address: Codable { var street: String; var country: Country }
                enum Country: String, Codable { case de }
                var mood: Mood
                var point: Point?
                var home: Address?
                var status = Status.on
                enum Status: String, Codable { case on, off }
                init(mood: Mood) { self.mood = mood }
            }
            """)
        for part in [
            "    enum Mood: String", "    struct Point: Codable", "        enum Country: String", "var mood: Mood\n",
            "var status: Status = .on", "init(mood: Mood) {",
        ] { #expect(copy.contains(part), "\(part): \(copy)") }
        #expect(!copy.contains("Odd"))
        let again = try modelc.run("freeze", "Models", "--release", "1.0", "--output", "Schemas")
        #expect(again.status == 0 && !again.errors.contains("shared-frozen-type"), "\(again.errors)")
        let comment = try #require(copy.split(separator: "\n").first { $0.hasPrefix("// Item: ") })
        let hash = comment.dropFirst("// Item: ".count).prefix(12)
        #expect(try text("modelc.lock").contains("Item: \(hash)"), "\(comment)")
    }

    /// A type with code of its own is used where it is, and named.
    @Test func otherTypesAreNamed() throws {
        let copy = try frozen(
            """
            enum Odd: String, Codable { case a; var title: String { rawValue } }
            @Model final class Item { var odd: Odd }
            """)
        #expect(!copy.contains("enum Odd"))
        let again = try modelc.run("freeze", "Models", "--release", "1.0", "--output", "Schemas")
        #expect(again.errors.contains("shared-frozen-type") && again.errors.contains("Odd"), "\(again.errors)")
    }

    /// A copy that cannot be compiled is not written.
    @Test func aPropertyWithoutAType() throws {
        try folder.write(
            Data("import SwiftData\n@Model final class Item { var n = make() }".utf8), to: "Models/Models.swift")
        let outcome = try modelc.run("freeze", "Models", "--release", "1.0", "--output", "Schemas")
        #expect(outcome.status == 2 && outcome.errors.contains("Item.n"), "\(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("Schemas")))
    }
}
