import ModelcJSON
import ModelcSchema
import ModelcText

extension SourceElement {
    /// What every element of the source ends with.
    var sourceMembers: KeyValuePairs<String, JSONValue> { ["position": positionJSON, "verbatim": verbatimJSON] }

    /// Line and column; the offset follows from them.
    var positionJSON: JSONValue {
        position.map { ["line": .integer($0.line), "column": .integer($0.column)] } ?? .null
    }

    /// Null for nearly every element.
    var verbatimJSON: JSONValue { verbatim.isEmpty ? .null : verbatim.json }
}
