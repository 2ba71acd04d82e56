import ModelcText

/// A Core Data XML store as it stands in a file: objects with ids (mapping-model §2, §3). What they mean is not its
/// business.
struct StoreDocument {
    /// The UUID of the store as written.
    var identifier: String?
    /// `NSPersistenceFrameworkVersion` of the metadata.
    var frameworkVersion: Int?
    var objects: [StoredObject] = []
}

/// `<object type="…" id="z102">`
struct StoredObject {
    var type: String
    /// The number in the id; nil where the id has another form.
    var number: Int?
    var attributes: [StoredAttribute] = []
    var relationships: [StoredRelationship] = []
    var position: SourcePosition?

    func attribute(_ name: String) -> StoredAttribute? { attributes.first { $0.name == name } }
    func relationship(_ name: String) -> StoredRelationship? { relationships.first { $0.name == name } }
}

/// `<attribute name="…" type="…">text</attribute>`
struct StoredAttribute {
    var name: String
    var type: String
    /// The text without the escapes of XML, but with those of the store.
    var text: String
    var position: SourcePosition?
}

/// `<relationship name="…" type="0/0" destination="…" idrefs="z1 z2"></relationship>`
struct StoredRelationship {
    var name: String
    var type: String
    var destination: String
    /// The numbers in the ids, in file order, which has no meaning.
    var numbers: [Int]
    var position: SourcePosition?

    init(name: String, type: String, destination: String, numbers: [Int], position: SourcePosition? = nil) {
        self.name = name
        self.type = type
        self.destination = destination
        self.numbers = numbers
        self.position = position
    }

    static func toOne(_ name: String, _ destination: String, _ numbers: [Int]) -> StoredRelationship {
        StoredRelationship(name: name, type: "1/1", destination: destination, numbers: numbers)
    }

    static func toMany(_ name: String, _ destination: String, _ numbers: [Int]) -> StoredRelationship {
        StoredRelationship(name: name, type: "0/0", destination: destination, numbers: numbers)
    }
}
