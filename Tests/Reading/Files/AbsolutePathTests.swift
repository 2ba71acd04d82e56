import Foundation
import ModelcBase
import ModelcTestSupport
import Testing

/// Absolute paths, which are usually computed without Foundation.
@Suite struct AbsolutePathTests {
    private let workingFolder = FileManager.default.currentDirectoryPath

    /// The standardized form of a path by Foundation.
    private func standardized(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    @Test(arguments: [
        ("/a/b", "/a/b"), ("/a/./b", "/a/b"), ("/a//b", "/a/b"), ("/a/../b", "/b"), ("/a/b/", "/a/b"), ("/a/..", "/"),
        ("/../a", "/a"), ("//", "/"), ("/", "/"), ("/...", "/..."), ("/a/..b/.c", "/a/..b/.c"),
        ("/~/a%20b?c#d", "/~/a%20b?c#d"),
    ])
    func pathsFromTheRoot(path: String, absolute: String) {
        #expect(PathText.absolute(path) == absolute)
    }

    @Test(arguments: [
        ("Out", "/Out"), ("./Out", "/Out"), ("Out/", "/Out"), ("Out//A.swift", "/Out/A.swift"), ("a/../Out", "/Out"),
        ("a b/é", "/a b/é"), (".", ""), ("", ""), ("a/..", ""),
    ])
    func pathsFromTheWorkingFolder(path: String, rest: String) {
        #expect(PathText.absolute(path) == workingFolder + rest)
    }

    @Test func theFolderAboveTheWorkingFolder() {
        #expect(PathText.absolute("../Out") == standardized(workingFolder + "/../Out"))
        #expect(PathText.absolute("..") == PathText.folder(of: workingFolder))
    }

    /// Links count as folders. Foundation resolves them only before `..`, if the path exists.
    @Test func links() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("Real/Inner")
        try folder.write("", to: "Real/A.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Link"), withDestinationPath: folder.path("Real/Inner"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Real/B.swift"), withDestinationPath: folder.path("Real/A.swift"))
        let root = standardized(folder.url.path)
        for path in ["Link", "Link/C.swift", "Real/B.swift", "Real/Inner"] {
            #expect(PathText.absolute(root + "/" + path) == root + "/" + path)
        }
        for path in ["Link/..", "Link/../A.swift", "Link/../Missing.swift", "Link/../B.swift", "Real/../Link"] {
            #expect(PathText.absolute(root + "/" + path) == standardized(root + "/" + path))
        }
    }

    /// The paths of existing and of new files; files that are links are not followed.
    @Test func entriesBehindLinks() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("Real/Inner")
        try folder.write("", to: "Real/A.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Link"), withDestinationPath: folder.path("Real/Inner"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Real/B.swift"), withDestinationPath: folder.path("Real/A.swift"))
        let root = standardized(folder.url.path)
        var paths = AbsolutePaths()
        #expect(paths.path(of: root + "/Link/A.swift") == root + "/Link/A.swift")
        for name in ["A.swift", "B.swift", "Missing.swift"] {
            #expect(paths.path(of: root + "/Link/../" + name) == standardized(root + "/Link/..") + "/" + name)
        }
    }

    @Test(arguments: UInt64(0)..<20)
    func anyPathIsWhatFoundationMakesOfIt(seed: UInt64) {
        var generator = PathGenerator(seed: seed)
        var paths = AbsolutePaths()
        for _ in 0..<100 {
            let path = generator.path()
            let expected = Array(standardized(path).utf8)
            #expect(Array(PathText.absolute(path).utf8) == expected, "\(path.debugDescription)")
            #expect(Array(paths.path(of: path).utf8) == expected, "\(path.debugDescription)")
        }
    }

    /// On a Mac, an existing path in `/private` has a shorter form.
    @Test(arguments: ["/private/tmp", "/private/no such folder/a", "/privateer/a", "/var/automount/a"])
    func placesWithShorterPaths(path: String) {
        #expect(PathText.absolute(path) == standardized(path))
    }

    @Test(arguments: ["Out", "./Out", "Out/", "Out//", "x/../Out", "Out/.", "../Out", "/tmp/../Out", "/", "."])
    func entriesOfOneFolder(folder: String) {
        var paths = AbsolutePaths()
        for name in ["A.swift", "B+C.swift", ".hidden", "é.swift", "~"] {
            let entry = folder == "/" ? "/" + name : folder + "/" + name
            #expect(paths.path(of: entry) == standardized(entry))
        }
        #expect(Array(paths.folders) == [standardized(folder)], "the folder is resolved once")
    }
}

/// Generates paths with all kinds of components, the same ones in every run.
private struct PathGenerator {
    private var random: SeededRandom
    private static let parts = [
        "a", "b.swift", ".", "..", "", "~", "c d", "é", "e\u{301}", "\u{301}", "a%20b", "...", "..a", ".a", "a?b#c",
        "\\", "x:y",
        ";", "\n", "\u{FEFF}x", "\u{1F600}",
    ]

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func path() -> String {
        let count = Int.random(in: 1...5, using: &random)
        let parts = (0..<count).map { _ in PathGenerator.parts.randomElement(using: &random) ?? "a" }
        return (Bool.random(using: &random) ? "/" : "") + parts.joined(separator: "/")
    }
}
