/// A variable whose value comes from outside, with all its uses.
package struct VariableUses: Hashable, Sendable {
    /// The name without its sign.
    package let name: String
    /// The uses, in the order of the text; never empty.
    package let uses: [VariableUse]

    /// The uses by variable, in order of first appearance.
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
