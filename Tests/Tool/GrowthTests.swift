import Foundation
import ModelcTestSupport
import Testing

/// Commands take time in proportion to their input, even if one entity, one bundle or one merge contains nearly
/// everything.
///
/// No time is asserted. The tool runs with an input and with one of four times the size; the ratio of the processor
/// times shows how the work grows: about 4 if it is linear, up to 16 if it is quadratic.
@Suite struct GrowthTests {
    /// A command whose input can have any size.
    struct Row: CustomTestStringConvertible, Sendable {
        var name: String
        var size: Int
        var command: [String]
        /// The files of an input of a given size.
        var files: @Sendable (_ size: Int) -> [String: String]

        var testDescription: String { name }
    }

    private static let factor = 4
    private static let limit = 8.0

    static let rows = [
        Row(name: "merge, conflicts", size: 800, command: merge) { size in
            sides { type in entity("E", each(size) { "<attribute name=\"a\($0)\" attributeType=\"\(type)\"/>" }) }
        },
        Row(name: "merge, conflicts in entities", size: 800, command: merge) { size in
            sides { type in each(size) { entity("E\($0)", "<attribute name=\"a\" attributeType=\"\(type)\"/>") } }
        },
        Row(name: "merge, a chain of parents that one side removes", size: 150, command: merge) { size in
            let other = entity("F", attribute)
            let used = chain(size) + other + entity("Z", attribute, parent: "E\(size - 1)")
            return ["base": chain(size) + other, "ours": used, "theirs": other].mapValues(document)
        },
        Row(name: "merge, conflicts in indexes", size: 300, command: merge) { size in
            ["base": "a", "ours": "b", "theirs": "c"].mapValues { property in
                document(
                    entity(
                        "E",
                        each(3) { "<attribute name=\"\(["a", "b", "c"][$0])\" attributeType=\"String\"/>" }
                            + each(size) { index($0, over: property) }))
            }
        },
        Row(name: "merge, additions that contradict each other", size: 600, command: merge) { size in
            [
                "base": "", "ours": each(size) { "<attribute name=\"x\($0)\" attributeType=\"String\"/>\n" },
                "theirs": each(size) { "<relationship name=\"x\($0)\" maxCount=\"1\" destinationEntity=\"F\"/>\n" },
            ].mapValues { document(entity("E", $0) + entity("F", attribute)) }
        },
        Row(name: "check, equal indexes", size: 1_500, command: ["check", bundle]) { size in
            model(entity("E", attribute + each(size) { index($0, over: "a") }))
        },
        Row(name: "check, indexes that others begin with", size: 1_500, command: ["check", bundle]) { size in
            model(
                entity(
                    "E", attribute + "<attribute name=\"b\"/>" + each(size) { index($0, over: $0 == 0 ? "ab" : "a") }))
        },
        Row(name: "edit, an entity with properties", size: 4_000, command: removal) { size in
            model(entity("E", each(size) { "<attribute name=\"a\($0)\" attributeType=\"String\"/>" }))
        },
        Row(name: "edit, an entity with relationships", size: 1_500, command: removal) { size in
            model(
                entity("E", each(size) { relationship("r\($0)", to: "F", inverse: "s\($0)") })
                    + entity("F", each(size) { relationship("s\($0)", to: "E", inverse: "r\($0)") }))
        },
        Row(
            name: "edit, a chain of parents", size: 400,
            command: ["edit", bundle, "remove", "entity", "E0", "--cascade"]
        ) {
            model(chain($0) + entity("F", ""))
        },
        Row(
            name: "edit, derived attributes in a chain", size: 1_500,
            command: ["edit", bundle, "remove", "attribute", "E.d0", "--cascade"]
        ) { size in
            model(
                entity(
                    "E", "<attribute name=\"d0\" attributeType=\"String\"/>" + each(size) { derived($0 + 1, from: $0) })
            )
        },
        Row(name: "edit, a script for one entity", size: 4_000, command: script) { size in
            model(entity("E", attribute)).merging(["script": each(size) { "add attribute E.n\($0) String\n" }]) { $1 }
        },
        Row(name: "edit, a script against the order of names", size: 4_000, command: script) { size in
            model(entity("E", attribute)).merging(
                ["script": each(size) { "add attribute E.n\(size - $0) String\n" }]) { $1 }
        },
        Row(name: "edit, a script for an entity with a parent", size: 2_000, command: script) { size in
            model(entity("E", attribute) + entity("F", "", parent: "E")).merging(
                ["script": each(size) { "add attribute F.n\($0) String\n" }]) { $1 }
        },
        Row(name: "edit, additions between others", size: 2_000, command: script) { size in
            // Not Xcode's layout: the file is edited in place.
            model(entity("E", each(size) { "\n<attribute name=\"a\($0)x\" attributeType=\"String\"/>\n" })).merging(
                ["script": each(size) { "add attribute E.a\($0)z String\n" }]) { $1 }
        },
        edit("relationships with inverses", 500, { _ in entity("E", attribute) + entity("F", attribute) }) {
            "add relationship E.r\($0) F --inverse s\($0)"
        },
        edit("relationships of many entities", 400, { entities($0) + entity("F", attribute) }) {
            "add relationship E\($0).r F --inverse s\($0)"
        },
        edit("settings of one entity", 1_000, { entity("E", attributes($0)) }) { "set attribute E.a\($0) --required" },
        edit("settings of many entities", 1_000, entities) { "set attribute E\($0).a --required" },
        edit("new names in one entity", 400, { entity("E", attributes($0)) }) { "rename attribute E.a\($0) b\($0)" },
        edit("new names in many entities", 400, entities) { "rename attribute E\($0).a b" },
        edit("new names of entities", 400, entities) { "rename entity E\($0) F\($0)" },
        edit("entities that go", 400, { entities($0) + entity("F", attribute) }) { "remove entity E\($0)" },
        edit("attributes that go", 400, { entity("E", attributes($0)) + entity("F", attribute) }) {
            "remove attribute E.a\($0)"
        },
        edit("constraints", 500, { entity("E", attributes($0)) }) { "add constraint E a\($0)" },
        edit("indexes", 500, entities) { "add index E\($0) a" },
        edit("user info", 500, entities) { "add user-info E\($0).a k v" },
        edit("parents", 500, { each($0) { entity("E\($0)", "") } + entity("F", attribute) }) {
            "set entity E\($0) --parent F"
        },
        edit("members", 500, entities) { ($0 == 0 ? "add configuration C\n" : "") + "add member C E\($0)" },
        edit("new entities", 1_000, { _ in entity("F", attribute) }) {
            "add entity E\($0) --parent F\nadd attribute E\($0).b String"
        },
        Row(name: "merge, new names in one entity", size: 400, command: merge) { size in
            [
                "base": attributes(size), "theirs": attributes(size, type: "Date"),
                "ours": each(size) { "<attribute name=\"b\($0)\" elementID=\"a\($0)\" attributeType=\"String\"/>" },
            ].mapValues { document(entity("E", $0)) }
        },
        Row(name: "merge, new names of indexes", size: 1_000, command: merge) { size in
            let indexes = { (letter: String, count: Int) in
                each(count) { index($0, over: ["a\($0)"]).replacing("name=\"i", with: "name=\"\(letter)") }
            }
            return [
                "base": attributes(size) + indexes("i", size), "ours": attributes(size) + indexes("j", size),
                "theirs": attributes(size, type: "Date") + indexes("i", size),
            ].mapValues { document(entity("E", $0)) }
        },
        Row(name: "merge, new names of entities", size: 400, command: merge) { size in
            [
                "base": entities(size), "theirs": entities(size).replacing("String", with: "Date"),
                "ours": each(size) { "<entity name=\"F\($0)\" elementID=\"E\($0)\">\(attribute)</entity>" },
            ].mapValues(document)
        },
        Row(name: "versions", size: 1_000, command: ["versions", "list", bundle], files: versions),
        Row(name: "inspect, versions", size: 1_000, command: ["inspect", bundle], files: versions),
    ]

    @Test(.large, arguments: rows)
    func workGrowsWithTheInput(_ row: Row) throws {
        var ratios: [Double] = []
        // Other processes on the machine can slow down one of the runs.
        for _ in 1...3 {
            let ratio = try processorTime(row, row.size * Self.factor) / processorTime(row, row.size)
            if ratio < Self.limit { return }
            ratios.append(ratio)
        }
        Issue.record("\(row.name): \(Self.factor) times the input took \(ratios) times the work")
    }

    private func processorTime(_ row: Row, _ size: Int) throws -> Double {
        let folder = try TemporaryFolder()
        for (name, text) in row.files(size) { try folder.write(text, to: name) }
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        let (status, seconds) = try modelc.processorTime(row.command + ["--no-config", "-q"])
        #expect(status <= 1, "\(row.name)")
        return seconds
    }
}

// Inputs.
extension GrowthTests {
    private static let bundle = "M.xcdatamodeld"
    private static let contents = "M.xcdatamodeld/M.xcdatamodel/contents"
    private static let merge = ["merge", "base", "ours", "theirs", "--output", "merged"]
    private static let removal = ["edit", bundle, "remove", "entity", "E", "--cascade"]
    private static let script = ["edit", bundle, "--script", "script"]
    private static let attribute = "<attribute name=\"a\" optional=\"YES\" attributeType=\"String\"/>"

    private static func each(_ size: Int, _ text: (Int) -> String) -> String { (0..<size).map(text).joined() }

    private static func document(_ content: String) -> String { "<model>\(content)</model>" }

    private static func model(_ content: String) -> [String: String] { [contents: document(content)] }

    /// Three files in which an attribute has different types.
    private static func sides(_ content: (_ type: String) -> String) -> [String: String] {
        ["base": "String", "ours": "Date", "theirs": "UUID"].mapValues { document(content($0)) }
    }

    private static func entity(_ name: String, _ content: String, parent: String? = nil) -> String {
        let parent = parent.map { " parentEntity=\"\($0)\"" } ?? ""
        return "<entity name=\"\(name)\"\(parent)>\(content)</entity>\n"
    }

    private static func chain(_ size: Int) -> String {
        each(size) { entity("E\($0)", "<attribute name=\"a\($0)\"/>", parent: $0 == 0 ? nil : "E\($0 - 1)") }
    }

    private static func entities(_ size: Int) -> String { each(size) { entity("E\($0)", attribute) } }

    private static func attributes(_ size: Int, type: String = "String") -> String {
        each(size) { "<attribute name=\"a\($0)\" optional=\"YES\" attributeType=\"\(type)\"/>\n" }
    }

    /// A script with an action for each number.
    private static func edit(
        _ name: String, _ size: Int, _ content: @escaping @Sendable (_ size: Int) -> String,
        _ action: @escaping @Sendable (_ number: Int) -> String
    ) -> Row {
        Row(name: "edit, " + name, size: size, command: script) { size in
            model(content(size)).merging(["script": each(size) { action($0) + "\n" }]) { $1 }
        }
    }

    private static func index(_ number: Int, over properties: String) -> String {
        index(number, over: properties.map { String($0) })
    }

    private static func index(_ number: Int, over properties: [String]) -> String {
        let elements = properties.map { "<fetchIndexElement property=\"\($0)\" type=\"Binary\" order=\"ascending\"/>" }
        return "<fetchIndex name=\"i\(number)\">\(elements.joined())</fetchIndex>\n"
    }

    private static func relationship(_ name: String, to destination: String, inverse: String) -> String {
        "<relationship name=\"\(name)\" optional=\"YES\" maxCount=\"1\" deletionRule=\"Nullify\" "
            + "destinationEntity=\"\(destination)\" inverseName=\"\(inverse)\" inverseEntity=\"\(destination)\"/>\n"
    }

    private static func derived(_ number: Int, from other: Int) -> String {
        "<attribute name=\"d\(number)\" attributeType=\"String\" derived=\"YES\" "
            + "derivationExpression=\"canonical:(d\(other))\"/>\n"
    }

    @Sendable private static func versions(_ size: Int) -> [String: String] {
        let text = document(entity("E", attribute))
        var files: [String: String] = [:]
        for number in 1...size {
            let name = number == 1 ? "M" : "M \(number)"
            files["M.xcdatamodeld/\(name).xcdatamodel/contents"] = text
        }
        files["M.xcdatamodeld/.xccurrentversion"] =
            "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key>"
            + "<string>M \(size).xcdatamodel</string></dict></plist>"
        return files
    }
}
