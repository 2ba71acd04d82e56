import ModelcSchema

/// What two sides want of one thing, and cannot both have.
package struct MergeConflict: Hashable, Sendable {
    /// The two sides, as git calls them.
    package enum Side: String, Hashable, Sendable {
        case ours
        case theirs

        package var other: Side { self == .ours ? .theirs : .ours }
    }

    package enum Kind: Hashable, Sendable {
        /// Both gave attributes of the element other values; the file has those of ours.
        case values([String])
        /// Both changed what is in the element, where order counts; the file has ours.
        case contents
        /// Both added an element of this name, with other values of attributes, or with parts that only one of them has, as
        /// people name them. The file has the parts of both, and the values of ours.
        case additions([String], ours: [String], theirs: [String])
        /// One side removed what the other one changed; the file has the changed one.
        case removal(by: Side)
        /// One side removed what the other one uses, at the paths; the file still has it.
        case use(removedBy: Side, users: [String])
        /// Together the changes make a model with a fault that neither has; the file has both changes.
        case fault(String)
        /// Together the parents of these entities would lead back to the first one; the file has those of ours.
        case circle([String])
    }

    package var path: MergePath
    package var kind: Kind

    /// Whether the part of the base can take the place of what is contested, and nothing else has to change with it.
    package var isOfOnePart: Bool {
        switch kind {
        case .values, .contents, .additions, .removal: true
        case .use, .fault, .circle: false
        }
    }

    /// What each has at the path, with all that is in it; nil where it has nothing.
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

/// One value that may be absent, of three.
package enum ThreeWay<Value: Equatable> {
    case agreed(Value)
    case conflict

    /// What they agree on; nil for a conflict.
    package var value: Value? {
        switch self {
        case .agreed(let value): value
        case .conflict: nil
        }
    }

    /// A side that says what the base says does not count.
    package static func merge(_ base: Value, _ ours: Value, _ theirs: Value) -> ThreeWay {
        if ours == theirs || theirs == base { return .agreed(ours) }
        return ours == base ? .agreed(theirs) : .conflict
    }
}
