import ModelcCodegen
import ModelcSourceCode
import Testing

@Suite("Objective-C: whole files of a model with one of everything")
struct ObjectiveCGoldenTests {
    /// Sets of options with the folders of their goldens.
    static let variants = [
        ("default", objectiveCOptions()),
        (
            "everything",
            objectiveCOptions(
                baseClass: "Root", baseClassImport: "<Kit/Root.h>", constants: .extern, scalars: .both,
                userInfoConstants: true)
        ),
        ("constants", objectiveCOptions(constants: .class, userInfoConstants: true)),
        ("bare", objectiveCOptions(constants: .none)),
    ]

    @Test("files", arguments: variants)
    func files(_ folder: String, _ options: ObjectiveCOptions) throws {
        let result = generateObjectiveC(objectiveCEverything(), options)
        #expect(result.findings == ["note entity-without-class Attachment"])
        try expectGoldens(result.files, in: "ObjectiveC/" + folder)
    }

    @Test("the order of the model's elements does not change a byte")
    func shuffled() {
        #expect(generateObjectiveC(objectiveCEverything()) == generateObjectiveC(objectiveCEverythingShuffled()))
    }

    @Test("every file ends with one line feed, no line ends with a blank, and no two lines in a row are blank")
    func lines() {
        for (_, options) in ObjectiveCGoldenTests.variants {
            for file in generateObjectiveC(objectiveCEverything(), options).files {
                #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"), "\(file.path)")
                #expect(!file.text.contains(" \n") && !file.text.contains("\r"), "\(file.path)")
                #expect(!file.text.contains("\n\n\n") && !file.text.hasPrefix("\n"), "\(file.path)")
            }
        }
    }

    @Test("machine files begin with the marker, human files do not have it")
    func marker() {
        for file in generateObjectiveC(objectiveCEverything()).files {
            let mark = "// \(GeneratedFile.marker) from BookList.xcdatamodeld. Do not edit; edit "
            #expect(file.text.hasPrefix(mark) == (file.policy == .machine), "\(file.path)")
            #expect(file.text.contains(GeneratedFile.marker) == (file.policy == .machine), "\(file.path)")
            #expect(file.path.hasPrefix("_") == (file.policy == .machine))
        }
    }

    @Test("an existing Book.mm stands for the human Book.m, and for no other file")
    func alternatives() {
        let files = generateObjectiveC(model(entity("Book"))).files
        #expect(files.map(\.path) == ["_Book.h", "_Book.m", "Book.h", "Book.m"])
        #expect(files.map(\.alternativePaths) == [[], [], [], ["Book.mm"]])
    }
}
