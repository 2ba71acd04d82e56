import ModelcCodegen
import ModelcDiagnostics
import ModelcTemplating
import ModelcText
import Testing

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
        #expect(set.outputs.map(\.fileName) == ["X{{class}}", "M{{class}}"])
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
            try #require(TemplateSet.load(bundled: bundled, overrides: both).set).outputs.map(\.fileName) == [
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
