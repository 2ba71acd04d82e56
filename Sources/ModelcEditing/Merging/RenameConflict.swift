/// A contradiction between the names of two sides.
package struct RenameConflict: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Both renamed one element differently; it has the name of ours.
        case twoNames
        /// Each side has a different element with this name. Both stay; the one at the path has a different name than
        /// in its side.
        case taken(String)
    }

    /// How a side uses the name.
    package enum Claim: Hashable, Sendable {
        case renamed(from: String, to: String)
        /// - Parameter element: its name in the XML.
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
