import ModelcCodegen
import ModelcSchema
import ModelcSettings
import Testing

/// Xcode style: which files.
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
