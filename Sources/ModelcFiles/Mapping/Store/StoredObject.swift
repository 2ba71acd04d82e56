import ModelcBase
import ModelcSchema

/// `<object type="…" id="z102">`
struct StoredObject {
    var type: String
    /// The number in the id, such as 102 for `z102`; nil if the id has another form.
    var number: Int?
    var attributes: [StoredAttribute] = []
    var relationships: [StoredRelationship] = []
    var position: SourcePosition?

    func attribute(_ name: String) -> StoredAttribute? { attributes.first { $0.name == name } }
    func relationship(_ name: String) -> StoredRelationship? { relationships.first { $0.name == name } }
}
