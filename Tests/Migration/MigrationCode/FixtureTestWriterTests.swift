import ModelcMigrationCode
import ModelcSourceCode
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The test files of fixtures, which the compiler accepts.
@Suite struct FixtureTestWriterTests {
    private func file(_ style: FixtureTestInput.Style) -> GeneratedFile {
        FixtureTestWriter(
            FixtureTestInput(
                modelName: "My Library", sourceName: "My Library.xcdatamodeld", module: nil, style: style,
                fixtures: [
                    .init(
                        version: "My \"Library\"",
                        entities: [
                            .init(
                                name: "Book", newName: "Work", count: 20,
                                attributes: [("title", "name"), ("pages", "pages")]),
                            .init(name: "Old", newName: nil, count: 3, attributes: []),
                        ]),
                    .init(version: "2", entities: []),
                ])
        ).file
    }

    @Test(arguments: FixtureTestInput.Style.allCases) func golden(_ style: FixtureTestInput.Style) throws {
        let file = file(style)
        #expect(file.policy == .never && file.path == "My_LibraryFixtureTests.swift")
        try Goldens("Tests/Migration/MigrationCode/Goldens").expect(
            [(file.path + ".txt", file.text)], in: "fixtures-\(style)")
    }

    @Test(
        .enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"),
        arguments: TestScope.pairs(FixtureTestInput.Style.allCases, TypeChecker.Mode.allCases))
    func compiles(_ style: FixtureTestInput.Style, _ mode: TypeChecker.Mode) throws {
        #expect(try CheckedFiles.swift([file(style)], mode) == .silence)
    }
}
