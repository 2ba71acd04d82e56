import ModelcCodegen
import Testing

@Suite("Whole files of a model with one of everything")
struct GoldenTests {
    @Test("internal access, the default")
    func internalAccess() throws {
        let result = generate(oneOfEverything())
        #expect(result.findings == ["note entity-without-class Attachment"])
        try expectGoldens(result.files, in: "internal")
    }

    @Test("public access")
    func publicAccess() throws {
        let result = generate(oneOfEverything(), options(access: .public))
        #expect(result.findings == ["note entity-without-class Attachment"])
        try expectGoldens(result.files, in: "public")
    }

    @Test("the order of the model's elements does not change a byte")
    func shuffled() {
        #expect(generate(oneOfEverything()) == generate(oneOfEverythingShuffled()))
    }

    @Test("every file ends with one line feed, and no line ends with a blank")
    func lineEnds() {
        for file in generate(oneOfEverything()).files {
            #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"), "\(file.path)")
            #expect(!file.text.contains(" \n") && !file.text.contains("\r"), "\(file.path)")
        }
    }
}
