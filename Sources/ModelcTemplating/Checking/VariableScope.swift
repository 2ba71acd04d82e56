/// The variables that a place of a template can see.
struct VariableScope {
    struct Variable {
        let name: String
        let type: TemplateType
        let slot: Int32
        /// Whether a loop gives it its values; `set` may not.
        let isLoopVariable: Bool
    }

    private var variables: [Variable] = []
    /// The places in `variables` of each name, the innermost last.
    private var indices: [String: [Int]] = [:]
    /// Names of variables whose block has ended.
    private(set) var endedNames: Set<String> = []
    private var nextSlot: Int32 = 0
    /// How many slots are in use where the most variables are visible.
    private(set) var slotCount = 0

    var names: [String] { variables.map(\.name) }

    subscript(name: String) -> Variable? {
        indices[name]?.last.map { variables[$0] }
    }

    /// Declares a variable in the innermost block; it hides others of its name.
    mutating func declare(_ name: String, _ type: TemplateType, slot: Int32, isLoopVariable: Bool) {
        indices[name, default: []].append(variables.count)
        variables.append(Variable(name: name, type: type, slot: slot, isLoopVariable: isLoopVariable))
    }

    /// Takes neighbouring slots until the innermost block ends.
    mutating func takeSlots(_ count: Int) -> Int32 {
        defer { slotCount = max(slotCount, Int(nextSlot)) }
        nextSlot += Int32(count)
        return nextSlot - Int32(count)
    }

    /// What `end` needs to know.
    struct Mark {
        fileprivate let variableCount: Int
        fileprivate let nextSlot: Int32
    }

    /// Begins a block.
    func begin() -> Mark { Mark(variableCount: variables.count, nextSlot: nextSlot) }

    /// Ends a block: its variables are not seen any longer.
    mutating func end(_ mark: Mark) {
        while variables.count > mark.variableCount {
            let variable = variables.removeLast()
            indices[variable.name]?.removeLast()
            endedNames.insert(variable.name)
        }
        nextSlot = mark.nextSlot
    }
}
