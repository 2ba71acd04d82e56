import Foundation
import ModelcTestSupport
import Testing

/// The checker of schemas itself: for each keyword a document that keeps it and one that does not.
@Suite struct JSONSchemaTests {
    @Test(arguments: [
        (#"{"type": "string"}"#, #""a""#, "1"), (#"{"type": ["string", "null"]}"#, "null", "true"),
        (#"{"type": "integer"}"#, "2", "2.5"), (#"{"type": "boolean"}"#, "true", "1"),
        (#"{"type": "number"}"#, "1", "true"), (#"{"type": "object"}"#, "{}", "[]"),
        (#"{"enum": ["a", 1]}"#, "1", #""b""#), (#"{"minimum": -1}"#, "-1", "-2"), (#"{"maximum": 3}"#, "3", "3.5"),
        (#"{"pattern": "^a+$"}"#, #""aa""#, #""ab""#), (#"{"minItems": 1}"#, "[1]", "[]"),
        (#"{"uniqueItems": true}"#, #"[{"a": 1}, {"a": 2}]"#, #"[{"a": 1}, {"a": 1}]"#),
        (#"{"items": {"type": "string"}}"#, #"["a"]"#, #"["a", 1]"#),
        (#"{"required": ["a"]}"#, #"{"a": null}"#, "{}"),
        (#"{"properties": {"a": {"type": "string"}}}"#, #"{"b": 1}"#, #"{"a": 1}"#),
        (#"{"properties": {"a": {}}, "additionalProperties": false}"#, #"{"a": 1}"#, #"{"b": 1}"#),
        (#"{"additionalProperties": {"type": "string"}}"#, #"{"b": "c"}"#, #"{"b": 1}"#),
        (##"{"$ref": "#/definitions/d", "definitions": {"d": {"type": "string"}}}"##, #""a""#, "1"),
        (#"{"anyOf": [{"minimum": 5}, {"maximum": 1}]}"#, "6", "3"),
        (#"{"oneOf": [{"minimum": 1}, {"minimum": 5}]}"#, "2", "6"),
        (#"{"allOf": [{"minimum": 1}, {"maximum": 5}]}"#, "2", "6"), (#"{"not": {"type": "null"}}"#, "1", "null"),
    ]) func keyword(_ schema: String, _ good: String, _ bad: String) throws {
        let schema = try JSONSchema(Data(schema.utf8))
        #expect(try schema.violations(of: Data(good.utf8)) == [])
        #expect(try !schema.violations(of: Data(bad.utf8)).isEmpty)
    }

    @Test func violationsNameTheirPlace() throws {
        let schema = try JSONSchema(Data(#"{"properties": {"a": {"items": {"type": "string"}}}}"#.utf8))
        let violations = try schema.violations(of: Data(#"{"a": ["x", 1]}"#.utf8))
        #expect(violations.map(\.description) == ["/a/1: is not of type string"])
    }

    @Test func unknownKeywordsAreRefused() {
        #expect(throws: JSONSchema.Unsupported.self) {
            try JSONSchema(Data(#"{"items": {"maxLength": 3}}"#.utf8))
        }
        #expect(throws: JSONSchema.Unsupported.self) { try JSONSchema(Data("[]".utf8)) }
    }
}
