import ModelcBase
import ModelcSchema

/// `<attribute name="…" type="…">text</attribute>`
struct StoredAttribute {
    var name: String
    var type: String
    /// The text. XML escapes are replaced, but the escapes of the store (`\u2600`) are not.
    var text: String
    var position: SourcePosition?
}
