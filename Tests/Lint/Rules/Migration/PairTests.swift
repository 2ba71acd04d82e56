import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcLint

/// The pairs of versions that are compared, and pairs without findings.
@Suite struct PairTests {
    private func names(_ subject: VersionLintSubject) -> [String] {
        subject.pairs.map { "\($0.older.name)-\($0.newer.name)" }
    }

    private let versions = [
        LintedVersion("1", book("a")), LintedVersion("2", book("a", "b")),
        LintedVersion("3", book("a", "b", "c"), isCurrent: true),
    ]

    @Test func theStepToTheCurrentVersionIsLookedAt() {
        #expect(names(VersionLintSubject(versions)) == ["2-3"])
        #expect(names(VersionLintSubject(versions, comparesAll: true)) == ["1-2", "2-3"])
        #expect(names(VersionLintSubject(Array(versions.prefix(1)))).isEmpty)
    }

    /// The order of two series of names is unknown.
    @Test func stepsStayInTheirSeries() {
        let names = ["Shop", "Archive v1.4", "Archive v1.7", "Shop 2", "Archive v2.0", "Shop-3"]
        let versions = names.map { LintedVersion($0, book("a"), isCurrent: $0 == "Archive v2.0") }
        #expect(
            self.names(VersionLintSubject(versions, comparesAll: true)) == [
                "Archive v1.4-Archive v1.7", "Shop-Shop 2", "Archive v1.7-Archive v2.0", "Shop 2-Shop-3",
            ])
        #expect(self.names(VersionLintSubject(versions)) == ["Archive v1.7-Archive v2.0"])
    }

    @Test(arguments: [
        ("Library 2", "library"), ("Library", "library"), ("Library-2", "library"), ("Library_v2.10.1", "library"),
        ("LibraryV2", "library"), ("Salv2", "salv"), ("TV", "tv"), ("Library Version 3", "library"), ("v3", ""),
        ("12", ""), ("Model27", "model"),
        ("2.0 Beta", ""), ("Library 2b", "library"), ("library_V2b", "library"), ("Core2Data", "core2data"),
        ("Core2Data 3", "core2data"), ("Model3D", "model3d"),
    ])
    func namesOfAKind(_ name: String, _ stem: String) {
        #expect(VersionNameSeries.stem(of: name) == stem)
    }

    @Test(arguments: [
        ("L", ["L"], "L 2"), ("L 2", ["L", "L 2"], "L 3"), ("L", ["L", "L 2"], "L 3"),
        ("L1.2.0", ["L", "L1.0.0", "L1.1.0", "L1.2.0"], "L1.2.1"), ("L 2.9", ["L 2.9", "L 2.10"], "L 2.11"),
        ("L1.0.9", ["L1.0.9", "L1.2.0"], "L1.2.1"), ("L_v2", ["L", "L_v2"], "L_v3"),
        ("L-09", ["L-08", "L-09"], "L-10"), ("L 2", ["L 2", "l 3"], "l 4"),
        ("2024-05-31", ["2024-05-31"], "2024-05-31 2"),
        ("2024-05-31 2", ["2024-05-31", "2024-05-31 2"], "2024-05-31 3"),
        ("L 20240531", ["L 20240531"], "L 20240531 2"), ("L 2024.12.31", ["L 2024.12.31"], "L 2024.12.31 2"),
        ("Model27", ["Model27"], "Model28"),
    ])
    func theNextName(_ name: String, _ names: [String], _ next: String) {
        #expect(VersionNameSeries.next(after: name, among: names) == next)
    }

    /// Users migrate from the released version, not from an intermediate one.
    @Test func withABaseTheStepFromItsCurrentVersionIs() {
        let released = LintedVersion("1", book("a"), isCurrent: true)
        #expect(names(VersionLintSubject(versions, base: base(released))) == ["1-3"])
        #expect(names(VersionLintSubject(versions, base: base(released), comparesAll: true)) == ["1-2", "2-3", "1-3"])
    }

    @Test func nothingIsInferredWhereAMappingCoversThePair() {
        let before = LintedVersion("1", model(entity("Book", ["year"])))
        let after = LintedVersion(
            "2",
            model(
                entity("Book", [attribute("year", .integer16), attribute("shelf", optional: false)])), isCurrent: true)
        let alone = VersionLintSubject([before, after])
        #expect(
            alone.summaries == [
                "error required-without-default-added [2] Book.shelf is new, required and has no default; lightweight "
                    + "migration cannot fill existing rows",
                "error type-changed [2] Book.year changed from String to Integer 16; lightweight migration cannot convert "
                    + "it",
            ])
        #expect(VersionLintSubject([before, after], isCovered: true).summaries.isEmpty)
    }

    /// An error in an inherited property is reported for the parent only.
    @Test func aProblemOfAParentIsToldOnce() {
        let before = model(entity("Item", line: 1), entity("Book", parent: "Item"), entity("Film", parent: "Item"))
        let after = model(
            entity("Item", line: 1) { $0.attributes = [attribute("shelf", optional: false, line: 2)] },
            entity("Book", parent: "Item"),
            entity("Film", parent: "Item"))
        let subject = VersionLintSubject([LintedVersion("1", before), LintedVersion("2", after, isCurrent: true)])
        #expect(subject.findings(of: RequiredWithoutDefaultAdded.self).map(\.finding.modelPath) == ["Item.shelf"])
    }

    /// Existing children get the properties of a new parent.
    @Test func aNewParentBringsItsAttributesToRowsThatExist() {
        let before = model(entity("Book", line: 1))
        let after = model(
            entity("Book", parent: "Item", line: 1),
            entity("Item", line: 3) { $0.attributes = [attribute("shelf", optional: false, line: 4)] })
        let subject = VersionLintSubject([LintedVersion("1", before), LintedVersion("2", after, isCurrent: true)])
        #expect(subject.findings(of: RequiredWithoutDefaultAdded.self).map(\.finding.modelPath) == ["Book.shelf"])
    }

    /// With CloudKit a removal is an error, and one cause is reported once.
    @Test func removalsUnderCloudKit() {
        let subject = mirrored(book("title", "isbn", "year"), book("title"))
        #expect(
            reported(subject, book("title")) == [
                "error cloudkit-destructive-change Book.isbn is removed; a CloudKit schema in production only accepts additions",
                "error cloudkit-destructive-change Book.year is removed; a CloudKit schema in production only accepts additions",
            ])
    }

    /// A field keeps its name and its type forever: a renaming identifier and a wider type help only the local store.
    @Test func renamesAndTypesUnderCloudKit() {
        var before = book("title", "pages", "price")
        before.entities[0].attributes[1].type = .integer16
        before.entities[0].attributes[2].type = .integer16
        var after = book("name", "pages", "price")
        after.entities[0].attributes[0].renamingIdentifier = "title"
        after.entities[0].attributes[1].type = .integer64
        after.entities[0].attributes[2].type = .double
        #expect(
            reported(mirrored(before, after), after) == [
                "error cloudkit-destructive-change Book.name was title before; a CloudKit schema in production only accepts "
                    + "additions",
                "error cloudkit-destructive-change Book.price changed from Integer 16 to Double; a CloudKit schema in "
                    + "production only accepts additions",
                "info type-changed Book.pages changed from Integer 16 to Integer 64; lightweight migration converts it",
            ])
    }

    /// A link to one object is a field; a link to many objects is not.
    @Test func linksUnderCloudKit() {
        let before = model(entity("Book", links: [relationship("next", to: "Book")]))
        var after = before
        after.entities[0].relationships[0].isToMany = true
        let found = mirrored(before, after).findings(of: CloudKitDestructiveChange.self).map(\.finding.message)
        #expect(
            found == [
                "Book.next changed from to-one to to-many; a CloudKit schema in production only accepts additions"
            ])
    }

    /// A to-many relationship with a to-one inverse has no field of its own.
    @Test func linksWithoutFieldUnderCloudKit() {
        var child = relationship("next", to: "Book")
        child.inverseName = "previous"
        var parent = relationship("previous", to: "Book")
        parent.inverseName = "next"
        parent.isToMany = true
        let before = model(entity("Book", links: [child, parent]))
        var after = before
        after.entities[0].relationships.removeAll { $0.name == "previous" }
        let found = mirrored(before, after).findings(of: CloudKitDestructiveChange.self)
        #expect(found.isEmpty, "\(found)")
    }

    /// The encryption of a field never changes, and an entity's records are in the type of its root.
    @Test func encryptionAndRootsUnderCloudKit() {
        let before = model(entity("Book", [attribute("title")]), entity("Novel", [attribute("genre")]))
        var after = before
        after.entities[0].attributes[0].allowsCloudEncryption = true
        after.entities[1].parentName = "Book"
        let found = mirrored(before, after).findings(of: CloudKitDestructiveChange.self).map(\.finding.message)
        #expect(
            found == [
                "Book.title is now encrypted; a CloudKit schema in production only accepts additions",
                "Novel moves from the record type of Novel to that of Book; a CloudKit schema in production only accepts "
                    + "additions",
            ])
    }

    /// A rule that the command line names runs, whether the model has CloudKit's flag or not.
    @Test func aNamedRuleOfCloudKitRuns() {
        let subject = VersionLintSubject([
            LintedVersion("1", book("title", "isbn")), LintedVersion("2", book("title"), isCurrent: true),
        ])
        var settings = LintSettings()
        settings.only = ["cloudkit-destructive-change"]
        #expect(Linter.compare(subject, settings)[.version("2")].findings.count == 1)
        settings.only = []
        settings.select = ["cloudkit"]
        #expect(
            Linter.compare(subject, settings)[.version("2")].findings.map(\.id.rawValue)
                .contains("cloudkit-destructive-change"))
    }

    /// A model that CloudKit did not mirror before has no schema there.
    @Test func beforeCloudKitEverythingMayChange() {
        let before = LintedVersion("1", book("title", "isbn"))
        var after = book("title")
        after.isUsedWithCloudKit = true
        let subject = VersionLintSubject([before, LintedVersion("2", after, isCurrent: true)])
        #expect(
            subject.summaries == ["info destructive-change [2] Book.isbn is removed; its data is dropped"])
    }

    /// The preset makes CloudKit's rules run between versions, too.
    @Test func thePresetOfCloudKitHoldsBetweenVersions() {
        let subject = VersionLintSubject([
            LintedVersion("1", book("title", "isbn")), LintedVersion("2", book("title"), isCurrent: true),
        ])
        var settings = LintSettings()
        settings.presets = [PresetReference("cloudkit")]
        let found = Linter.compare(subject, settings)[.version("2")].findings
        #expect(found.map(\.id.rawValue).contains("cloudkit-destructive-change"))
    }

    private func mirrored(_ before: ManagedObjectModel, _ after: ManagedObjectModel) -> VersionLintSubject {
        var (before, after) = (before, after)
        before.isUsedWithCloudKit = true
        after.isUsedWithCloudKit = true
        return VersionLintSubject([LintedVersion("1", before), LintedVersion("2", after, isCurrent: true)])
    }

    /// `severity rule message` of the findings in the newer version's file, sorted.
    private func reported(_ subject: VersionLintSubject, _ newer: ManagedObjectModel) -> [String] {
        var model = newer
        model.isUsedWithCloudKit = true
        var context = LintContext()
        context.versionFindings = Linter.compare(subject)[.version("2")]
        return Linter.lint(ResolvedModel(model), context).findings
            .map { "\($0.severity) \($0.rule.id) \($0.finding.message)" }.filter { !$0.contains("cloudkit-required") }
            .sorted()
    }

    @Test func aProbableRenameAbsorbsTheRemoval() throws {
        let subject = VersionLintSubject([
            LintedVersion("1", book("title")), LintedVersion("2", book("heading"), isCurrent: true),
        ])
        var settings = LintSettings()
        settings.presets = [PresetReference("all")]
        let found = Linter.compare(subject, settings)
        var context = LintContext()
        context.versionFindings = found[.version("2")]
        #expect(
            Set(found[.version("2")].findings.map(\.id.rawValue)) == [
                "destructive-change", "unmapped-removal-plus-addition",
            ])
        let reported = Linter.lint(ResolvedModel(book("heading")), context, settings).findings
            .filter { $0.rule.category == .migration }
        #expect(reported.map(\.finding.id.rawValue) == ["unmapped-removal-plus-addition"])
        #expect(reported.first?.finding.fix?.edits.count == 1)
    }

    /// A suppression in the newer version counts, and is not reported as unused if versions were not compared.
    @Test func findingsCanBeSuppressed() throws {
        var after = book("title", "shelf")
        after.entities[0].attributes[1].isOptional = false
        after.entities[0].userInfo = disabling("required-without-default-added -- no app has rows yet")
        let subject = VersionLintSubject([
            LintedVersion("1", book("title")), LintedVersion("2", after, isCurrent: true),
        ])
        var context = LintContext()
        #expect(Linter.lint(ResolvedModel(after), context).findings.map(\.rule.id.rawValue).isEmpty)
        context.versionFindings = Linter.compare(subject)[.version("2")]
        let result = Linter.lint(ResolvedModel(after), context)
        #expect(result.findings.isEmpty)
        #expect(result.suppressed.map(\.rule.id.rawValue) == ["required-without-default-added"])
        context.versionFindings?.findings = []
        #expect(Linter.lint(ResolvedModel(after), context).findings.map(\.rule.id.rawValue) == ["unused-suppression"])
    }
}
