/// A breach of a rule: where, why it is one, and the way out.
struct Violation: CustomStringConvertible {
    var path: String
    var line: Int
    var found: String
    var reason: String
    var wayOut: String

    var description: String { "\(path):\(line): \(found). Why not: \(reason). Way out: \(wayOut)" }
}
