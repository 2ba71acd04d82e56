import Foundation

/// The headers and overlays beside this file. They are found by the path of the source, so nothing has to be bundled.
enum StubFiles {
    private static let directory =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Stubs").path

    /// Where the module map and the headers are.
    static let headerDirectory = "\(directory)/Headers"

    /// The modules that have an overlay, each after those it imports.
    static let moduleNames = ["ObjectiveC", "Foundation", "CoreData", "XCTest"]

    /// The Swift files of one overlay, in byte order.
    static func overlay(of module: String) throws -> [String] {
        try files(below: "\(directory)/Overlays/\(module)")
    }

    /// All stub files, in byte order.
    static func all() throws -> [String] {
        try files(below: directory)
    }

    private static func files(below directory: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: directory)
            .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".h") || $0.hasSuffix(".modulemap") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { "\(directory)/\($0)" }
    }
}
