import Testing

/// The project itself follows the rules.
@Suite struct ArchitectureTests {
    @Test func modulesImportOnlyWhatTheirLayerMay() throws {
        try expectNone(ImportRule.violations(in: SourceFile.all()))
    }

    @Test func everyImportIsDeclaredByItsOwnTarget() throws {
        try expectNone(ImportRule.undeclared(in: SourceFile.all(), manifest: .ofTheProject()))
    }

    @Test func everyTargetIsPrefixed() throws {
        try expectNone(TargetNameRule.violations(in: .ofTheProject()))
    }

    @Test func oneFileWritesToDisk() throws {
        try expectNone(CallRule.writing.violations(in: SourceFile.all()))
    }

    @Test func onlyTheToolPrints() throws {
        try expectNone(CallRule.printing.violations(in: SourceFile.all()))
    }

    @Test func nothingTraps() throws {
        try expectNone(CallRule.trapping.violations(in: SourceFile.all()))
    }

    @Test func nothingNeedsANewerSystem() throws {
        try expectNone(CallRule.newerSystems.violations(in: SourceFile.all()))
    }

    @Test func onlyTheToolNamesFlags() throws {
        try expectNone(FlagRule.violations(in: SourceFile.all()))
        #expect(try FlagRule.staleExceptions(in: SourceFile.all()).isEmpty, "remove these from FlagRule")
    }

    @Test func commandsHaveTheirNamesInOnePlace() throws {
        try expectNone(CommandNameRule.violations(in: SourceFile.all()))
        #expect(try CommandNameRule.staleExceptions(in: SourceFile.all()).isEmpty, "remove these from CommandNameRule")
    }

    @Test func foldersOfAModuleStandInNoCircle() throws {
        try expectNone(RoomRule.circles(in: SourceFile.all()))
    }

    @Test func foldersHaveMoreThanOneFile() throws {
        try expectNone(RoomRule.smallFolders(in: SourceFile.all()))
    }

    @Test func commentsAreInPlainEnglish() throws {
        try expectNone(CommentRule.violations(in: SourceFile.all()))
    }

    @Test func aTypeIsFoundByItsFile() throws {
        try expectNone(FileNameRule.longFiles(in: SourceFile.all()))
        try expectNone(FileNameRule.hiddenTypes(in: SourceFile.all()))
        try expectNone(FileNameRule.emptyFiles(in: SourceFile.all()))
    }

    @Test func switchesOverClosedSetsHaveNoDefault() throws {
        try expectNone(ClosedSetRule.violations(in: SourceFile.all()))
    }

    @Test func whatOnlyTestsUseIsNotInTheSources() throws {
        try expectNone(UnusedRule.violations(in: SourceFile.all()))
    }

    @Test func useCasesHaveOneForm() throws {
        try expectNone(UseCaseRule.violations(in: SourceFile.all()))
        #expect(try UseCaseRule.count(in: SourceFile.all()) > 25)
    }

    @Test func anIDStandsOnce() throws {
        try expectNone(RepeatedIDRule.violations(in: SourceFile.all()))
        #expect(try RepeatedIDRule.withoutRule(in: SourceFile.all()) == [])
    }

    @Test func aNameMeansOneType() throws {
        try expectNone(TypeNameRule.violations(in: SourceFile.all()))
    }

    @Test func testsAreNamedInOneStyle() throws {
        try expectNone(TestRules.names(in: TestFile.all()))
    }

    @Test func foldersOfTestsHaveMoreThanOneFile() throws {
        try expectNone(TestRules.smallFolders(in: TestFile.all()))
    }

    @Test func foldersOfTestsAreNamedAfterModules() throws {
        try expectNone(TestRules.strayFolders(in: TestFile.all(), manifest: .ofTheProject()))
        #expect(try TestFile.all().count > 200)
        try expectNone(TestRules.foldersBesideModule(in: TestFile.all(), sources: SourceFile.all()))
    }

    /// Without this, all the tests above would pass after a folder was moved.
    @Test func theRulesSeeTheProject() throws {
        let files = try SourceFile.all()
        let manifest = try Manifest.ofTheProject()
        for line in ImportTable.lines where line.module != "Plugins" {
            #expect(files.contains { $0.module == line.module }, "no file of \(line.module) was found")
            #expect(manifest.targets.contains { $0.name == line.module }, "Package.swift has no target \(line.module)")
        }
        #expect(files.contains { $0.path == "Sources/ModelcKit/Files/FileWriter.swift" })
        #expect(!CallRule.writing.violations(in: files.map(elsewhere)).isEmpty)
    }

    /// An entry of the table that Package.swift does not allow would be misleading.
    @Test func theTableAndThePackageNameTheSameEdges() throws {
        for target in try Manifest.ofTheProject().targets {
            guard let line = ImportTable.lines.first(where: { $0.module == target.name }) else { continue }
            let declared = Set(target.dependencies.filter { $0.hasPrefix("Modelc") })
            #expect(declared == line.project, "\(target.name): mend Package.swift or ImportTable.swift")
        }
    }

    private func elsewhere(_ file: SourceFile) -> SourceFile {
        var file = file
        file.path = "Sources/ModelcLint/Moved.swift"
        return file
    }

    private func expectNone(_ violations: [Violation]) {
        for violation in violations { Issue.record("\(violation)") }
    }
}

/// A violation of a rule: its location, the reason for the rule, and the fix.
struct Violation: CustomStringConvertible {
    var path: String
    var line: Int
    var found: String
    var reason: String
    var wayOut: String

    var description: String { "\(path):\(line): \(found). Why not: \(reason). Way out: \(wayOut)" }
}
