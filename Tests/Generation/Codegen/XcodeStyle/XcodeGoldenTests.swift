import ModelcCodegen
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import Testing

@testable import ModelcCodegen

/// The golden files end with `.txt`, because Xcode's layout differs from that of this project's formatter.
@Suite struct XcodeGoldenTests {
    @Test(arguments: XcodeEra.allCases, OutputLanguage.allCases)
    func goldens(_ era: XcodeEra, _ language: OutputLanguage) throws {
        let options = xcodeOptions(era, language) {
            $0.settings.allEntities = .flag(true)
            $0.settings.header = .flag(.automatic)
        }
        let result = generateXcode(xcodeOneOfEverything(), options)
        #expect(
            result.findings == [
                "warning invalid-objc-class Book.numbers", "warning unverified-fetched-property Book.similar",
            ])
        let folder = language == .swift ? "swift" : "objc"
        try expectGoldens(result.files, in: "XcodeStyle/\(era.rawValue)-\(folder)", suffix: ".txt")
    }

    @Test func linesAreTidy() {
        for era in XcodeEra.allCases {
            for language in OutputLanguage.allCases {
                for file in generateXcode(xcodeOneOfEverything(), xcodeOptions(era, language)).files {
                    #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"), "\(file.path)")
                    #expect(!file.text.contains(" \n") && !file.text.contains("\r"), "\(file.path)")
                }
            }
        }
    }
}

/// The table of switches defines when each detail of Xcode's files changed.
@Suite struct XcodeEraTableTests {
    /// The values up to Xcode 27: what a newer era has is in its goldens.
    private func values<Value>(_ row: XcodeEraRow<Value>) -> [Value] {
        XcodeEra.allCases.filter { $0 <= .xcode27 }.map { row[$0] }
    }

    @Test func rowsFromXcode7To27() {
        #expect(values(XcodeEraTable.classSuffix) == [""] + Array(repeating: "+CoreDataClass", count: 5))
        #expect(values(XcodeEraTable.access) == [""] + Array(repeating: "public ", count: 5))
        #expect(values(XcodeEraTable.requestEnd) == [nil, ";", "", "", "", ""])
        #expect(values(XcodeEraTable.usesNSDate) == [true, true, false, false, false, false])
        #expect(values(XcodeEraTable.hasScalars) == [false, true, true, true, true, true])
        #expect(values(XcodeEraTable.identifiable) == [.none, .none, .none, .root, .root, .root])
        #expect(values(XcodeEraTable.hasPublicImports) == [false, false, false, false, true, true])
        #expect(values(XcodeEraTable.optionality) == Array(repeating: .always, count: 6))
        #expect(values(XcodeEraTable.isolation) == Array(repeating: "", count: 5) + ["nonisolated "])
    }

    @Test func aStyleIsItsErasColumnWithTheUsersChoicesInIt() {
        var settings = GenerateSettings()
        settings.style = .flag(.era(.xcode26))
        settings.nsdate = .flag(true)
        settings.xcodeIdentifiable = .flag(.all)
        settings.xcodeOptionality = .flag(.model)
        let style = XcodeStyle(settings, language: .swift)
        #expect(style.usesNSDate && style.identifiable == .all && style.optionality == .model)
    }
}

/// Xcode style: headers.
@Suite struct XcodeHeaderTests {
    private func header(
        of path: String, _ era: XcodeEra = .xcode12, _ mode: XcodeGenerationMode = .automatic,
        _ header: XcodeHeader = .automatic, language: OutputLanguage = .swift
    ) -> [String] {
        let options = xcodeOptions(era, language) {
            $0.settings.header = .flag(header)
            $0.settings.codegen = .flag(mode)
        }
        let lines = generateXcode(model(entity("Book").generated()), options).lines(of: path)
        return Array(lines.prefix { !$0.hasPrefix("import") && !$0.hasPrefix("public") && !$0.hasPrefix("#") })
    }

    private let sentence = "//  This file was automatically generated and should not be edited."

    @Test func machineFilesCarryTheNameAndXcodesSentenceNoAuthorAndNoDate() {
        for file in ["Book+CoreDataClass.swift", "Book+CoreDataProperties.swift"] {
            #expect(header(of: file) == ["//", "//  " + file, "//", sentence, "//", ""])
        }
        let umbrella = header(of: "Book_List+CoreDataModel.h", language: .objectiveC)
        #expect(umbrella == ["//", "//  Book_List+CoreDataModel.h", "//", sentence, "//", ""])
    }

    @Test func aHumanFileDoesNotForbidToEditIt() {
        let file = "Book+CoreDataClass.swift"
        #expect(header(of: file, .xcode12, .manual) == ["//", "//  " + file, "//", ""])
        #expect(header(of: "Book+CoreDataProperties.swift", .xcode12, .manual).contains(sentence))
    }

    @Test func xcode7NamesTheEditorsCommand() {
        #expect(header(of: "Book.swift", .xcode7, .followingModel) == ["//", "//  Book.swift", "//", ""])
        #expect(
            header(of: "Book+CoreDataProperties.swift", .xcode7) == [
                "//", "//  Book+CoreDataProperties.swift", "//",
                "//  Choose \"Create NSManagedObject Subclass…\" from the Core Data editor menu",
                "//  to delete and recreate this implementation file for your updated model.", "//", "",
            ])
    }

    @Test func noHeader() {
        #expect(header(of: "Book+CoreDataClass.swift", .xcode12, .automatic, .none) == [])
    }
}

/// Xcode style: the files that may be replaced.
@Suite struct XcodeMarkerTests {
    private func library(_ attributes: AttributeDescription...) -> ManagedObjectModel {
        model(
            entity("Book", attributes: attributes).generated(), entity("Novel", parent: "Book").generated(),
            entity("Tag").generated(.category))
    }

    @Test func everyMachineFileIsKnownAgainInEveryEraLanguageAndFormOfHeader() {
        for header in XcodeHeader.allCases {
            for era in XcodeEra.allCases {
                for language in OutputLanguage.allCases {
                    let options = xcodeOptions(era, language) { $0.settings.header = .flag(header) }
                    let generator = XcodeStyleGenerator(options)
                    let old = generateXcode(library(attribute("title")), options).files
                    let new = generateXcode(library(attribute("name"), attribute("title")), options).files
                    for (old, new) in zip(old, new) where new.policy == .machine {
                        let markers = generator.markers(of: new)
                        #expect(markers.contains { old.text.prefix(2000).contains($0) }, "\(era) \(old.path)")
                    }
                }
            }
        }
    }

    @Test func filesThatXcodeGeneratedInABuildOrByTheCommandOfXcode7AreKnown() {
        let generator = XcodeStyleGenerator(xcodeOptions { $0.settings.header = .flag(.automatic) })
        let markers = generator.markers(of: GeneratedFile(path: "a", text: "", policy: .machine))
        for sentence in [
            "//  This file was automatically generated and should not be edited.\n",
            "//  Choose \"Create NSManagedObject Subclass…\" from the Core Data editor menu\n",
        ] {
            #expect(markers.contains { sentence.contains($0) })
        }
    }

    @Test func whatSomebodyWroteIsNotKnownEvenWithoutHeaders() {
        let options = xcodeOptions()
        let generator = XcodeStyleGenerator(options)
        for file in generateXcode(library(attribute("title")), options).files {
            let markers = generator.markers(of: file)
            #expect(!markers.contains { $0.isEmpty || "// Mine.\nimport CoreData\n\nstruct Book {}\n".contains($0) })
            if file.path.contains("Class") {
                let edited = file.text.replacing("}\n", with: "    func hello() {}\n}\n")
                #expect(!markers.contains { edited.contains($0) }, "\(file.path)")
            }
        }
    }
}
