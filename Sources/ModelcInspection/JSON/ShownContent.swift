/// How much of a version's content a document shows.
enum ShownContent {
    /// What the version's root element says, and the counts.
    case head
    /// The head and the entities of one name.
    case entity(String)
    case all
}
