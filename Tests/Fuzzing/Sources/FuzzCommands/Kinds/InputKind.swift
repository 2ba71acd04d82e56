import Foundation
import FuzzRunning

/// A kind of input that modelc gets from people, machines or other tools.
struct InputKind: Sendable {
    let name: String
    let mutator: any Mutator
    /// The bytes to start from, given the seed workspace; empty if this machine has none.
    let seeds: @Sendable (URL) throws -> [Data]
    /// Puts bytes into a workspace.
    let apply: @Sendable (Data, URL) throws -> CaseSettings
    /// The commands; each case runs one of them.
    let commands: [FuzzedCommand]

    /// A kind of input that is one file.
    static func file(
        _ name: String, _ path: String, _ mutator: any Mutator, _ commands: [FuzzedCommand]
    ) -> InputKind {
        InputKind(
            name: name, mutator: mutator, seeds: { [try Data(contentsOf: $0.appendingPathComponent(path))] },
            apply: { bytes, folder in
                try bytes.write(to: folder.appendingPathComponent(path))
                return CaseSettings()
            }, commands: commands)
    }

    /// A kind of input that is a text in the sample's current model, in place of another text.
    static func text(_ name: String, replacing old: String, seeds: [String], _ commands: [FuzzedCommand]) -> InputKind {
        InputKind(
            name: name, mutator: LineMutator(), seeds: { _ in seeds.map { Data($0.utf8) } },
            apply: { bytes, folder in
                let file = folder.appendingPathComponent(Samples.current)
                let text = try String(contentsOf: file, encoding: .utf8)
                let value = String(decoding: bytes, as: UTF8.self).escapedForXML
                try Data(text.replacingOccurrences(of: old, with: value).utf8).write(to: file)
                return CaseSettings()
            }, commands: commands)
    }

    /// A kind of input that describes changes of files and folders.
    static func layout(_ name: String, below path: String, _ commands: [FuzzedCommand]) -> InputKind {
        InputKind(
            name: name, mutator: LayoutMutator(),
            seeds: { folder in
                let below = folder.appendingPathComponent(path)
                let inside = try FileManager.default.subpathsOfDirectory(atPath: below.path).sorted().prefix(200)
                return [Data(([path] + inside.map { "\(path)/\($0)" }).joined(separator: "\n").utf8)]
            },
            apply: { bytes, folder in
                Layout(folder: folder).apply(bytes)
                return CaseSettings()
            }, commands: commands)
    }
}

/// The settings of a case besides its files.
struct CaseSettings {
    /// Replaces the command's own arguments.
    var arguments: [String]?
    var environment: [String: String] = [:]
}

/// A command with the files that it may change.
struct FuzzedCommand: Sendable {
    let arguments: [String]
    /// Paths below the workspace that it may write, only if it exits with 0 or 1.
    var writes: [String] = []
    /// Arguments that check whether anything is left to do after a successful run; they must exit with 0.
    var confirms: [String]?

    init(_ words: String, writes: [String] = [], confirms: String? = nil) {
        arguments = words.split(separator: " ").map(String.init)
        self.writes = writes
        self.confirms = confirms.map { $0.split(separator: " ").map(String.init) }
    }

    var printsJSON: Bool { arguments.contains("json") && arguments.contains("--format") }
}

/// The locations of the sample's parts in the workspace.
enum Samples {
    static let bundle = "BookList.xcdatamodeld"
    static let current = "BookList.xcdatamodeld/BookList 3.xcdatamodel/contents"
    static let older = "BookList.xcdatamodeld/BookList 2.xcdatamodel/contents"
}

extension String {
    /// As the value of an attribute.
    var escapedForXML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
            .replacing("\n", with: "&#10;")
    }
}
