import ModelcCodegen
import ModelcSchema
import ModelcSettings
import Testing

@Suite("Xcode style: headers")
struct XcodeHeaderTests {
    private func header(
        of path: String, _ era: XcodeEra = .xcode12, _ mode: XcodeGenerationMode = .automatic,
        _ header: XcodeHeader = .automatic, language: OutputLanguage = .swift
    ) -> [String] {
        let options = xcodeOptions(era, language) {
            $0.header = header
            $0.mode = mode
        }
        let lines = generateXcode(model(entity("Book").generated()), options).lines(of: path)
        return Array(lines.prefix { !$0.hasPrefix("import") && !$0.hasPrefix("public") && !$0.hasPrefix("#") })
    }

    private let sentence = "//  This file was automatically generated and should not be edited."

    @Test("machine files carry the name and Xcode's sentence, no author and no date")
    func machine() {
        for file in ["Book+CoreDataClass.swift", "Book+CoreDataProperties.swift"] {
            #expect(header(of: file) == ["//", "//  " + file, "//", sentence, "//", ""])
        }
        let umbrella = header(of: "Book_List+CoreDataModel.h", language: .objectiveC)
        #expect(umbrella == ["//", "//  Book_List+CoreDataModel.h", "//", sentence, "//", ""])
    }

    @Test("a human file does not forbid to edit it")
    func human() {
        let file = "Book+CoreDataClass.swift"
        #expect(header(of: file, .xcode12, .manual) == ["//", "//  " + file, "//", ""])
        #expect(header(of: "Book+CoreDataProperties.swift", .xcode12, .manual).contains(sentence))
    }

    @Test("Xcode 7 names the editor's command")
    func xcode7() {
        #expect(header(of: "Book.swift", .xcode7, .followingModel) == ["//", "//  Book.swift", "//", ""])
        #expect(
            header(of: "Book+CoreDataProperties.swift", .xcode7) == [
                "//", "//  Book+CoreDataProperties.swift", "//",
                "//  Choose \"Create NSManagedObject Subclass…\" from the Core Data editor menu",
                "//  to delete and recreate this implementation file for your updated model.", "//", "",
            ])
    }

    @Test("no header")
    func none() {
        #expect(header(of: "Book+CoreDataClass.swift", .xcode12, .automatic, .none) == [])
    }
}
