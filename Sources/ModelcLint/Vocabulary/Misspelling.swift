import ModelcSchema

/// An unresolved name, and the names among which the intended one may be.
struct Misspelling: Hashable, Sendable {
    /// A set of names; entities are given by their index in the model.
    enum Vocabulary: Hashable, Sendable {
        case entities
        case composites
        /// The own and inherited properties of an entity.
        case properties(entity: Int)
        /// The own and inherited relationships of an entity.
        case relationships(entity: Int)
    }

    var name: String
    var vocabulary: Vocabulary
    /// The text of the help before the intended name.
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
