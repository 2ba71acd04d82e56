import ModelcSchema

/// An unresolved name, and the set of names in which a similar name is looked up.
struct Misspelling: Hashable, Sendable {
    /// A set of names. An entity is identified by its index in the model.
    enum Vocabulary: Hashable, Sendable {
        case entities
        case composites
        /// The names of the entity's properties, own and inherited.
        case properties(entity: Int)
        /// The names of the entity's relationships, own and inherited.
        case relationships(entity: Int)
    }

    var name: String
    var vocabulary: Vocabulary
    /// The text of the help in front of the suggested name.
    var before = "did you mean '"
    var after = "'?"

    init(_ name: String, among vocabulary: Vocabulary) {
        self.name = name
        self.vocabulary = vocabulary
    }

    init(_ name: String, among vocabulary: Vocabulary, before: String, after: String) {
        self.init(name, among: vocabulary)
        self.before = before
        self.after = after
    }
}
