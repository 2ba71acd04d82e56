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

        /// The folder of its sources, from that of Package.swift.
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
