import ModelcJSON
import ModelcText

/// Whether the copy of a version in a mapping model is still the version, as Core Data tells versions apart.
package enum CopyFreshness: Hashable, Sendable {
    case fresh
    /// The entities that differ, in byte order.
    case stale([String])
    /// The version is not found, so that nothing can be said.
    case unknown

    /// What is to be said behind the names of the versions.
    static func text(source: CopyFreshness, destination: CopyFreshness) -> String {
        if source == .fresh, destination == .fresh { return "fresh" }
        let parts = [source.text(side: "source"), destination.text(side: "destination")].compactMap { $0 }
        return parts.joined(separator: "; ")
    }

    private func text(side: String) -> String? {
        switch self {
        case .fresh: nil
        case .stale(let entities): "stale: \(side) differs in \(TerminalText.list(entities))"
        case .unknown: "\(side) not compared"
        }
    }

    /// The name in documents.
    var jsonName: String {
        switch self {
        case .fresh: "fresh"
        case .stale: "stale"
        case .unknown: "unknown"
        }
    }

    var staleEntities: [String] {
        switch self {
        case .stale(let entities): entities
        case .fresh, .unknown: []
        }
    }
}
