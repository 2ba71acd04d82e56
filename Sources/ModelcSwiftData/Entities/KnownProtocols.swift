/// Protocols of Apple's modules that model classes often conform to. A name in an inheritance clause that is one of
/// them is not a superclass.
enum KnownProtocols {
    static func contains(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        guard let last = parts.last, parts.count == 1 || modules.contains(String(parts[0])) else { return false }
        return names.contains(String(last))
    }

    private static let modules: Set = ["Combine", "Foundation", "Observation", "Swift", "SwiftData", "SwiftUI"]

    private static let names: Set = [
        "AppEntity", "Codable", "CodingKeyRepresentable", "Comparable", "CustomDebugStringConvertible",
        "CustomReflectable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
        "Identifiable", "IndexedEntity", "LocalizedError", "ObservableObject", "Observable", "PersistentModel",
        "Sendable", "Transferable",
    ]
}
