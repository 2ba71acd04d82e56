import ModelcSchema

/// What happens to one element of a file, as all edits together have it.
struct ElementChange {
    /// A wish, with the number of the edit that it comes from.
    struct Wish<Value: Equatable> {
        var value: Value
        var index: Int
    }

    /// New values of attributes; nil removes one.
    var attributes: [String: Wish<String?>] = [:]
    /// New values of user info keys; nil removes one.
    var userInfo: [String: Wish<String?>] = [:]
    /// New children, in the order of the edits.
    var insertions: [VerbatimElement] = []
    /// The edit that removes the element.
    var removal: Int?
    /// The first edit of the element or of anything in it.
    var firstTouch: Int?
}
