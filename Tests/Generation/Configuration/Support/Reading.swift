import ModelcDiagnostics
import ModelcText

@testable import ModelcConfiguration

/// Reads a configuration from text.
func reading(_ yaml: String, path: String = ".modelc.yml") -> ConfigurationReading {
    ConfigurationReader().read(Array(yaml.utf8), path: path)
}

/// The configuration of a text without faults.
func configuration(_ yaml: String, path: String = ".modelc.yml") throws -> Configuration {
    let reading = reading(yaml, path: path)
    guard let configuration = reading.configuration, reading.diagnostics.isEmpty else {
        throw UnexpectedFaults(faults: reading.diagnostics.map(spelt))
    }
    return configuration
}

/// The faults of a text, one line each.
func faults(_ yaml: String) -> [String] { reading(yaml).diagnostics.map(spelt) }

/// `line:column+length id: message (help)`.
func spelt(_ fault: Diagnostic) -> String {
    let place = fault.location?.position.map { "\($0.line):\($0.column)" } ?? "-"
    let length = fault.location.map { $0.length > 0 ? "+\($0.length)" : "" } ?? ""
    return "\(place)\(length) \(fault.id): \(fault.message)" + (fault.help.map { " (\($0))" } ?? "")
}

struct UnexpectedFaults: Error {
    var faults: [String]
}
