/// The names that a template can use at a place: variables of loops, and the keys of the root object.
struct MiscMergeScope {
    private let root: any TemplateObject.Type
    private var variables: [(name: String, value: MiscMergeValue)] = []

    init(root: any TemplateObject.Type) { self.root = root }

    mutating func declare(_ name: String, as spelling: String, _ type: TemplateType) {
        variables.append((name, MiscMergeValue(text: spelling, type: type)))
    }

    mutating func end(_ count: Int) { variables.removeLast(variables.count - count) }

    var count: Int { variables.count }

    /// The value of a name; nil if nothing has it.
    subscript(name: String) -> MiscMergeValue? {
        if let variable = variables.last(where: { $0.name == name }) { return variable.value }
        let schema = root.templateSchema
        guard let index = schema.index(of: name) else { return nil }
        return MiscMergeValue(text: name, type: schema.keys[index].type)
    }
}
