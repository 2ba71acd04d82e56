import ModelcCodegen
import ModelcSchema
import ModelcSettings
import Testing

/// Xcode style: switches.
@Suite struct XcodeSwitchTests {
    @Test func nsdateAndNSDataUpToXcode8AndAsAskedFor() {
        for era in XcodeEra.allCases {
            for choice in [nil, true, false] as [Bool?] {
                let isOld = choice ?? (era < .xcode9)
                let lines = xcodeProperties(
                    attribute("d", .date), attribute("b", .binary), attribute("u", .uuid),
                    options: xcodeOptions(era) { $0.settings.nsdate = choice.map { .flag($0) } })
                let types = lines.map { String($0.split(separator: " ").last ?? "") }
                #expect(types == [isOld ? "NSDate?" : "Date?", isOld ? "NSData?" : "Data?", "UUID?"], "\(era)")
            }
        }
    }

    @Test func identifiableFromXcode12OnClassesAtTheRootAndAsAskedFor() {
        let family = model(entity("Book").generated(), entity("Novel", parent: "Book").generated())
        func identifiable(_ options: CodeGenerationInput) -> [String] {
            generateXcode(family, options).files.filter { $0.text.contains("Identifiable") }.map {
                String($0.path.prefix(4))
            }
        }
        for era in XcodeEra.allCases {
            #expect(identifiable(xcodeOptions(era)) == (era >= .xcode12 ? ["Book"] : []))
            #expect(
                identifiable(xcodeOptions(era) { $0.settings.xcodeIdentifiable = .flag(XcodeIdentifiable.none) }) == [])
            #expect(identifiable(xcodeOptions(era) { $0.settings.xcodeIdentifiable = .flag(.root) }) == ["Book"])
            #expect(
                identifiable(xcodeOptions(era) { $0.settings.xcodeIdentifiable = .flag(.all) }) == ["Book", "Nove"])
        }
    }

    @Test func aClassIsAtTheRootWhenNoAncestorHasAClass() {
        let family = model(entity("Top", class: nil), entity("Book", parent: "Top").generated())
        #expect(generateXcode(family).text(of: "Book+CoreDataProperties.swift").contains("Book : Identifiable"))
    }

    @Test func optionalityOfTheModelCountsForAttributesThatHoldObjects() {
        for language in OutputLanguage.allCases {
            let options = xcodeOptions(.xcode26, language) { $0.settings.xcodeOptionality = .flag(.model) }
            let lines = xcodeProperties(
                attribute("a"), attribute("b", optional: true), attribute("c", .integer16).scalar(false),
                attribute("d", .integer16, optional: true).scalar(),
                relationships: [toOne("e", "Book", optional: false), toMany("f", "Book")], options: options)
            switch language {
            case .swift:
                #expect(
                    lines == [
                        "var a: String", "var b: String?", "var c: NSNumber", "var d: Int16", "var e: Book?",
                        "var f: NSSet?",
                    ])
            case .objectiveC:
                #expect(
                    lines == [
                        "(nonatomic, copy) NSString *a;", "(nullable, nonatomic, copy) NSString *b;",
                        "(nonatomic, copy) NSNumber *c;", "(nonatomic) int16_t d;",
                        "(nullable, nonatomic, retain) Book *e;", "(nullable, nonatomic, retain) NSSet<Book *> *f;",
                    ])
            }
        }
    }

    @Test func withoutAChoiceTheModelsLanguageIsTaken() {
        let unnamed = xcodeOptions(.xcode8, nil)
        var library = model(entity("Book").generated())
        #expect(generateXcode(library, unnamed).findings == ["warning missing-source-language Book List"])
        #expect(generateXcode(library, unnamed).paths.contains("Book+CoreDataClass.m"))
        library.sourceLanguage = .swift
        #expect(generateXcode(library, unnamed).paths.contains("Book+CoreDataClass.swift"))
        #expect(generateXcode(library, unnamed).findings == [])
        #expect(generateXcode(library, xcodeOptions(.xcode8, .objectiveC)).paths.contains("Book+CoreDataClass.m"))
        #expect(generateXcode(model(entity("Book")), unnamed).findings == ["note manual-codegen Book"])
    }
}
