import Foundation

/// The document of `modelc plan`, as far as tests look at it.
struct PlanDocument {
    private let object: [String: Any]

    init(_ text: String) throws {
        guard let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.object = object
    }

    private func objects(_ key: String) -> [[String: Any]] { object[key] as? [[String: Any]] ?? [] }

    var versions: [[String: Any]] { objects("versions") }
    var steps: [[String: Any]] { objects("steps") }
    var stores: [[String: Any]] { objects("stores") }
    var matrix: [[String: Any]] { objects("matrix") }
    var mappingPaths: [String] { objects("mappings").map { text($0, "path") } }
    var mappingFolders: [String] { object["mappingFolders"] as? [String] ?? [] }
    var summary: [String: Any] { object["summary"] as? [String: Any] ?? [:] }
    var exitCode: Int? { summary["exitCode"] as? Int }
    /// The rows of the matrix: `V1 -> V2: infer lightweight`.
    var rows: [String] {
        matrix.map { "\(text($0, "from")) -> \(text($0, "to")): \(text($0, "coreDataWill")) \(text($0, "class"))" }
    }

    /// The recommended paths.
    var paths: [[String]] { objects("recommended").map { $0["path"] as? [String] ?? [] } }

    /// All findings: of the model, of routes, of steps.
    var findings: [[String: Any]] {
        objects("findings") + (matrix + steps).flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    }
    var codes: [String] { findings.map { text($0, "code") } }

    func finding(_ code: String) -> [String: Any]? { findings.first { text($0, "code") == code } }

    var checks: [[String: Any]] { steps.flatMap { $0["dataChecks"] as? [[String: Any]] ?? [] } }
    var changeKinds: [String] {
        steps.flatMap { ($0["changes"] as? [[String: Any]] ?? []).map { text($0, "kind") } }
    }

    func text(_ object: [String: Any], _ key: String) -> String { object[key] as? String ?? "" }
}
