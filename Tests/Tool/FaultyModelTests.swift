import Foundation
import ModelcTestSupport
import Testing

/// Messages about invalid models: they come first, and no code is generated for names without an element.
@Suite struct FaultyModelTests {
    private static let bundle = "Shop.xcdatamodeld"
    private let project: LintFixture

    /// The entity Coupon was renamed; a reference to it and a subentity of it still use the old name.
    init() throws {
        project = try LintFixture()
        try write("Coupon", version: "Shop")
        try write("Voucher", version: "Shop 2")
        try project.makeCurrent("Shop 2", of: Self.bundle)
    }

    private func write(_ name: String, version: String) throws {
        try project.write(
            """
            <entity name="\(name)" elementID="Coupon">
                <attribute name="code" optional="YES" attributeType="String"/>
            </entity>
            <entity name="Gift" parentEntity="Coupon"/>
            <entity name="Order">
                <relationship name="coupon" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Coupon"/>
            </entity>
            """, version: version, of: Self.bundle)
    }

    @Test func diffTellsTheProblemsAndNoChangesThatAreNone() throws {
        let outcome = try project.modelc.run("diff", Self.bundle)
        #expect(outcome.status == 0, "\(outcome)")
        #expect(
            outcome.errors.contains("Order.coupon has destination 'Coupon', which is not in this model"),
            "\(outcome.errors)")
        #expect(outcome.output.contains("renamed: Coupon -> Voucher"), "\(outcome.output)")
        for nonsense in ["Coupon -> Coupon", "destination", "parent", "removed"] {
            #expect(!outcome.output.contains(nonsense), "\(outcome.output)")
        }
    }

    @Test func planRecommendsNothing() throws {
        let outcome = try project.modelc.run("plan", Self.bundle)
        #expect(outcome.status == 1, "\(outcome)")
        #expect(
            outcome.errors.contains("Order.coupon has destination 'Coupon', which is not in this model"),
            "\(outcome.errors)")
        #expect(outcome.output.contains("BL409"), "\(outcome.output)")
        #expect(!outcome.output.contains("Coupon -> Coupon"))
        let document = try PlanDocument(try project.modelc.run("plan", Self.bundle, "--format", "json").output)
        #expect(document.matrix.isEmpty && document.paths.isEmpty && document.steps.isEmpty && document.exitCode == 1)
        #expect(document.finding("BL409") != nil)
        let emitted = try project.modelc.run(
            "plan", Self.bundle, "--emit", "mapping", "--emit-dir", project.folder.path("out"))
        #expect(emitted.status == 1 && !FileManager.default.fileExists(atPath: project.folder.path("out")))
    }

    /// A version that is not on the path does not matter.
    @Test func laterVersionsMayHaveProblems() throws {
        let outcome = try project.modelc.run("plan", Self.bundle, "--to", "Shop", "--format", "json")
        #expect(outcome.status == 0, "\(outcome)")
    }

    /// The entities with a problem, and their subentities, are left out; the rest is written.
    @Test func generateWritesTheRest() throws {
        let arguments = ["generate", Self.bundle, "--output", "Out"]
        try project.write(
            """
            <entity name="Order" representedClassName="Order">
                <relationship name="coupon" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Coupon"/>
            </entity>
            <entity name="Rush" representedClassName="Rush" parentEntity="Order"/>
            <entity name="Shop" representedClassName="Shop">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="orders" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Order"/>
            </entity>
            """, version: "Shop 2", of: Self.bundle)
        let files = { try FileManager.default.contentsOfDirectory(atPath: project.folder.path("Out")).sorted() }
        for flag in ["--strict", "--programmatic-model"] {
            let outcome = try project.modelc.run(arguments + [flag])
            #expect(outcome.status == 1, "\(outcome)")
            if flag == "--strict" { #expect(!FileManager.default.fileExists(atPath: project.folder.path("Out"))) }
        }
        let outcome = try project.modelc.run(arguments)
        #expect(outcome.status == 1, "\(outcome)")
        #expect(try files() == ["Shop.swift", "_ModelcSupport.swift", "_Shop.swift"])
        #expect(outcome.errors.contains("entity 'Rush' was left out: it needs entity 'Order'"), "\(outcome.errors)")
        let shop = try String(contentsOfFile: project.folder.path("Out/_Shop.swift"), encoding: .utf8)
        #expect(shop.contains("var orders: Set<NSManagedObject>"))
        let check = try project.modelc.run(arguments + ["--check"])
        #expect(check.status == 1 && check.output.isEmpty, "\(check)")
    }

    /// A problem without effect on a class is a warning, and machine files of entities that are left out are no
    /// orphans.
    @Test func generateMindsWhatClassesShow() throws {
        let arguments = ["generate", Self.bundle, "--output", "Out"]
        let shop = """
            <entity name="Shop" representedClassName="Shop">
                <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shop" \
            inverseName="none" inverseEntity="Shop"/>
            </entity>
            """
        try project.write(
            shop + "<entity name=\"Order\" representedClassName=\"Order\"/>", version: "Shop 2", of: Self.bundle)
        let outcome = try project.modelc.run(arguments)
        #expect(outcome.status == 0 && outcome.errors.contains("warning: "), "\(outcome)")
        #expect(outcome.errors.contains("[unknown-inverse]"), "\(outcome)")
        #expect(try project.modelc.run(arguments + ["--strict"]).status == 1)
        try project.write(
            shop + "<entity name=\"Order\" representedClassName=\"Order\" parentEntity=\"Gone\"/>", version: "Shop 2",
            of: Self.bundle)
        let pruned = try project.modelc.run(arguments + ["--prune"])
        #expect(pruned.status == 1 && !pruned.output.contains("removed"), "\(pruned)")
        #expect(FileManager.default.fileExists(atPath: project.folder.path("Out/_Order.swift")))
    }

    @Test func lintTellsTheProblemAlone() throws {
        let document = try project.json(Self.bundle, "--only", "migration", "--min-severity", "info")
        #expect(!document.found.contains { $0.contains("destination-changed") || $0.contains("parent-entity-changed") })
        #expect(document.found.contains { $0.hasSuffix("Order.coupon") }, "\(document.found)")
    }

    /// Of two properties with the same name, only the first one is compared: the second one may differ.
    @Test func aSecondPropertyOfANameIsNotTakenForEqual() throws {
        for (version, type) in [("Shop", "Date"), ("Shop 2", "Binary")] {
            try project.write(
                """
                <entity name="Coupon">
                    <attribute name="code" optional="YES" attributeType="String"/>
                    <attribute name="code" optional="YES" attributeType="\(type)"/>
                </entity>
                """, version: version, of: Self.bundle)
        }
        let outcome = try project.modelc.run("diff", Self.bundle)
        #expect(outcome.errors.contains("[duplicate-property-name]") && !outcome.output.contains("No differences."))
        #expect(outcome.output.contains("No differences in what could be compared; see the warnings."), "\(outcome)")
    }

    /// A renamed entity whose old name another entity uses is reported as a change.
    @Test func anotherEntityOfTheNameIsAChange() throws {
        try project.write(
            """
            <entity name="Voucher" elementID="Coupon"/>
            <entity name="Coupon" elementID="NewCoupon"/>
            <entity name="Gift" parentEntity="Voucher"/>
            <entity name="Order">
                <relationship name="coupon" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Coupon"/>
            </entity>
            """, version: "Shop 2", of: Self.bundle)
        let outcome = try project.modelc.run("diff", Self.bundle)
        #expect(outcome.output.contains("destination changed: Coupon -> another entity of that name"), "\(outcome)")
    }
}

/// Lint, plan and diff agree on which versions follow each other.
@Suite struct VersionSeriesTests {
    @Test(arguments: ["Library 2", "Library_v2", "Library-2", "LibraryV2", "library 2", "Library 2b", "Library.2"])
    func namesOfOneSeries(_ name: String) throws {
        let project = try LintFixture()
        let bundle = "Library.xcdatamodeld"
        try project.write("<entity name=\"Book\"/>", version: "Library", of: bundle)
        try project.write("<entity name=\"Film\"/>", version: name, of: bundle)
        try project.makeCurrent(name, of: bundle)
        let plan = try project.modelc.run("plan", bundle)
        #expect(!plan.errors.contains("[uncertain-version-order]"), "\(plan.errors)")
        #expect(
            try project.json("--only", "migration", "--min-severity", "info").found.contains("destructive-change Book"))
    }

    @Test func namesOfTwoSeries() throws {
        let project = try LintFixture()
        let bundle = "Library.xcdatamodeld"
        try project.write("<entity name=\"Film\"/>", version: "Archive", of: bundle)
        try project.write("<entity name=\"Book\"/>", version: "Library", of: bundle)
        try project.write("<entity name=\"Film\"/>", version: "Archive 2", of: bundle)
        try project.makeCurrent("Archive 2", of: bundle)
        let plan = try project.modelc.run("plan", bundle)
        #expect(plan.errors.contains("the version names follow 2 schemes"), "\(plan.errors)")
        #expect(try project.json("--only", "migration", "--min-severity", "info").found == ["identical-versions "])
        #expect(try project.modelc.run("diff", bundle).output.contains("No differences"))
    }
}
