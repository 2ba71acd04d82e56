import ModelcSchema

/// What the names of two sides do not agree on.
package struct RenameConflict: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Both gave one element another name; it has that of ours.
        case twoNames
        /// Each side has another element of this name. Both stay; the one at the path has another name than its side gave it.
        case taken(String)
    }

    /// What a side did with the name.
    package enum Claim: Hashable, Sendable {
        case renamed(from: String, to: String)
        /// - Parameter element: its name in the XML.
        case added(element: String, String)
        case kept(String)
        case nothing
    }

    package var kind: Kind
    /// Where the element is in the merged model.
    package var path: MergePath
    package var ours: Claim
    package var theirs: Claim
}

extension SharedNames {
    /// - Parameter path: from the name that an element got to its path.
    func conflicts(_ path: (MergePath.Step) -> MergePath) -> [RenameConflict] {
        let twice = choices.filter { choice in
            let element = choice.element
            return element.isRenamed(by: .ours) && element.isRenamed(by: .theirs)
                && element.ours?.key != element.theirs?.key
        }
        return twice.map { choice in
            RenameConflict(
                kind: .twoNames, path: path(choice.step), ours: choice.element.claim(.ours),
                theirs: choice.element.claim(.theirs))
        }
            + collisions.filter { !twice.contains($0.loser) }.map { collision in
                RenameConflict(
                    kind: .taken(collision.wanted), path: path(collision.loser.step),
                    ours: claimant(of: collision.wanted, .ours)?.claim(.ours) ?? .nothing,
                    theirs: claimant(of: collision.wanted, .theirs)?.claim(.theirs) ?? .nothing)
            }
    }
}

extension SharedNames.Choice {
    /// The element under the name that it got.
    var step: MergePath.Step { MergePath.Step(element.element, name) }
}

extension SharedElement {
    func claim(_ side: MergeConflict.Side) -> RenameConflict.Claim {
        guard let new = self[side] else { return .nothing }
        guard let base else { return .added(element: new.element, new.key) }
        return base.key == new.key ? .kept(new.key) : .renamed(from: base.key, to: new.key)
    }
}
