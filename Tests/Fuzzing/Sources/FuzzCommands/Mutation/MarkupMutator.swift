import Foundation

/// Changes elements and attributes of XML, without a parser. The result is mostly well-formed.
struct MarkupMutator: Mutator {
    func mutate(_ bytes: Data, _ generator: inout SeededRandom) -> Data {
        var document = MarkupPieces(String(decoding: bytes, as: UTF8.self))
        switch generator.index(20) {
        case 0: document.removeElement(&generator)
        case 1: document.duplicateElement(&generator)
        case 2: document.moveElement(&generator)
        case 3: document.renameElement(&generator)
        case 4: document.insert(generator.pick(MarkupMutator.insertions) ?? "", &generator)
        case 5: document.nest(&generator)
        case 6: document.editAttributes(&generator) { list, generator in list.remove(at: generator.index(list.count)) }
        case 7:
            document.editAttributes(&generator) { list, generator in list.append(list[generator.index(list.count)]) }
        case 8:
            document.editAttributes(&generator) { list, generator in
                list[generator.index(list.count)].name = NastyText.word(&generator)
            }
        case 9: document.swapValues(&generator)
        case 10, 11:
            document.editAttributes(&generator) { list, generator in
                list[generator.index(list.count)].value = NastyText.word(&generator).escapedForXML
            }
        default:
            document.editAttributes(&generator) { list, generator in
                list[generator.index(list.count)].value = generator.pick(MarkupMutator.plausible) ?? ""
            }
        }
        return Data(document.text.utf8)
    }

    /// Values that models have, but in other places.
    private static let plausible = [
        "YES", "NO", "0", "1", "-1", "300", "String", "Integer 64", "Float", "Date", "Binary", "Transformable", "URI",
        "UUID",
        "Composite", "Undefined", "Cascade", "Deny", "No Action", "Nullify", "Book", "Author", "Shelf", "books",
        "authors", "name",
        "title", "class", "category", "manual/none", "Swift", "Objective-C", "Money", "TRUEPREDICATE", "name == $x",
        "ascending",
        "Binary", "RTree", "BookList 2.xcdatamodel", "NSSecureUnarchiveFromData", ".Book", "NSManagedObject",
        "count:(books)",
    ]

    private static let insertions = [
        "<!-- comment -->", "<!-- -- -->", "<?php ?>", "<![CDATA[<x/>]]>", "text", "&lt;", "<unknown a=\"1\"/>", "<",
        ">", "&",
        "<!DOCTYPE x [<!ENTITY a \"b\">]>", "<userInfo><entry key=\"modelc.lint.disable\" value=\"all\"/></userInfo>",
        "<<<<<<< HEAD\n", "=======\n", "\u{0}", "\u{1b}[2J",
    ]
}
