import Foundation
import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcSettings
import ModelcTemplating
import ModelcTestSupport
import Testing

@testable import ModelcCodegen

@Suite struct TemplateSetTests {
    private let bundled = files([
        "swift.manifest": "machine.t _{{class}}.swift entity machine\nhuman.t {{class}}.swift entity human",
        "machine.t": "bundled machine", "human.t": "bundled human",
    ])

    @Test func aBundledSetIsItself() throws {
        let set = try #require(TemplateSet.load(bundled: bundled).set)
        #expect(set.outputs.map(\.template) == ["machine.t", "human.t"])
        #expect(text("machine.t", in: set) == "bundled machine")
    }

    @Test func oneFileMayBeReplaced() throws {
        let set = try #require(TemplateSet.load(bundled: bundled, overrides: files(["human.t": "mine"])).set)
        #expect(text("machine.t", in: set) == "bundled machine")
        #expect(text("human.t", in: set) == "mine")
        #expect(set.outputs.count == 2)
    }

    @Test func anOwnManifestIsASetOfItsOwn() throws {
        let own = files([
            "my.manifest": "machine.t X{{class}} entity machine\nmock.t M{{class}} entity human", "mock.t": "m",
        ])
        let set = try #require(TemplateSet.load(bundled: bundled, overrides: own).set)
        #expect(set.outputs.map(\.fileName.text) == ["X{{class}}", "M{{class}}"])
        #expect(text("machine.t", in: set) == "bundled machine")
    }

    @Test func aMissingTemplateIsAnErrorWithASuggestion() {
        let own = files(["my.manifest": "machin.t X{{class}} entity machine"])
        let (set, diagnostics) = TemplateSet.load(bundled: bundled, overrides: own)
        #expect(set == nil)
        #expect(diagnostics.map(\.help) == ["did you mean 'machine.t'?"])
    }

    @Test func severalManifestsAreAnErrorUnlessOneIsThatOfTheBundledSet() throws {
        let line = "machine.t X{{class}} entity machine"
        let (set, diagnostics) = TemplateSet.load(
            bundled: bundled, overrides: files(["a.manifest": line, "b.manifest": line]))
        #expect(set == nil)
        #expect(diagnostics.map(\.id) == [DiagnosticID("template-several-manifests")])
        let both = files(["objc.manifest": "nothing.t N{{class}} entity machine", "swift.manifest": line])
        #expect(
            try #require(TemplateSet.load(bundled: bundled, overrides: both).set).outputs.map(\.fileName.text) == [
                "X{{class}}"
            ])
    }

    @Test func aSetWithoutAManifestIsNone() {
        #expect(TemplateSet.load(bundled: files(["machine.t": ""])).set == nil)
    }

    private func text(_ name: String, in set: TemplateSet) -> String? {
        set.source(named: name).map { String(decoding: $0.text.bytes, as: UTF8.self) }
    }
}

private func files(_ texts: [String: String]) -> [String: TemplateSource] {
    Dictionary(
        uniqueKeysWithValues: texts.map {
            ($0.key, TemplateSource(path: $0.key, text: SourceText(Array($0.value.utf8))))
        })
}

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

    /// In Swift, a brace with a combining accent is a different character.
    @Test func placeholdersAreFoundBesideAccents() {
        let mask = FileNameMask("{{class}}\u{301}{{model}}\u{301}.swift")
        #expect(mask.filled { $0.rawValue } == "class\u{301}model\u{301}.swift")
        #expect(mask.unknownPlaceholder == nil && mask.namesEntity)
        #expect(FileNameMask("{{klass}}\u{301}").unknownPlaceholder == "klass")
    }

    @Test func placeholdersAreFilledIn() {
        let (manifest, _) = read("a {{model}}-{{entity}}-{{class}}.txt entity machine")
        let name = manifest.outputs.first.map { $0.fileName.filled { "<\($0.rawValue)>" } }
        #expect(name == "<model>-<entity>-<class>.txt")
    }

    @Test(arguments: [
        ("machine.swift", "1:1 the line has 1 word instead of four"),
        (
            "a {{class}} entty machine",
            "1:13 the third word says whether the file is made for each entity or for the model; 'entty' is not a "
                + "known word"
        ),
        ("a {{class}} entity mine", "1:20 the fourth word says who owns the file; 'mine' is not a known word"),
        (
            "a {{class}}{{klass}}.swift entity machine",
            "1:3 '{{class}}{{klass}}.swift' has the unknown placeholder {{klass}}"
        ),
        ("a {{CLASS}}.swift entity machine", "1:3 '{{CLASS}}.swift' has the unknown placeholder {{CLASS}}"),
        ("a same.swift entity machine", "1:3 'same.swift' would be the same file for every entity"),
        ("a {{model}} model codegen", "1:19 'codegen' needs an entity, but the file is made once for the model"),
        (
            "a {{classFile}}.swift model machine",
            "1:3 '{{classFile}}.swift' contains an entity's name, but the file is made once for the model"
        ),
        (
            "a {{class}}.swift model machine",
            "1:3 '{{class}}.swift' contains an entity's name, but the file is made once for the model"
        ),
        ("a ../{{class}}.swift entity machine", "1:3 '../{{class}}.swift' is not a file name"),
        // The accent forms one character with the slash.
        ("a ../\u{301}{{class}} entity machine", "1:3 '../\u{301}{{class}}' is not a file name"),
        ("a b\u{7}{{class}} entity machine", "1:3 the file name 'b\u{7}{{class}}' has an invisible character"),
        ("a {{class}}\u{200B} entity machine", "1:3 the file name '{{class}}\u{200B}' has an invisible character"),
        ("a {{class}}\u{A0} entity machine", "1:3 the file name '{{class}}\u{A0}' has a space at its beginning or end"),
        ("", " the manifest names no output"),
        ("# only a comment", " the manifest names no output"),
    ])
    func problemsHaveTheirPlace(_ text: String, _ expected: String) {
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

/// The templates in the program are those of the folder `Templates`, and compile without warnings.
@Suite struct BundledTemplateTests {
    /// SwiftPM embeds each file, and the table of `BundledTemplates` names each.
    @Test(arguments: BundledTemplateSet.allCases)
    func theTableHasEveryFile(_ kind: BundledTemplateSet) throws {
        let folder = Repository.root.appendingPathComponent("Templates/" + kind.rawValue)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let bundled = OutputTemplates.bundledFiles(kind)
        #expect(bundled.keys.sorted() == names, "add the missing files to BundledTemplates.swift")
        for name in names {
            let file = try Data(contentsOf: folder.appendingPathComponent(name))
            #expect(bundled[name].map { Data($0) } == file, "\(name) is embedded under another name")
        }
    }

    @Test(arguments: [
        (BundledTemplateSet.swift, 5), (.objectiveC, 4), (.xcodeSwift, 2), (.xcodeObjectiveC, 6),
        (.mogeneratorSwift, 2),
        (.mogeneratorObjectiveC, 4),
    ])
    func theyCompileWithoutAWord(_ kind: BundledTemplateSet, _ count: Int) throws {
        let (set, problems) = TemplateSet.load(bundled: OutputTemplates.bundledSources(kind))
        #expect(problems.isEmpty)
        let (templates, diagnostics) = OutputTemplates.compile(try #require(set), for: kind)
        #expect(
            diagnostics.map { "\($0.location?.path ?? ""):\($0.location?.position?.line ?? 0): \($0.message)" } == [])
        #expect(templates.entries.count == count)
    }

    /// One folder can contain files of several sets: no name is used for two different templates.
    @Test func noTwoSetsHaveAFileOfOneName() {
        let names = BundledTemplateSet.allCases.flatMap { OutputTemplates.bundledSources($0).keys }
        #expect(Set(names).count == names.count)
    }
}
