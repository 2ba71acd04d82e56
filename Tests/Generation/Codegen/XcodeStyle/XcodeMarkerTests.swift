import ModelcCodegen
import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import Testing

@Suite("Xcode style: which files may be replaced")
struct XcodeMarkerTests {
    private func library(_ attributes: AttributeDescription...) -> ManagedObjectModel {
        model(
            entity("Book", attributes: attributes).generated(), entity("Novel", parent: "Book").generated(),
            entity("Tag").generated(.category))
    }

    @Test("every machine file is known again, in every era, language and form of header")
    func own() {
        for header in XcodeHeader.allCases {
            for era in XcodeEra.allCases {
                for language in OutputLanguage.allCases {
                    let options = xcodeOptions(era, language) { $0.header = header }
                    let generator = XcodeStyleGenerator(options: options)
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

    @Test("files that Xcode generated in a build or by the command of Xcode 7 are known")
    func xcode() {
        let generator = XcodeStyleGenerator(options: xcodeOptions { $0.header = .automatic })
        let markers = generator.markers(of: GeneratedFile(path: "a", text: "", policy: .machine))
        for sentence in [
            "//  This file was automatically generated and should not be edited.\n",
            "//  Choose \"Create NSManagedObject Subclass…\" from the Core Data editor menu\n",
        ] {
            #expect(markers.contains { sentence.contains($0) })
        }
    }

    @Test("what somebody wrote is not known, even without headers")
    func foreign() {
        let options = xcodeOptions()
        let generator = XcodeStyleGenerator(options: options)
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
