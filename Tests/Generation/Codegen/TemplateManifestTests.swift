import ModelcDiagnostics
import ModelcTemplating
import ModelcText
import Testing

@testable import ModelcCodegen

@Suite struct TemplateManifestTests {
    @Test func linesAreOutputs() {
        let (manifest, diagnostics) = read(
            """
            # template file for each policy

            machine.swift.motemplate   _{{class}}.swift  entity  machine
            support.swift.motemplate\t_Support.swift\tmodel\tmachine
            mock.motemplate {{model}}{{entity}}Mock.swift entity human
            """)
        #expect(diagnostics.isEmpty)
        #expect(
            manifest.outputs.map(\.template) == [
                "machine.swift.motemplate", "support.swift.motemplate", "mock.motemplate",
            ])
        #expect(manifest.outputs.map(\.scope) == [.entity, .model, .entity])
        #expect(manifest.outputs.map(\.policy) == [.machine, .machine, .human])
    }

    @Test func placeholdersAreFilledIn() {
        let (manifest, _) = read("a {{model}}-{{entity}}-{{class}}.txt entity machine")
        let name = manifest.outputs.first.map { FileNameMask($0.fileName).filled { "<\($0.rawValue)>" } }
        #expect(name == "<model>-<entity>-<class>.txt")
    }

    @Test(arguments: [
        ("machine.swift", "1:1 the line has 1 words instead of four"),
        ("a {{class}} entty machine", "1:13 the third word says for each of what, and 'entty' is none of the words"),
        ("a {{class}} entity mine", "1:20 the fourth word says who owns the file, and 'mine' is none of the words"),
        ("a same.swift entity machine", "1:3 'same.swift' would be the file of every entity"),
        ("a {{class}}.swift model machine", "1:3 '{{class}}.swift' names an entity, and is made once for the model"),
        ("a ../{{class}}.swift entity machine", "1:3 '../{{class}}.swift' is not a file name"),
        ("a b\u{7}{{class}} entity machine", "1:3 the file name 'b\u{7}{{class}}' has an invisible character"),
        ("a {{class}}\u{200B} entity machine", "1:3 the file name '{{class}}\u{200B}' has an invisible character"),
        ("a {{class}}\u{A0} entity machine", "1:3 the file name '{{class}}\u{A0}' has a blank at one of its ends"),
        ("", " the manifest names no output"),
        ("# only a comment", " the manifest names no output"),
    ])
    func faultsHaveTheirPlace(_ text: String, _ expected: String) {
        let (manifest, diagnostics) = read(text)
        #expect(manifest.outputs.isEmpty)
        let found = diagnostics.map { diagnostic in
            (diagnostic.location?.position.map { "\($0.line):\($0.column)" } ?? "") + " " + diagnostic.message
        }
        #expect(found == [expected])
    }

    @Test func everyFaultyLineIsReported() {
        #expect(read("x\na {{class}} entity machine\ny").diagnostics.count == 2)
    }

    private func read(_ text: String) -> (manifest: TemplateManifest, diagnostics: [Diagnostic]) {
        TemplateManifest.read(TemplateSource(path: "manifest", text: SourceText(Array(text.utf8))))
    }
}
