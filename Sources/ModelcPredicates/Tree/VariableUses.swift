/// A variable whose value the caller provides, with all its uses.
package struct VariableUses: Hashable, Sendable {
    /// The name of the variable, without its sign.
    package let name: String
    /// The uses, in the order of the text; never empty.
    package let uses: [VariableUse]

    /// Returns the uses grouped by variable, in the order of first appearance.
    static func grouped(_ uses: [VariableUse]) -> [VariableUses] {
        var names: [String] = []
        var byName: [String: [VariableUse]] = [:]
        for use in uses {
            if byName[use.name] == nil { names.append(use.name) }
            byName[use.name, default: []].append(use)
        }
        return names.map { VariableUses(name: $0, uses: byName[$0] ?? []) }
    }
}
