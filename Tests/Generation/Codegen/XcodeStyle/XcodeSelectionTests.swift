import ModelcCodegen
import ModelcSchema
import ModelcSettings
import Testing

/// Xcode style: the generated files.
@Suite struct XcodeSelectionTests {
    private let all = xcodeOptions { $0.settings.allEntities = .flag(true) }

    @Test func classBothFilesCategoryPropertiesOnlyAbsentNoneWithANote() {
        let library = model(
            entity("Z").generated(.classDefinition), entity("B").generated(.category), entity("A").generated(nil))
        #expect(
            generateXcode(library).paths == [
                "B+CoreDataProperties.swift", "Z+CoreDataClass.swift", "Z+CoreDataProperties.swift",
            ])
        #expect(generateXcode(library).findings == ["note manual-codegen A"])
        #expect(
            generateXcode(library, all).paths == [
                "A+CoreDataClass.swift", "A+CoreDataProperties.swift", "B+CoreDataProperties.swift",
                "Z+CoreDataClass.swift", "Z+CoreDataProperties.swift",
            ])
        #expect(generateXcode(library, all).findings == [])
    }

    @Test(arguments: [nil, "", ".", "NSManagedObject"])
    func entitiesWithoutAClassOfTheirOwnAreSkippedSilently(className: String?) {
        let result = generateXcode(model(entity("Book", class: className).generated()), all)
        #expect(result.files.isEmpty && result.findings == [])
    }

    @Test func filesAreNamedAfterTheClass() {
        let result = generateXcode(model(entity("Entry", class: "Shop.Book").generated()))
        #expect(result.paths == ["Book+CoreDataClass.swift", "Book+CoreDataProperties.swift"])
    }

    @Test func aClassOfAnotherModuleIsSkippedWhereTheOwnModuleIsKnown() {
        let library = model(entity("Book", class: "Shop.Book").generated())
        let other = generateXcode(library, xcodeOptions { $0.settings.module = .flag("Other") })
        #expect(other.files.isEmpty && other.findings == ["warning foreign-module Book"])
        #expect(generateXcode(library, xcodeOptions { $0.settings.module = .flag("Shop") }).files.count == 2)
        #expect(generateXcode(library).findings == [])
    }

    @Test func theSuperclassIsTheNearestClassAbove() {
        let library = model(
            entity("A"), entity("B", class: nil, parent: "A"), entity("C", parent: "B").generated(),
            entity("D", parent: "D").generated())
        let result = generateXcode(library)
        #expect(result.text(of: "C+CoreDataClass.swift").contains("class C: A {"))
        #expect(result.text(of: "D+CoreDataClass.swift").contains("class D: NSManagedObject {"))
    }

    @Test func whoOwnsTheClassFileFollowsCodegenUnlessAModeIsChosen() {
        let library = model(entity("A").generated(), entity("B").generated(nil))
        func human(_ era: XcodeEra, _ mode: XcodeGenerationMode) -> [String] {
            let options = xcodeOptions(era) {
                $0.settings.allEntities = .flag(true)
                $0.settings.codegen = .flag(mode)
            }
            return generateXcode(library, options).files.filter { $0.policy == .human }.map(\.path)
        }
        #expect(human(.xcode12, .followingModel) == ["B+CoreDataClass.swift"])
        #expect(human(.xcode12, .manual) == ["A+CoreDataClass.swift", "B+CoreDataClass.swift"])
        #expect(human(.xcode12, .automatic) == [])
        #expect(human(.xcode7, .followingModel) == ["A.swift", "B.swift"])
    }

    @Test func theUmbrellaHeaderOfObjectiveCNamesTheClassesThatABuildGenerates() {
        let library = model(
            entity("B").generated(), entity("A").generated(), entity("C").generated(.category), entity("D"))
        let options = xcodeOptions(.xcode9, .objectiveC) { $0.settings.allEntities = .flag(true) }
        let result = generateXcode(library, options)
        #expect(result.paths.suffix(2) == ["Book_List+CoreDataModel.h", "Book_List+CoreDataModel.m"])
        #expect(
            result.lines(of: "Book_List+CoreDataModel.h") == [
                "#import <Foundation/Foundation.h>", "#import <CoreData/CoreData.h>", "",
                "#import \"A+CoreDataClass.h\"", "#import \"B+CoreDataClass.h\"",
            ])
        #expect(result.lines(of: "Book_List+CoreDataModel.m") == ["#import \"Book_List+CoreDataModel.h\""])
        for era in XcodeEra.allCases {
            let manual = xcodeOptions(era, .objectiveC) {
                $0.settings.allEntities = .flag(true)
                $0.settings.codegen = .flag(.manual)
            }
            #expect(!generateXcode(library, manual).paths.contains { $0.contains("CoreDataModel") })
        }
        #expect(!generateXcode(library, xcodeOptions(.xcode9)).paths.contains { $0.contains("CoreDataModel") })
        #expect(generateXcode(model(entity("A")), xcodeOptions(.xcode9, .objectiveC)).files.isEmpty)
    }
}

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
