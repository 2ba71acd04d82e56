import ModelcBase
import ModelcSchema

/// `<relationship name="…" type="0/0" destination="…" idrefs="z1 z2"></relationship>`
struct StoredRelationship {
    var name: String
    var type: String
    var destination: String
    /// The numbers in the ids, in file order. The order has no meaning.
    var numbers: [Int]
    var position: SourcePosition?

    static func toOne(_ name: String, _ destination: String, _ numbers: [Int]) -> StoredRelationship {
        StoredRelationship(name: name, type: "1/1", destination: destination, numbers: numbers)
    }

    static func toMany(_ name: String, _ destination: String, _ numbers: [Int]) -> StoredRelationship {
        StoredRelationship(name: name, type: "0/0", destination: destination, numbers: numbers)
    }
}
