import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcLint

/// Changes of released versions that are allowed, and those that are not.
@Suite struct ReleaseTests {
    private let old = book("title")
    private let edited = book("title", "subtitle")

    private func version(_ name: String, _ model: ManagedObjectModel, current: Bool = false) -> LintedVersion {
        LintedVersion(name, model, isCurrent: current)
    }

    @Test func statesFollowFromTheBase() {
        let subject = VersionLintSubject(
            [version("1", old), version("2", old), version("3", old, current: true)],
            base: base(version("1", old), version("2", old, current: true)))
        #expect(["1", "2", "3"].map(subject.state) == [.frozen, .publishedCurrent, .new])
        let declared = VersionLintSubject([version("1", old, current: true)], released: ["1"])
        #expect(declared.state(ofVersion: "1") == .frozen)
        #expect(VersionLintSubject([version("1", old)]).state(ofVersion: "1") == .unknown)
    }

    @Test func aFrozenVersionThatWasEditedIsAnError() {
        let current = version("2", book("title", "isbn"), current: true)
        let subject = VersionLintSubject(
            [version("1", edited), current], base: base(version("1", old), current))
        #expect(
            subject.summaries == [
                "error frozen-version-modified [1] '1' was released (main) and now hashes differently in Book; stores "
                    + "created by it can no longer be found"
            ])
    }

    @Test func aVersionThatIsGoneIsAnErrorOfTheBundle() {
        let current = version("2", book("title", "isbn"), current: true)
        let subject = VersionLintSubject([current], base: base(version("1", old), current))
        #expect(
            subject.summaries == [
                "error frozen-version-modified [bundle] '1' is in main and was removed; stores of that version cannot be "
                    + "migrated"
            ])
    }

    @Test func whatIsNotHashedIsWorthKnowingOnly() {
        var changed = old
        changed.entities[0].attributes[0].defaultValueText = "Untitled"
        changed.entities[0].userInfo = disabling("naming")
        let current = version("2", book("title", "isbn"), current: true)
        let subject = VersionLintSubject(
            [version("1", changed), current], base: base(version("1", old), current))
        #expect(
            subject.summaries == [
                "info frozen-version-modified [1] '1' was released (main) and was edited since: default of Book.title; its "
                    + "stores are not affected"
            ])
    }

    /// An edit of only the user info is not reported.
    @Test func userInfoMayChange() {
        var changed = old
        changed.entities[0].userInfo = disabling("naming")
        let current = version("2", book("title", "isbn"), current: true)
        let subject = VersionLintSubject(
            [version("1", changed), current], base: base(version("1", old), current))
        #expect(subject.summaries.isEmpty)
    }

    @Test(arguments: [(false, "warning"), (true, "error")])
    func theCurrentVersionEditedAfterReleaseIsWorseForARelease(_ isRelease: Bool, _ severity: String) {
        let subject = VersionLintSubject(
            [version("1", edited, current: true)],
            base: base(version("1", old, current: true), isRelease: isRelease))
        #expect(
            subject.summaries == [
                "\(severity) current-version-modified-after-release [1] '1' is the current version of main and now hashes "
                    + "differently in Book; stores of that release cannot be opened"
            ])
    }

    /// A version that has shipped according to the project is frozen, regardless of the base.
    @Test func aDeclaredReleaseIsFrozen() {
        let subject = VersionLintSubject(
            [version("1", edited, current: true)], base: base(version("1", old, current: true)), released: ["1"])
        #expect(subject.summaries.count == 1)
        #expect(subject.summaries.first?.hasPrefix("error frozen-version-modified [1]") == true)
    }

    @Test func aNewVersionIsToBeCurrent() {
        let released = version("1", old, current: true)
        let forgotten = VersionLintSubject([released, version("2", edited)], base: base(released))
        #expect(
            forgotten.summaries == ["warning new-version-not-current [bundle] '2' was added but '1' is still current"])
        let done = VersionLintSubject(
            [version("1", old), version("2", old), version("3", edited, current: true)], base: base(released))
        #expect(!done.summaries.contains { $0.contains("new-version-not-current") })
    }

    /// Its stores cannot be opened with the older version.
    @Test func theCurrentVersionMayNotGoBack() {
        let released = base(version("1", old), version("2", edited, current: true))
        let back = VersionLintSubject([version("1", old, current: true), version("2", edited)], base: released)
        #expect(
            back.summaries.contains(
                "error current-version-went-back [bundle] the current version went back from '2' (main) to '1'; stores "
                    + "that '2' wrote can no longer be opened, or lose what only '2' has"))
        let forth = VersionLintSubject(
            [version("1", old), version("2", edited), version("3", old, current: true)], base: released)
        #expect(forth.findings(of: CurrentVersionWentBack.self).isEmpty)
        let equal = VersionLintSubject(
            [version("1", edited, current: true), version("2", edited)],
            base: base(version("1", edited), version("2", edited, current: true)))
        #expect(equal.findings(of: CurrentVersionWentBack.self).isEmpty)
    }

    /// With another name, the newer version is still the one that shipped.
    @Test func aRenameDoesNotHideThatItWentBack() {
        let released = base(version("M", old), version("M 3", edited, current: true))
        let back = VersionLintSubject([version("M", old, current: true), version("M 5", edited)], base: released)
        #expect(back.findings(of: CurrentVersionWentBack.self).map(\.finding.message).first?.contains("'M 5'") == true)
        let forth = VersionLintSubject([version("M", old), version("M 5", edited, current: true)], base: released)
        #expect(forth.findings(of: CurrentVersionWentBack.self).isEmpty)
    }

    /// Names of several kinds do not determine an order; only the history can.
    @Test func theOrderIsThatOfTheHistory() {
        let versions = [version("Alpha", old, current: true), version("Zeta", edited)]
        var released = base(version("Alpha", old), version("Zeta", edited, current: true))
        #expect(VersionLintSubject(versions, base: released).findings(of: CurrentVersionWentBack.self).isEmpty)
        released.history = ["Zeta", "Alpha"]
        #expect(VersionLintSubject(versions, base: released).findings(of: CurrentVersionWentBack.self).isEmpty)
        released.history = ["Alpha", "Zeta"]
        #expect(VersionLintSubject(versions, base: released).findings(of: CurrentVersionWentBack.self).count == 1)
    }

    /// A missing version is reported as removed; going back is not a second finding.
    @Test func aRemovedCurrentVersionIsRestoredAndMadeCurrent() {
        let subject = VersionLintSubject(
            [version("1", old, current: true)], base: base(version("1", old), version("2", edited, current: true)))
        #expect(subject.findings(of: CurrentVersionWentBack.self).isEmpty)
        let helps = subject.findings(of: FrozenVersionModified.self).map(\.finding.help)
        #expect(helps == ["restore it from main, and make it current again"])
    }

    /// A version of the base that could not be read is not new, and is not reported.
    @Test func whatCannotBeReadIsNotCompared() {
        let unreadable = LintedVersion(name: "1", isCurrent: true, model: nil)
        let subject = VersionLintSubject([version("1", old, current: true)], base: base(unreadable))
        #expect(subject.summaries.isEmpty)
    }

    /// If an expression was never measured, the hash is not certain, and the facts decide.
    @Test func factsDecideWhereHashesAreNotCertain() {
        func derived(_ expression: String) -> ManagedObjectModel {
            model(
                entity("Book", ["title"]) {
                    var total = attribute("total")
                    total.isOptional = true
                    total.isDerived = true
                    total.derivationExpression = expression
                    $0.attributes.append(total)
                })
        }
        let before = version("1", derived("uppercase:(title)"))
        #expect(before.entityHashes["Book"] == nil)
        let current = version("2", edited, current: true)
        let unchanged = VersionLintSubject([before, current], base: base(before, current))
        #expect(unchanged.summaries.isEmpty)
        let after = version("1", derived("lowercase:(title)"))
        let changed = VersionLintSubject([after, current], base: base(before, current))
        #expect(changed.summaries.count == 1)
        #expect(changed.summaries.first?.contains("hashes differently in Book") == true)
    }

    /// The children of an entity are hashed with it; renamed ones are removed and added.
    @Test func allEntitiesThatAreHashedDifferentlyAreNamed() {
        let before = model(entity("Item", ["a"]), entity("Book", parent: "Item"), entity("Shelf"))
        let after = model(entity("Item", ["b"]), entity("Book", parent: "Item"), entity("Rack"))
        let current = version("2", old, current: true)
        let subject = VersionLintSubject([version("1", after), current], base: base(version("1", before), current))
        let found = subject.findings(of: FrozenVersionModified.self)
        #expect(found.map(\.finding.factsText) == ["Book,Item,Rack,Shelf"])
    }
}

/// A model of one entity with optional text attributes.
func book(_ attributes: String...) -> ManagedObjectModel {
    model(
        entity("Book", line: 2) {
            $0.attributes = attributes.enumerated().map { index, name in
                var attribute = attribute(name, line: 3 + index)
                attribute.isOptional = true
                return attribute
            }
        })
}
