import Foundation
import ModelcTestSupport

/// A Swift file of the tests: its path relative to Package.swift, and its text.
struct TestFile {
    var path: String
    var text: String

    /// Folders that are not tests: recorded files, separate packages, inputs of tests, and sources that only the test
    /// kit compiles.
    private static let others: Set<String> = [
        "Goldens", "Fixtures", "Stubs", "Commands", "Fuzzing", "Benchmarks", ".build",
    ]

    static func all() throws -> [TestFile] {
        let root = Repository.path("Tests")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root).filter { path in
            path.hasSuffix(".swift") && others.isDisjoint(with: path.split(separator: "/").map(String.init))
        }
        return try paths.sorted().map {
            TestFile(path: "Tests/\($0)", text: try String(contentsOfFile: "\(root)/\($0)", encoding: .utf8))
        }
    }
}

/// Tests follow one naming style, and are in the expected folders.
enum TestRules {
    /// Test targets with a folder for each module that they test; each other target tests one module, or all.
    private static let shared = ["Generic", "Reading", "Generation", "Migration"]
    /// Test targets of one module, with the same folders as the module.
    private static let own = ["Lint": "ModelcLint"]
    /// Folders for a kind of test that covers a whole module.
    private static let ways: Set<Substring> = ["Mutations"]
    /// Folders for tests of several modules: code that is generated and compiled, or run.
    private static let joint: Set = ["Compiled", "Running"]

    /// The function's name is the test's name, in lower camel case: `aCycleIsReportedOnce`.
    static func names(in files: [TestFile]) -> [Violation] {
        files.flatMap { file in
            file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
                guard line.utf8.contains(UInt8(ascii: "@")) else { return nil }
                let hasDisplayName = line.contains(/@(Test|Suite)\(\s*"/)
                let function = line.firstMatch(of: /@Test[^{]* func (\w+)/)?.output.1
                let isCamel = function.map { $0.first?.isLowercase == true && !$0.contains("_") } ?? true
                guard hasDisplayName || !isCamel else { return nil }
                return Violation(
                    path: file.path, line: index + 1, found: "a name in another style",
                    reason: "tests are looked for, and filtered, by the name of their function",
                    wayOut: "name the function as a sentence in lower camel case, without a display name")
            }
        }
    }

    /// Folders with one file, and folders that contain only one folder. The folder of a target may contain only one
    /// folder.
    static func smallFolders(in files: [TestFile]) -> [Violation] {
        FolderSizes.small(paths: files.map(\.path)).sorted { $0.path < $1.path }
    }

    /// Folders in the tests of one module that the module does not have.
    static func foldersBesideModule(in files: [TestFile], sources: [SourceFile]) -> [Violation] {
        own.flatMap { target, module in
            let folders = sources.filter { $0.module == module }.map { file in
                file.path.split(separator: "/").dropFirst(2).dropLast()
            }
            return files.filter { $0.path.hasPrefix("Tests/\(target)/") }.filter { file in
                let parts = file.path.split(separator: "/").dropFirst(2).dropLast()
                return !parts.isEmpty && !ways.contains(parts[parts.startIndex])
                    && !folders.contains { $0.starts(with: parts) }
            }.map { file in
                Violation(
                    path: file.path, line: 1, found: "\(module) has no folder of that name",
                    reason: "whoever changes a file looks for its tests under the name of its folder",
                    wayOut: "name the folder as that of the module")
            }
        }
    }

    /// Folders of shared targets without the name of a module.
    static func strayFolders(in files: [TestFile], manifest: Manifest) -> [Violation] {
        let modules = Set(manifest.targets.map(\.name))
        let places = files.map { ($0, $0.path.split(separator: "/").map(String.init)) }
        return places.filter { _, parts in
            parts.count > 3 && shared.contains(parts[1]) && !joint.contains(parts[2])
                && !modules.contains("Modelc" + parts[2])
        }.map { file, parts in
            Violation(
                path: file.path, line: 1, found: "no module is called Modelc\(parts[2])",
                reason: "whoever changes a module looks for its tests under its name",
                wayOut: "name the folder after the module, without its prefix")
        }
    }
}
