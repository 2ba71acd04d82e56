/// A contradiction between the names in the two sides of a merge.
package struct RenameConflict: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Both sides renamed the same element, but differently. The merged file has the name of ours.
        case twoNames
        /// Ours and theirs each have a different element with this name. The merged file has both. The element at
        /// `path` has a new name in the merged file.
        case taken(String)
    }

    /// How ours or theirs uses a name.
    package enum Claim: Hashable, Sendable {
        case renamed(from: String, to: String)
        /// Ours or theirs added an element with this name.
        ///
        /// - Parameter element: the name of the element in the XML.
        case added(element: String, String)
        case kept(String)
        case nothing
    }

    package var kind: Kind
    /// The path of the element in the merged model.
    package var path: MergePath
    package var ours: Claim
    package var theirs: Claim
}
