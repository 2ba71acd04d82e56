import Foundation
import ModelcBase
import ModelcDiagnostics
import ModelcTestSupport
import Testing

@testable import ModelcConfiguration
@testable import ModelcSettings

/// Files that are not configurations, and malicious ones.
@Suite struct HostileInputTests {
    @Test(arguments: [
        (
            "\tversion: 1",
            "1:1 invalid-yaml: the configuration is not valid YAML: found character that cannot start any token "
                + "(indent with spaces, not tabs; put text that begins with @, ` or % into quotes)"
        ),
        (
            "generate:\n\taccess: public",
            "2:1 invalid-yaml: the configuration is not valid YAML: found character that cannot start any token "
                + "(indent with spaces, not tabs; put text that begins with @, ` or % into quotes)"
        ),
        (
            "ä: b: c",
            "1:6 invalid-yaml: the configuration is not valid YAML: mapping values are not allowed in this context "
                + "(check the indentation; put text with ': ' in it into quotes)"
        ),
        (
            "a: *x",
            "1:4 invalid-yaml: the configuration is not valid YAML: found undefined alias "
                + "(put text that begins with * into quotes)"
        ),
        (
            "a: 1\n---\nb: 1",
            "2:1 invalid-yaml: the configuration is not valid YAML: but found another document "
                + "(a configuration is one document: remove the line '---')"
        ),
        (
            "a: \"é\u{1}\"",
            "1:7+1 invalid-yaml: the control character 1 is not allowed in YAML "
                + "(remove it, or write it as an escape in double quotes)"
        ),
        (
            "a: &x { b: 1 }\nc: *x",
            "2:4+2 unsupported-yaml: the alias '*x' is not supported (write out the value; put text that begins with "
                + "* into quotes)"
        ),
        (
            "lint: &x { preview: true }",
            "1:7+2 unsupported-yaml: the anchor '&x' is not supported "
                + "(remove it, or put text that begins with & into quotes)"
        ),
        (
            "lint: !!map { preview: true }",
            "1:7+5 unsupported-yaml: the tag '!!map' is not supported "
                + "(remove it, or put text that begins with ! into quotes)"
        ),
    ])
    func isRefused(_ yaml: String, _ problem: String) { #expect(problems(yaml) == [problem]) }

    @Test func unclosedBracketsSayWhereTheyBegan() {
        let problem = reading("a: [1, 2\nb: 3\n").diagnostics.first
        #expect(problem?.id == .invalidYAML)
        #expect(problem?.related.first?.message == "while parsing a flow sequence")
        #expect(problem?.related.first?.location.position?.column == 4)
    }

    @Test(arguments: ["[", "{a: ", "- ", "? ", "[? "])
    func deepNestingIsRefused(_ opening: String) {
        for depth in [40, 900, 100_000] {
            let found = reading(String(repeating: opening, count: depth)).diagnostics
            #expect(!found.isEmpty && found.allSatisfy { $0.severity == .error })
        }
        let lists = String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
        #expect(reading("lint: { preset: \(lists) }").diagnostics.contains { $0.id == .unsupportedYAML })
    }

    /// Nine lines that expand to a billion values, as values and as keys.
    @Test(arguments: ["- [%]", "? [%]\n: 1"])
    func aliasesOfAliasesAreRefused(_ use: String) {
        var yaml = "a0: &a0 [x, x]\n"
        for level in 1...60 { yaml += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
        yaml += "lint:\n  " + use.replacingOccurrences(of: "%", with: "*a60")
        #expect(reading(yaml).diagnostics.first?.id == .unsupportedYAML)
    }

    @Test func largeFilesAreReadToTheirEnd() {
        let keys = (0..<6_000).map { "key\($0): 1\n" }.joined()
        #expect(reading(keys).diagnostics.count == ProblemLimit.limit + 1)
        #expect(reading(keys).diagnostics.last?.message == "the configuration has 5900 more errors")
        let keyed = String(repeating: "? ", count: 900) + "[" + String(repeating: "a,", count: 30_000) + "]"
        #expect(reading(keyed).diagnostics.map(\.id) == [.unsupportedYAML])
        let repeated = (0..<6_000).map { "key: \($0)\n" }.joined()
        #expect(reading(repeated).diagnostics.map(\.id).contains(.duplicateConfigurationKey))
    }

    @Test(arguments: [
        ([0x61, 0x3A, 0x20, 0xE9, 0x0A], "1:4+1"),  // Latin-1
        ([0xFF, 0xFE, 0x61, 0x00], "1:1+1"),  // UTF-16
    ])
    func otherEncodingsAreRefused(_ bytes: [UInt8], _ place: String) {
        let found = ConfigurationReader().read(bytes, path: ".modelc.yml").diagnostics.map(spelt)
        #expect(found == ["\(place) unreadable-configuration: the configuration is not UTF-8 text (save it as UTF-8)"])
    }

    /// A path whose state is unknown may be a configuration: the error is reported when it is read.
    @Test func onlyWhatIsKnownToBeMissingIsMissing() throws {
        let folder = try TemporaryFolder()
        #expect(!FileSystem.exists(folder.path("nothing")))
        #expect(!FileSystem.exists(try folder.write("", to: "file") + "/nothing"))
        #expect(FileSystem.exists(folder.path(String(repeating: "a", count: 300))))
    }

    @Test func filesThatCannotBeRead() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("folder/.modelc.yml")
        try folder.write(Data(count: ConfigurationFile.limit + 1), to: "large/.modelc.yml")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(".modelc.yml"), withDestinationPath: "nowhere")
        let places = ["folder/.modelc.yml", "large/.modelc.yml", ".modelc.yml", "missing.yml"]
        let found = places.map { ConfigurationReader().read(folder.path($0)) }
        #expect(found.allSatisfy { $0.configuration == nil && $0.hasErrors })
        #expect(
            found.flatMap(\.diagnostics).map(spelt) == [
                "- unreadable-configuration: the configuration cannot be read: it is a folder (put a file in its place)",
                "- unreadable-configuration: the configuration cannot be read: it has 1048577 bytes; the limit is "
                    + "1048576 (check that it is the right file)",
                "- unreadable-configuration: the configuration cannot be read: it does not exist",
                "- unreadable-configuration: the configuration cannot be read: it does not exist",
            ])
        #expect(FileProblem(path: "x", code: EACCES).diagnostic.help == "change its permissions")
    }

    /// Truncated, repeated and swapped bytes give diagnostics, never a crash.
    @Test func mutatedSamplesAreSurvived() {
        let sample = Array(ConfigurationPage.sample.utf8)
        let marks = Array("&*!?[]{}:,-\"'#|>%@`\n\t \u{FEFF}~".utf8)
        var random = SeededRandom(seed: 7)
        for _ in 0..<TestScope.rounds(2_000) {
            var bytes = sample
            for _ in 0...Int.random(in: 0..<6, using: &random) {
                let index = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.remove(at: index)
                case 1: bytes.insert(marks.randomElement(using: &random) ?? 0, at: index)
                case 2: bytes[index] = marks.randomElement(using: &random) ?? 0
                default: bytes.insert(contentsOf: bytes[index...].prefix(20), at: index)
                }
            }
            let reading = ConfigurationReader().read(bytes, path: "x")
            #expect(reading.configuration != nil || reading.hasErrors)
        }
    }
}
