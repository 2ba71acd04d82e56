import ModelcBase

/// The path of a property: its owner and its name, such as `Book.title`.
struct PropertyPath: Hashable {
    /// The name of the entity or composite that declares the property.
    var owner: String
    var name: String

    /// - Parameter text: two names with a dot between them, such as `Book.title`.
    init(_ text: String) throws(ActionFailure) {
        guard let (owner, name) = text.cut(at: "."), !owner.isEmpty, !name.isEmpty else {
            throw .usage(
                "'\(TerminalText.escaped(text))' is not the path of a property",
                help: "write its entity as well: Book.title")
        }
        (self.owner, self.name) = (String(owner), String(name))
    }

    init(owner: String, name: String) {
        self.owner = owner
        self.name = name
    }

    var text: String { owner + "." + name }
}
