/// The names that a template can use at a place: variables, and the keys of the root object.
struct MiscMergeScope {
    private let root: any TemplateObject.Type
    private var variables: [Variable] = []
    /// Names that have a value elsewhere, each with the reason why it is not known here.
    private var unavailable: [String: String] = [:]

    /// A variable of a loop or of `set`.
    struct Variable {
        let name: String
        let value: MiscMergeValue
        /// Whether a loop gives it its values.
        let isOfLoop: Bool
    }

    init(root: any TemplateObject.Type) { self.root = root }

    mutating func declare(_ name: String, as spelling: String, _ type: TemplateType, isOfLoop: Bool = true) {
        variables.append(MiscMergeScope.variable(name, spelling, type, isOfLoop))
    }

    /// Declares a variable before all others, so that no end of a block ends it.
    mutating func declareFirst(_ name: String, as spelling: String, _ type: TemplateType) {
        variables.insert(MiscMergeScope.variable(name, spelling, type, false), at: 0)
    }

    private static func variable(
        _ name: String, _ spelling: String, _ type: TemplateType, _ isOfLoop: Bool
    ) -> Variable {
        let value = MiscMergeValue(text: spelling, type: type, isFree: !isOfLoop)
        return Variable(name: name, value: value, isOfLoop: isOfLoop)
    }

    /// Ends all variables but the first ones.
    mutating func end(_ count: Int) {
        for variable in variables[count...] where !variable.isOfLoop {
            unavailable[variable.name] = "has a value only in a block that has ended"
        }
        variables.removeLast(variables.count - count)
    }

    var count: Int { variables.count }

    func variable(_ name: String) -> Variable? { variables.last { $0.name == name } }

    /// The value with a name; nil if neither a variable nor a key of the root object has the name.
    subscript(name: String) -> MiscMergeValue? {
        if let variable = variable(name) { return variable.value }
        let schema = root.templateSchema
        guard let index = schema.index(of: name) else { return nil }
        return MiscMergeValue(text: name, type: schema.keys[index].type)
    }

    /// The reason why a name is not known here, although it has a value elsewhere; nil if it has none.
    func reason(_ name: String) -> String? { unavailable[name] }

    /// Remembers the names that get a value further down.
    mutating func expectVariables(_ names: [String]) {
        for name in names { unavailable[name] = "is used before it has a value" }
    }

    /// The names that a procedure knows: its parameters, and the keys of the root object.
    func ofProcedure(_ parameters: [(name: String, type: TemplateType)]) -> MiscMergeScope {
        var scope = MiscMergeScope(root: root)
        for variable in variables { scope.unavailable[variable.name] = "is a variable outside of the procedure" }
        for (name, type) in parameters {
            scope.declare(name, as: MiscMergeWriter.variable(name), type, isOfLoop: false)
        }
        return scope
    }
}
