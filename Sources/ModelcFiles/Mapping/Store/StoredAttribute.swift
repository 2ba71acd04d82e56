import ModelcBase
import ModelcSchema

/// `<attribute name="…" type="…">text</attribute>`
struct StoredAttribute {
    var name: String
    var type: String
    /// The text without the escapes of XML, but with those of the store.
    var text: String
    var position: SourcePosition?
}
