import ModelcTemplating

/// An object with a key of every type; the names are short, so that the fuzzer finds them.
final class FuzzedObject: TemplateObject {
    static let templateSchema = TemplateSchema(
        "Object", "What templates are fuzzed with.",
        keys: [
            TemplateKeyDeclaration("b", .bool, "A truth value."),
            TemplateKeyDeclaration("i", .integer, "An integer."),
            TemplateKeyDeclaration("d", .double, "A number."),
            TemplateKeyDeclaration("s", .string, "A string."),
            TemplateKeyDeclaration("n", .optional(.string), "Nothing."),
            TemplateKeyDeclaration("l", .list(.string), "A list of strings."),
            TemplateKeyDeclaration("o", .optional(.object(FuzzedObject.self)), "An object."),
            TemplateKeyDeclaration("os", .list(.object(FuzzedObject.self)), "A list of objects."),
            TemplateKeyDeclaration("u", .dictionary(.any), "A dictionary."),
        ])

    let templateIdentity = 0

    func templateValue(at index: Int) -> TemplateValue {
        switch index {
        case 0: .bool(true)
        case 1: .integer(7)
        case 2: .double(0.5)
        case 3: .string("some words\nof é")
        case 5: TemplateValue(["x", "y"])
        case 6: .object(FuzzedObject())
        case 7: TemplateValue([FuzzedObject(), FuzzedObject()])
        case 8: .dictionary(TemplateDictionary(["i": .integer(0), "l": .list([.list([]), .nothing])]))
        default: .nothing
        }
    }
}
