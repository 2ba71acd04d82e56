import Foundation

/// Places in the checkout that tests run in.
package enum Repository {
    /// The folder of Package.swift.
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The path of a file or folder, given from the root.
    package static func path(_ relative: String) -> String { root.appendingPathComponent(relative).path }
}
