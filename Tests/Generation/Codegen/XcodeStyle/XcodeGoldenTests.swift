import ModelcCodegen
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import Testing

/// The golden files end with `.txt`, since Xcode's layout is not that of this project's formatter.
@Suite("Xcode style: whole files of a model with one of everything")
struct XcodeGoldenTests {
    @Test(arguments: XcodeEra.allCases, OutputLanguage.allCases)
    func goldens(_ era: XcodeEra, _ language: OutputLanguage) throws {
        let options = XcodeStyleOptions(modelName: "Book List", era: era, language: language, allEntities: true)
        let result = generateXcode(xcodeOneOfEverything(), options)
        #expect(
            result.findings == [
                "warning invalid-objc-class Book.numbers", "warning unverified-fetched-property Book.similar",
            ])
        let folder = language == .swift ? "swift" : "objc"
        try expectGoldens(result.files, in: "XcodeStyle/\(era.rawValue)-\(folder)", suffix: ".txt")
    }

    @Test("every file ends with one line feed, and no line ends with a blank")
    func lineEnds() {
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
