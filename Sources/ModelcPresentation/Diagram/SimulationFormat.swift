/// The output format of a simulation.
package enum SimulationFormat: Hashable, Sendable {
    case text
    case json
    case diagram(DiagramFormat)

    /// Creates the format for a file extension; nil if the extension is not known.
    package init?(ofFile path: String) {
        if path.lowercased().hasSuffix(".json") {
            self = .json
        } else if let diagram = DiagramFormat(ofFile: path) {
            self = .diagram(diagram)
        } else {
            return nil
        }
    }
}

extension SimulationFormat: RawRepresentable, CaseIterable {
    package static let allCases: [SimulationFormat] =
        [.text, .json] + DiagramFormat.allCases.map(SimulationFormat.diagram)

    package init?(rawValue: String) {
        guard let format = SimulationFormat.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = format
    }

    package var rawValue: String {
        switch self {
        case .text: "text"
        case .json: "json"
        case .diagram(let format): format.rawValue
        }
    }
}
