import Foundation

/// A folder for one test, removed when the test lets go of it.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("modelc-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The path of a file or folder inside.
    package func path(_ relative: String) -> String { url.appendingPathComponent(relative).path }

    /// Writes a file, with the folders that it needs.
    @discardableResult
    package func write(_ text: String, to relative: String) throws -> String {
        try write(Data(text.utf8), to: relative)
    }

    /// Writes a file, with the folders that it needs.
    @discardableResult
    package func write(_ data: Data, to relative: String) throws -> String {
        let file = url.appendingPathComponent(relative)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file.path
    }

    /// Makes a folder.
    @discardableResult
    package func makeFolder(_ relative: String) throws -> String {
        let folder = url.appendingPathComponent(relative)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    /// The files inside, from this folder, in byte order.
    package func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { relative in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path(relative), isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }
}

/// Places in the checkout that tests run in.
package enum Repository {
    /// The folder of Package.swift.
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The path of a file or folder, given from the root.
    package static func path(_ relative: String) -> String { root.appendingPathComponent(relative).path }
}

/// How much a run of the tests looks at.
package enum TestScope {
    /// Whether products are tested in full: each model in each mode, each mutation of each model. Usually a part stands
    /// for the rest, another one for each model, so that all of it is seen somewhere. Set `MODELC_FULL_TESTS=1` for a run
    /// before a release.
    package static let isFull = ProcessInfo.processInfo.environment["MODELC_FULL_TESTS"] == "1"

    /// The values to look at in the place of an index: all in a full run, otherwise one, each in its turn.
    package static func share<Value>(of values: [Value], at index: Int) -> [Value] {
        isFull || values.isEmpty ? values : [values[index % values.count]]
    }

    /// Every so many of the values: all in a full run and with `MODELC_SHARE=all`, otherwise one of as many shares, the first
    /// or the one that `MODELC_SHARE` numbers from 0.
    package static func share<Value>(of values: [Value], outOf count: Int) -> [Value] {
        if isWhole { return values }
        return values.enumerated().filter { $0.offset % count == wantedShare % count }.map(\.element)
    }

    /// Each of the values with each of the others in a full run and with `MODELC_SHARE=all`, otherwise each with one of the
    /// others, in turn: all of both are seen.
    package static func pairs<One, Other>(_ values: [One], _ others: [Other]) -> [(One, Other)] {
        values.enumerated().flatMap { index, value in
            others.enumerated().filter { isWhole || ($0.offset + index + wantedShare).isMultiple(of: others.count) }
                .map { (value, $0.element) }
        }
    }

    /// Whether every share is looked at.
    package static let isWhole = isFull || share == "all"
    private static let share = ProcessInfo.processInfo.environment["MODELC_SHARE"] ?? "0"
    private static let wantedShare = Int(share) ?? 0
}
