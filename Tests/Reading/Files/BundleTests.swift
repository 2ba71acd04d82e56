import Foundation
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

/// Valid and invalid bundles.
@Suite struct BundleTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func theFileNamesTheCurrentVersion() throws {
        try addVersions("M", "M 2", "M 10")
        try folder.write(ModelFixture.currentVersion("M 2.xcdatamodel"), to: "M.xcdatamodeld/.xccurrentversion")
        let reading = read()
        #expect(reading.isUsable)
        #expect(reading.selectedVersions == ["M 2"])
        #expect(reading.model?.currentVersion?.name == "M 2")
        #expect(reading.model?.versions.map(\.name) == ["M", "M 2", "M 10"])
    }

    @Test func theOnlyVersionIsCurrentWithoutAFile() throws {
        try addVersions("M")
        #expect(read().selectedVersions == ["M"])
        #expect(read().diagnostics.isEmpty)
    }

    @Test(arguments: ["", "/", "/M.xcdatamodel", "/M.xcdatamodel/", "/M.xcdatamodel/contents"])
    func everyFormOfPathLeadsToTheModel(_ ending: String) throws {
        try addVersions("M")
        let reading = ModelReader().read(folder.path("M.xcdatamodeld") + ending)
        #expect(reading.isUsable)
        #expect(reading.selectedVersion?.isCurrent == true)
    }

    @Test func aVersionInABundleKnowsThatItIsNotCurrent() throws {
        try addVersions("M", "M 2")
        try folder.write(ModelFixture.currentVersion("M 2.xcdatamodel"), to: "M.xcdatamodeld/.xccurrentversion")
        let reading = ModelReader().read(folder.path("M.xcdatamodeld/M.xcdatamodel"))
        #expect(reading.selectedVersion?.name == "M")
        #expect(reading.selectedVersion?.isCurrent == false)
    }

    @Test func aStandAloneModelIsItsOwnCurrentVersion() throws {
        try folder.write(ModelFixture.small, to: "Alone.xcdatamodel/contents")
        let reading = ModelReader().read(folder.path("Alone.xcdatamodel"))
        #expect(reading.selectedVersion?.isCurrent == true)
        #expect(reading.model?.name == "Alone")
    }

    @Test(arguments: ["M 2", "M 2.xcdatamodel", "2"])
    func aVersionIsFoundByNameFolderAndNumber(_ wanted: String) throws {
        try addVersions("M", "M 2", "M 10")
        #expect(ModelReader().read(folder.path("M.xcdatamodeld"), .named(wanted)).selectedVersions == ["M 2"])
    }

    /// Xcode numbers versions from the second one; the name of the model may end in a number itself.
    @Test(arguments: [("1", "Model2"), ("2", "Model2 2"), ("3", "Model2 3")])
    func aVersionIsFoundByTheNumberOfXcode(_ wanted: String, _ found: String) throws {
        try addVersions("Model2", "Model2 2", "Model2 3")
        #expect(ModelReader().read(folder.path("M.xcdatamodeld"), .named(wanted)).selectedVersions == [found])
    }

    @Test func theVersionWithoutANumberIsTheFirst() throws {
        try addVersions("Base", "V2", "V3")
        #expect(ModelReader().read(folder.path("M.xcdatamodeld"), .named("1")).selectedVersions == ["Base"])
    }

    /// No version can be selected if all are read.
    @Test func readingAllVersionsAdvisesNoChoice() throws {
        try addVersions("M", "M 2")
        let reading = ModelReader().read(folder.path("M.xcdatamodeld"), .all)
        #expect(reading.diagnostics.map(\.id) == [.noCurrentVersion])
        #expect(reading.diagnostics[0].help?.hasPrefix("make one current: modelc versions use ") ?? false)
    }

    @Test func anUnknownVersionIsAnErrorThatNamesTheOthers() throws {
        try addVersions("Model", "Model 2")
        let reading = ModelReader().read(folder.path("M.xcdatamodeld"), .named("Modell 2"))
        let error = try #require(reading.onlyError)
        #expect(error.id == .unknownVersion)
        #expect(error.help == "did you mean 'Model 2'?")
    }

    @Test func aNumberOfTwoVersionsIsAmbiguous() throws {
        try addVersions("A 2", "B 2")
        let reading = ModelReader().read(folder.path("M.xcdatamodeld"), .named("2"))
        #expect(reading.onlyError?.message.contains("has several versions numbered '2'") == true)
    }

    @Test func noSuchPath() {
        #expect(ModelReader().read(folder.path("None.xcdatamodeld")).onlyError?.id == .noSuchPath)
    }

    @Test func aFileInsteadOfAFolder() throws {
        try folder.write("", to: "M.xcdatamodeld")
        let error = try #require(read().onlyError)
        #expect(error.id == .notAModel)
        #expect(error.message.hasSuffix("is a file; a data model is a folder"))
    }

    @Test func aFolderThatIsNoModel() throws {
        try folder.makeFolder("Sources")
        #expect(ModelReader().read(folder.path("Sources")).onlyError?.id == .notAModel)
    }

    @Test func anEmptyBundle() throws {
        try folder.makeFolder("M.xcdatamodeld")
        #expect(read().onlyError?.id == .unreadableModel)
    }

    @Test func aBundleWithACurrentVersionAndNoVersions() throws {
        try folder.write(ModelFixture.currentVersion("M.xcdatamodel"), to: "M.xcdatamodeld/.xccurrentversion")
        #expect(read().onlyError?.id == .unreadableModel)
    }

    @Test func aNamedVersionThatIsNotThere() throws {
        try addVersions("M", "M 2")
        try folder.write(ModelFixture.currentVersion("M 3.xcdatamodel"), to: "M.xcdatamodeld/.xccurrentversion")
        let error = try #require(read().onlyError)
        #expect(error.id == .currentVersionMissing)
        #expect(error.help?.contains("versions use ") == true)
        #expect(read().selectedVersions.isEmpty)
    }

    @Test(arguments: ["<plist version=\"1.0\"><dict/></plist>", nil])
    func severalVersionsOfWhichNoneIsNamed(_ file: String?) throws {
        try addVersions("M", "M 2")
        if let file { try folder.write(file, to: "M.xcdatamodeld/.xccurrentversion") }
        #expect(read().onlyError?.id == .noCurrentVersion)
    }

    @Test func anEmptyDictionaryIsFineWithOneVersion() throws {
        try addVersions("M")
        try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "M.xcdatamodeld/.xccurrentversion")
        #expect(read().isUsable)
        #expect(read().diagnostics.isEmpty)
    }

    /// The usual file is read without the property list reader; both must give the same result.
    @Test(arguments: [
        "Model 2", "Model &amp; 2", "Mod\u{E9}le", "a&gt;b", "a>b", " ", "]]>", "a<!-- b -->", "a\tb", "&#65;",
    ])
    func aNameInTheFormThatXcodeWritesIsReadAsInAnother(_ name: String) throws {
        let file = String(
            decoding: try #require(CurrentVersionEditor.contents(naming: "NAME", changing: nil)), as: UTF8.self)
        let usual = file.replacing("NAME", with: name)
        let unusual = usual.replacing("<plist", with: "<plist ")
        #expect(usual != unusual)
        #expect(NamedVersion(Array(usual.utf8)) == NamedVersion(Array(unusual.utf8)))
        if name == "Model 2" { #expect(NamedVersion(Array(usual.utf8)) == .folder(name)) }
    }

    @Test(arguments: ["not a property list", "", "<plist version=\"1.0\"><array/></plist>"])
    func aDamagedCurrentVersionFile(_ text: String) throws {
        try addVersions("M", "M 2")
        try folder.write(text, to: "M.xcdatamodeld/.xccurrentversion")
        #expect(read().onlyError?.id == .noCurrentVersion)
    }

    @Test func aDeeplyNestedCurrentVersionFileIsRefused() throws {
        try addVersions("M", "M 2")
        let deep = String(repeating: "<array>", count: 10_000) + String(repeating: "</array>", count: 10_000)
        try folder.write("<plist version=\"1.0\">\(deep)</plist>", to: "M.xcdatamodeld/.xccurrentversion")
        #expect(read().onlyError?.id == .noCurrentVersion)
    }

    @Test(arguments: [nil, "--model-version", "--to"])
    func whatChoosesAVersionIsAdvisedByTheNameThatWhoeverAsksHasForIt(_ choice: String?) throws {
        try addVersions("M", "M 2")
        let reader = ModelReader(versionChoice: choice)
        let advice = choice.map { "; or choose one with \($0)" } ?? "(the other versions are: M)"
        let help = reader.read(folder.path("M.xcdatamodeld")).onlyError?.help
        #expect(help?.hasSuffix(advice) == true, "\(help ?? "")")
        // No version can be selected if all are read.
        let all = reader.read(folder.path("M.xcdatamodeld"), .all).diagnostics
        #expect(all.map(\.id) == [.noCurrentVersion] && all[0].help?.contains("choose") == false)
    }

    @Test(arguments: ["2.7.0", "2.6", "v 2.7.0"])
    func numbersWithZerosAreFound(_ wanted: String) throws {
        try addVersions("v 2.7.0", "v 2.6", "v 0")
        let reading = ModelReader().read(folder.path("M.xcdatamodeld"), .named(wanted))
        #expect(reading.selectedVersions == [wanted.hasPrefix("v") ? wanted : "v " + wanted])
    }

    @Test func anEmptyNameIsNoVersion() throws {
        try addVersions("M", "M 2")
        #expect(ModelReader().read(folder.path("M.xcdatamodeld"), .named("")).onlyError?.id == .unknownVersion)
    }

    @Test func aPathToOneVersionAndTheNameOfAnotherContradictEachOther() throws {
        try addVersions("M", "M 2")
        let path = folder.path("M.xcdatamodeld/M.xcdatamodel")
        let error = ModelReader(versionChoice: "--to").read(path, .named("M 2")).onlyError
        #expect(error?.message == "the path names version 'M', and --to 'M 2'")
        #expect(error?.help == "give the path of the bundle, or leave out --to")
        let plain = ModelReader().read(path, .named("M 2")).onlyError
        #expect(plain?.message == "the path names version 'M', and the request 'M 2'")
        #expect(ModelReader().read(folder.path("M.xcdatamodeld/M.xcdatamodel"), .named("M")).isUsable)
    }

    @Test func oneUnreadableVersionDoesNotLoseTheOthers() throws {
        try addVersions("M", "M 3")
        try folder.write("<model", to: "M.xcdatamodeld/M 2.xcdatamodel/contents")
        try folder.write(ModelFixture.currentVersion("M 3.xcdatamodel"), to: "M.xcdatamodeld/.xccurrentversion")
        #expect(read().isUsable)
        let overview = ModelReader(readsOtherVersions: true).read(folder.path("M.xcdatamodeld"))
        #expect(!overview.isUsable, "whoever looks at all versions has to know")
        #expect(overview.diagnostics.map(\.severity) == [.error])
        #expect(overview.model?.versions.map { $0.model != nil } == [true, false, true])
        #expect(!ModelReader().read(folder.path("M.xcdatamodeld"), .all).isUsable)
        #expect(!ModelReader().read(folder.path("M.xcdatamodeld"), .named("M 2")).isUsable)
    }

    /// All versions are read, and problems of versions that were not requested are reported separately, with their
    /// severity.
    @Test func aWholeBundleIsReadAtOnce() throws {
        try addVersions("M", "M 3")
        try folder.write("<model", to: "M.xcdatamodeld/M 2.xcdatamodel/contents")
        try folder.write(ModelFixture.currentVersion("M 3.xcdatamodel"), to: "M.xcdatamodeld/.xccurrentversion")
        let (reading, others) = ModelReader().readWhole(folder.path("M.xcdatamodeld"))
        #expect(reading.isUsable && reading.selectedVersions == ["M 3"])
        #expect(reading.model?.versions.map { $0.model != nil } == [true, false, true])
        #expect(others.map(\.severity) == [.error])
        #expect(others.first?.location?.path.hasSuffix("M 2.xcdatamodel/contents") == true)
    }

    @Test func whatWasReadIsNotReadAgain() throws {
        try addVersions("M", "M 2")
        try folder.write(ModelFixture.currentVersion("M 2.xcdatamodel"), to: "M.xcdatamodeld/.xccurrentversion")
        var known = try #require(ModelReader().read(folder.path("M.xcdatamodeld"), .all).model?.versions)
        var mark = ManagedObjectModel()
        mark.versionIdentifier = "read before"
        for index in known.indices { known[index].content = .model(mark) }
        var reader = ModelReader()
        reader.known = known
        try folder.write(ModelFixture.small + "\n", to: "M.xcdatamodeld/M 2.xcdatamodel/contents")
        let versions = reader.readWhole(folder.path("M.xcdatamodeld")).reading.model?.versions
        #expect(versions?.map { $0.model?.versionIdentifier == "read before" } == [true, false])
    }

    @Test func aVersionWithoutAFile() throws {
        try folder.makeFolder("M.xcdatamodeld/M.xcdatamodel")
        let error = try #require(read().onlyError)
        #expect(error.id == .unreadableModel)
        #expect(error.message.hasSuffix("holds neither contents nor elements"))
    }

    @Test func aMisnamedFileIsSuggested() throws {
        try folder.write(ModelFixture.small, to: "M.xcdatamodeld/M.xcdatamodel/contents.xml")
        #expect(read().onlyError?.help == "there is a 'contents.xml': did you mean 'contents'?")
    }

    @Test func bothFormsAreAWarning() throws {
        try addVersions("M")
        try folder.write("bplist00", to: "M.xcdatamodeld/M.xcdatamodel/elements")
        #expect(read().isUsable)
        #expect(read().diagnostics.map(\.id) == [.ignoredContent])
    }

    @Test func aFolderInsteadOfTheFile() throws {
        try folder.makeFolder("M.xcdatamodeld/M.xcdatamodel/contents")
        #expect(read().onlyError?.id == .unreadableModel)
        #expect(read().onlyError?.message.hasSuffix("it is a folder") == true)
    }

    @Test func linksThatLeadInACircle() throws {
        let version = try folder.makeFolder("M.xcdatamodeld/M.xcdatamodel")
        try FileManager.default.createSymbolicLink(
            atPath: version + "/contents", withDestinationPath: version + "/contents")
        #expect(read().onlyError?.message.hasSuffix("its symbolic links lead in a circle") == true)
    }

    @Test func strangeFilesInABundleAreIgnored() throws {
        try addVersions("M")
        try folder.write("x", to: "M.xcdatamodeld/.DS_Store")
        try folder.write("x", to: "M.xcdatamodeld/Other.xcmappingmodel/xcmapping.xml")
        try folder.write("x", to: "M.xcdatamodeld/M.xcdatamodel/layout")
        #expect(read().diagnostics.isEmpty)
    }

    private func addVersions(_ names: String...) throws {
        for name in names { try folder.write(ModelFixture.small, to: "M.xcdatamodeld/\(name).xcdatamodel/contents") }
    }

    private func read() -> ModelReading { ModelReader().read(folder.path("M.xcdatamodeld")) }
}

extension ModelReading {
    /// The error, if there is exactly one.
    var onlyError: Diagnostic? {
        let errors = diagnostics.filter { $0.severity == .error }
        return errors.count == 1 ? errors.first : nil
    }
}
