import ModelcSchema
import ModelcSettings
import Testing

@testable import ModelcCodegen

/// `--style xcode` follows the Xcode that saved the model.
@Suite struct XcodeEraOfModelTests {
    @Test(
        arguments: [
            ("10174", .xcode7), ("11198.3", .xcode8), ("11759", .xcode8), ("12141", .xcode9), ("16119", .xcode9),
            ("17192", .xcode12), ("23788.4", .xcode12), ("24233.13", .xcode26), ("24512", .xcode26),
            ("24837", .xcode26),
            ("25201", .xcode27), ("25201.9", .xcode27), ("99999", .xcode27), ("1", .xcode27), ("none", .xcode27),
            (nil, .xcode27),
        ] as [(String?, XcodeEra)])
    func theEraOfABuild(tools: String?, era: XcodeEra) {
        #expect(XcodeEra(ofTools: tools.map(ToolsVersion.init)) == era)
        var library = model(entity("Book", attributes: [attribute("title")]).generated())
        library.lastSavedToolsVersion = tools.map(ToolsVersion.init)
        let chosen = generateXcode(library, xcodeOptions { $0.settings.style = .flag(.xcode) })
        let named = generateXcode(library, xcodeOptions(era))
        #expect(chosen.files == named.files && !chosen.files.isEmpty)
    }

    @Test func aNamedEraCountsWhateverSavedTheModel() {
        var library = model(entity("Book", attributes: [attribute("title")]).generated())
        for era in XcodeEra.allCases {
            library.lastSavedToolsVersion = ToolsVersion("25201")
            let new = generateXcode(library, xcodeOptions(era)).files
            library.lastSavedToolsVersion = ToolsVersion("9057")
            #expect(generateXcode(library, xcodeOptions(era)).files == new)
        }
    }
}
