import ModelcSchema
import ModelcText

/// Finds names that occur twice where they are keys.
struct Duplicates {
    private var firstByName: [String: SourcePosition?] = [:]

    /// The place where the name occurred first, if it has occurred before.
    mutating func first(_ name: String, at position: SourcePosition?) -> SourcePlace? {
        if let first = firstByName[name] { return SourcePlace(position: first, attribute: "name") }
        firstByName[name] = .some(position)
        return nil
    }

    /// ` (lines 3 and 9)`; empty where the source has no lines.
    static func lines(_ first: SourcePlace, _ second: SourcePosition?) -> String {
        guard let firstLine = first.position?.line, let secondLine = second?.line else { return "" }
        return " (lines \(firstLine) and \(secondLine))"
    }
}
