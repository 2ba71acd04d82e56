import ModelcSchema

/// Changes of two sides that contradict each other.
package struct MergeConflict: Hashable, Sendable {
    /// The two sides, as git calls them.
    package enum Side: String, Hashable, Sendable {
        case ours
        case theirs

        package var other: Side { self == .ours ? .theirs : .ours }
    }

    package enum Kind: Hashable, Sendable {
        /// Both set attributes of the element to different values; the file has those of ours.
        case values([String])
        /// Both changed the content of the element, where order matters; the file has that of ours.
        case contents
        /// Both added an element with this name, with different values of attributes, or with parts that only one of
        /// them has, named as in messages. The file has the parts of both, and the values of ours.
        case additions([String], ours: [String], theirs: [String])
        /// One side removed an element that the other one changed; the file has the changed one.
        case removal(by: Side)
        /// One side removed an element that the other one uses at the given paths; the file still has it.
        case use(removedBy: Side, users: [String])
        /// The combined changes make a model with an error that neither side has; the file has both changes.
        case fault(String)
        /// The combined parents of these entities would form a cycle; the file has those of ours.
        case circle([String])
    }

    package var path: MergePath
    package var kind: Kind

    /// Whether the conflicting part can be replaced by the base's part without any other change.
    package var isOfOnePart: Bool {
        switch kind {
        case .values, .contents, .additions, .removal: true
        case .use, .fault, .circle: false
        }
    }

    /// The element at the path in each model, with its content; nil if there is none.
    package var base: VerbatimElement?
    package var ours: VerbatimElement?
    package var theirs: VerbatimElement?

    package init(
        _ path: MergePath, _ kind: Kind, base: VerbatimElement? = nil, ours: VerbatimElement? = nil,
        theirs: VerbatimElement? = nil
    ) {
        self.path = path
        self.kind = kind
        self.base = base
        self.ours = ours
        self.theirs = theirs
    }
}
