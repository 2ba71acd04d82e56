import ModelcSchema
import ModelcSourceCode

/// Gathers what is assigned to the properties of a description; what a new description says already is left out.
struct AssignmentList {
    private(set) var assignments: [GeneratedConstant] = []

    mutating func add(_ property: String, expression: String) {
        assignments.append(GeneratedConstant(name: property, value: expression))
    }

    mutating func add(_ property: String, _ value: Bool, unless standard: Bool = false) {
        if value != standard { add(property, expression: value ? "true" : "false") }
    }

    mutating func add(_ property: String, _ text: String?) {
        if let text { add(property, expression: SwiftText.literal(text)) }
    }

    mutating func add(_ property: String, _ userInfo: UserInfo) {
        // Of two entries with one key the last one counts, and a dictionary literal must not have both.
        var values: [String: String] = [:]
        for entry in userInfo.entries { values[entry.key] = entry.value }
        if values.isEmpty { return }
        let entries = values.keys.sortedByName { $0 }.map { key in
            SwiftText.literal(key) + ": " + SwiftText.literal(values[key] ?? "")
        }
        add(property, expression: "[" + entries.joined(separator: ", ") + "]")
    }
}

extension Dictionary<String, String>.Keys {
    fileprivate func sortedByName(_ name: (String) -> String) -> [String] { Array(self).sortedByName(name) }
}
