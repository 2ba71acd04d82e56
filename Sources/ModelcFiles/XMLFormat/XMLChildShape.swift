import ModelcSchema

/// The position of one kind of children among its siblings.
struct XMLChildShape: Sendable {
    var name: String
    /// The attribute by which Xcode sorts them; nil if it keeps the order of creation (FormatModelXML §6.5).
    var sortKey: String?
    var element: XMLElementShape
}
