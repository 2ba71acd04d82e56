import ModelcSchema
import ModelcSourceCode
import Testing

@testable import ModelcCodegen

@Suite("Objective-C: texts and names")
struct ObjectiveCTextTests {
    @Test(
        "literals",
        arguments: [
            ("a", "@\"a\""), ("\"\\", "@\"\\\"\\\\\""), ("a\nb\tc\r", "@\"a\\nb\\tc\\r\""), ("???", "@\"?\\?\\?\""),
            ("\u{1}2", "@\"\\0012\""), ("\u{85}", "@\"\\302\\205\""), ("é📚", "@\"é📚\""),
            ("\u{202E}x", "@\"\\342\\200\\256x\""),
        ])
    func literal(text: String, literal: String) { #expect(ObjectiveCText.literal(text) == literal) }

    @Test(
        "documentation comments",
        arguments: [
            (nil, nil, nil), ("", " \n", nil), ("A.", nil, "/**\n * A.\n */"), (nil, "B.", "/**\n * B.\n */"),
            ("A.", "B\n\nC", "/**\n * A.\n *\n * B\n *\n * C\n */"), ("*/ /*", nil, "/**\n * * / / *\n */"),
            ("a \r\nb\u{2028}", nil, "/**\n * a\n * b\n */"),
        ] as [(String?, String?, String?)])
    func comment(_ documentation: String?, _ discussion: String?, _ comment: String?) {
        #expect(ObjectiveCText.documentationComment(documentation, discussion) == comment)
    }

    @Test(
        "method families",
        arguments: [
            ("newTitle", ObjectiveCMethodFamily.new), ("new", .new), ("_newTitle", .new), ("copy2", .copy),
            ("copyTitle", .copy), ("mutableCopyX", .mutableCopy), ("initX", .`init`), ("allocX", .alloc),
            ("news", nil), ("copyright", nil), ("initial", nil), ("renew", nil), ("title", nil),
        ] as [(String, ObjectiveCMethodFamily?)])
    func family(_ name: String, _ family: ObjectiveCMethodFamily?) {
        #expect(ObjectiveCIdentifier.family(of: name) == family)
    }

    @Test(
        "camel case",
        arguments: [
            ("BOOK_TITLE", "bookTitle"), ("book title", "bookTitle"), ("bookTitle", "bookTitle"), ("Title", "title"),
            ("URLString", "urlString"), ("X", "x"), ("3rd", "_3rd"), ("--", ""), ("ISBN", "isbn"),
        ])
    func lowerCamel(text: String, name: String) { #expect(ObjectiveCIdentifier.lowerCamel(text) == name) }
}
