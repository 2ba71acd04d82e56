import Foundation
import ModelcTestSupport

/// The targets of Package.swift, read from its text: they are declared as plain literals.
struct Manifest {
    struct Target: Equatable {
        var kind: String
        var name: String
        var path: String?
        /// The names of targets and products in the file's order.
        var dependencies: [String]
        var line: Int

        /// The folder of its sources, relative to Package.swift.
        var folder: String {
            if let path { return path }
            switch kind {
            case "testTarget": return "Tests/\(name)"
            case "plugin": return "Plugins/\(name)"
            default: return "Sources/\(name)"
            }
        }
    }

    var targets: [Target]

    init(text: String) {
        var reader = ManifestReader(text: text)
        targets = reader.targets()
    }

    static func ofTheProject() throws -> Manifest {
        let url = URL(fileURLWithPath: Repository.path("Package.swift"))
        return Manifest(text: try String(contentsOf: url, encoding: .utf8))
    }

    /// The target that a file belongs to.
    func target(of path: String) -> Target? {
        targets.first { path.hasPrefix($0.folder + "/") }
    }
}

/// Finds target declarations in the text of a Package.swift.
struct ManifestReader {
    private static let kinds = [
        "target", "executableTarget", "testTarget", "systemLibrary", "plugin", "macro", "binaryTarget",
    ]

    private let text: [UInt8]
    /// The same text with comments and strings blanked, byte for byte, for finding parentheses.
    private let code: [UInt8]

    init(text: String) {
        self.text = Array(text.utf8)
        code = Array(SourceMask.code(of: text).utf8)
    }

    mutating func targets() -> [Manifest.Target] {
        guard let list = targetList() else { return [] }
        var targets: [Manifest.Target] = []
        var index = list.lowerBound
        while index < list.upperBound {
            guard let kind = ManifestReader.kinds.first(where: { stands(".\($0)(", at: index) }) else {
                index += 1
                continue
            }
            let range = bracketed(from: index + kind.utf8.count + 1)
            targets.append(target(kind, range))
            index = range.upperBound
        }
        return targets
    }

    /// The text between the brackets of `targets: [.target(…), …]`, not of a product's `targets: ["…"]`.
    private func targetList() -> Range<Int>? {
        for index in code.indices where stands("targets:", at: index) {
            guard let open = code[index...].firstIndex(of: UInt8(ascii: "[")) else { continue }
            let first = code[(open + 1)...].first { !" \n\t".utf8.contains($0) }
            if first == UInt8(ascii: ".") { return bracketed(from: open) }
        }
        return nil
    }

    private func target(_ kind: String, _ range: Range<Int>) -> Manifest.Target {
        let list = label("dependencies:", in: range).map { bracketed(from: $0) }
        let line = code[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
        return Manifest.Target(
            kind: kind, name: label("name:", in: range).flatMap { strings(in: $0..<range.upperBound).first } ?? "",
            path: label("path:", in: range).flatMap { strings(in: $0..<range.upperBound).first },
            dependencies: list.map(dependencies) ?? [], line: line)
    }

    /// The strings of a list of dependencies, without the packages of products.
    private func dependencies(in range: Range<Int>) -> [String] {
        var names = strings(in: range)
        for index in range where stands("package:", at: index) {
            let package = strings(in: index..<range.upperBound).first
            if let place = names.firstIndex(where: { $0 == package }) { names.remove(at: place) }
        }
        return names
    }

    /// The index after a label of the declaration itself, not of a nested one.
    private func label(_ label: String, in range: Range<Int>) -> Int? {
        var depth = 0
        for index in range {
            if "([".utf8.contains(code[index]) { depth += 1 }
            if ")]".utf8.contains(code[index]) { depth -= 1 }
            if depth == 0, stands(label, at: index) { return index + label.utf8.count }
        }
        return nil
    }

    /// The strings of the text, without those in comments: in `code` literals are blanked, in `text` they have quotes.
    private func strings(in range: Range<Int>) -> [String] {
        let lines = text[range].split(separator: UInt8(ascii: "\n"))
        return lines.flatMap { line -> [String] in
            let parts = String(decoding: line, as: UTF8.self).split(separator: "\"", omittingEmptySubsequences: false)
            guard let comment = parts.indices.first(where: { $0.isMultiple(of: 2) && parts[$0].contains("//") }) else {
                return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
            }
            return parts.indices.filter { !$0.isMultiple(of: 2) && $0 < comment }.map { String(parts[$0]) }
        }
    }

    /// The text inside the bracket at or after `index`.
    private func bracketed(from index: Int) -> Range<Int> {
        guard let open = code[index...].firstIndex(where: { "([".utf8.contains($0) }) else { return index..<index }
        var depth = 0
        for place in open..<code.count {
            if "([".utf8.contains(code[place]) { depth += 1 }
            if ")]".utf8.contains(code[place]) { depth -= 1 }
            if depth == 0 { return (open + 1)..<place }
        }
        return (open + 1)..<code.count
    }

    private func stands(_ word: String, at index: Int) -> Bool { code[index...].starts(with: word.utf8) }
}

/// Names of targets are unique in the package graph of every package that depends on this one. Plugins are exempt:
/// users name them in their manifests, so they are named by their purpose.
enum TargetNameRule {
    static func violations(in manifest: Manifest) -> [Violation] {
        let exempt: Set = [
            "modelc", "CompileModel", "GenerateManagedObjects", "GenerateManagedObjectsCommand", "LintModel",
        ]
        return manifest.targets.filter { !exempt.contains($0.name) && !$0.name.hasPrefix("Modelc") }.map { target in
            Violation(
                path: "Package.swift", line: target.line, found: "the target is called \"\(target.name)\"",
                reason: "two targets of one name in a package graph are an error for the user, who can change neither",
                wayOut: "prefix the name with Modelc, and keep the folder's name with `path:` if it reads better")
        }
    }
}
