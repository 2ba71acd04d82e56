/// A name that leads nowhere, and the names among which the one that was meant may be.
struct Misspelling: Hashable, Sendable {
    /// A set of names; entities are spoken of by their places in the model.
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
    /// What the help says before and after the name that was meant.
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
