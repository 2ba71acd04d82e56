import ModelcSchema

/// Contradicting changes of the two sides of a merge.
package struct MergeConflict: Hashable, Sendable {
    /// The two sides of a merge, named as in git.
    package enum Side: String, Hashable, Sendable {
        case ours
        case theirs

        package var other: Side { self == .ours ? .theirs : .ours }
    }

    package enum Kind: Hashable, Sendable {
        /// Both sides set these attributes of the element to different values. The merged file has the values of ours.
        case values([String])
        /// Both sides changed the children of the element, whose order matters. The merged file has the children of
        /// ours.
        case contents
        /// Both sides added an element with this name, and the two elements differ. The first list contains the names
        /// of the attributes with different values. `ours` and `theirs` contain the children that only ours or only
        /// theirs has, named as in messages. The merged file has the children of both, and the values of ours.
        case additions([String], ours: [String], theirs: [String])
        /// One side removed an element that the other side changed. The merged file has the changed element.
        case removal(by: Side)
        /// One side removed an element that the other side uses at these paths. The merged file still has the element.
        case use(removedBy: Side, users: [String])
        /// The changes of ours and theirs together cause an error that the model of neither side has. The value is the
        /// message. The merged file has both changes.
        case problem(String)
        /// The combined parents of these entities would form a cycle. The merged file has the parents of ours.
        case circle([String])
    }

    package var path: MergePath
    package var kind: Kind

    /// Whether the conflict can be resolved by using the base's version of the element, without any other change.
    package var isOfOnePart: Bool {
        switch kind {
        case .values, .contents, .additions, .removal: true
        case .use, .problem, .circle: false
        }
    }

    /// The element at the path in the base, with its content; nil if the base does not have it.
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
