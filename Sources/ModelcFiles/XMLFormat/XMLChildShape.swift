import ModelcSchema

/// The position of one kind of children among all children of an element.
struct XMLChildShape: Sendable {
    var name: String
    /// The attribute by which Xcode sorts the children; nil if they stay in the order of creation (FormatModelXML
    /// §6.5).
    var sortKey: String?
    var element: XMLElementShape
}
