import ModelcDiagnostics
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcLint

/// Findings that rules must not report, and severities that are too high. The cases come from findings in public
/// models.
@Suite struct FalseAlarmTests {
    /// Nothing is known of what a save makes of a value that is never stored: only that one side of the pair is lost.
    @Test func aTransientInverseIsNotJudged() {
        let owned = pair(isInverseTransient: false)
        #expect(
            lint(owned).summaries == [
                "warning nullify-leaves-required-inverse Department.employees"
            ])
        let mismatch = ["warning transient-inverse-mismatch Employee.department"]
        #expect(lint(pair(isInverseTransient: true)).summaries == mismatch)
        var single = pair(isInverseTransient: true)
        single.entities[0].relationships[0].isToMany = false
        #expect(lint(single).summaries == ["info to-one-plural-name Department.employees"] + mismatch)
    }

    private func pair(isInverseTransient: Bool) -> ManagedObjectModel {
        var employees = relationship("employees", to: "Employee", inverse: "department", line: 2)
        employees.isToMany = true
        employees.isOptional = true
        employees.deleteRule = .nullify
        var department = relationship("department", to: "Department", inverse: "employees", line: 4)
        department.isTransient = isInverseTransient
        department.deleteRule = .nullify
        return model(
            entity("Department", links: [employees], line: 1),
            entity("Employee", links: [department], line: 3))
    }

    /// In Objective-C, nothing is hidden. The class's module, or a leading dot, shows that it is a Swift class.
    @Test(
        arguments: [
            (nil, "Task", Severity.note), (.objectiveC, "Task", .note), (.swift, "Task", .warning),
            (nil, "Agenda.Task", .warning), (.objectiveC, ".Task", .warning),
        ] as [(SourceLanguage?, String, Severity)])
    func typesAreHiddenInSwiftOnly(_ language: SourceLanguage?, _ name: String, _ severity: Severity) {
        let faulty = model(entity("Task") { $0.representedClassName = name }) { $0.sourceLanguage = language }
        #expect(
            lint(faulty).summaries.filter { !$0.contains("hard-coded-module") } == [
                "\(severity) entity-shadows-type Task"
            ])
    }

    @Test(
        arguments: [
            (DeleteRule.nullify, nil),
            (
                .cascade,
                "Cascade: other Parcel objects that point at the deleted Label keep a dangling reference"
            ),
            (.deny, "Deny does not prevent the deletion of the Label itself"),
            (.noAction, "No Action is harmless here: no relationship points back"),
        ] as [(DeleteRule, String?)])
    func withoutAnInverseTheDeleteRuleIsExplained(_ rule: DeleteRule, _ note: String?) {
        var label = relationship("label", to: "Label", line: 2)
        label.deleteRule = rule
        let found = lint(model(entity("Parcel", links: [label], line: 1), entity("Label"))).findings
        #expect(found.map(\.rule.id.rawValue) == ["missing-inverse"])
        #expect(found.first?.finding.related.map(\.message) == (note.map { [$0] } ?? []))
    }

    /// The general transformer reads the classes of property lists and a few more, and rejects the values of others.
    @Test(arguments: [(nil, true), ("NSArray", true), (".NSSet", true), ("Polyline", false), ("UIColor", false)])
    func onlyWhatTheSecureTransformerReadsIsMendedWithIt(_ name: String?, _ isMended: Bool) {
        var path = attribute("path", line: 2)
        path.type = .transformable
        path.customClassName = name
        let found = lint(model(entity("Route", line: 1) { $0.attributes = [path] })).findings.map(\.finding)
            .filter { $0.id == InsecureTransformer.id }
        #expect(found.count == 1)
        #expect((found.first?.fix != nil) == isMended)
        #expect(found.first?.help?.contains("allows \(name ?? "?")") == !isMended)
    }

    /// A class that is written by hand, or by modelc, may have an optional property.
    @Test(
        arguments: [
            (nil, nil, false), (CodeGenerationType.classDefinition, nil, true), (.classDefinition, false, false),
            (nil, true, true), (nil, false, false),
        ] as [(CodeGenerationType?, Bool?, Bool)])
    func aScalarIsOneInItsClass(_ codegen: CodeGenerationType?, _ isScalar: Bool?, _ isFound: Bool) {
        var depth = attribute("depth", line: 2)
        (depth.type, depth.isOptional, depth.usesScalarValue) = (.double, true, true)
        var context = LintContext()
        context.declaredClasses = isScalar.map { isScalar in
            var declared = DeclaredClass.swift("Buoy", "NSManagedObject")
            declared.scalarProperties = ["depth": isScalar]
            return [declared]
        }
        let buoy = entity("Buoy", line: 1) {
            ($0.attributes, $0.representedClassName, $0.codeGenerationType) = ([depth], ".Buoy", codegen)
        }
        let found = lint(model(buoy), context).summaries.filter { $0.contains("optional-scalar") }
        #expect(found == (isFound ? ["info optional-scalar-without-default Buoy.depth"] : []))
    }

    /// A value that the project's own mapping model migrates is not lost, but CloudKit still forbids the removal.
    @Test func whatAMappingCarriesIsNotDropped() {
        let versions = [LintedVersion("1", book("title", "isbn")), LintedVersion("2", book("title"), isCurrent: true)]
        #expect(
            VersionLintSubject(versions).summaries == [
                "info destructive-change [2] Book.isbn is removed; its "
                    + "data is dropped"
            ])
        let help = VersionLintSubject(versions).findings(of: DestructiveChange.self).map(\.finding.help)
        #expect(
            help == [
                "if it has a new name, set elementID=\"isbn\" there; to carry its data over, use a mapping model or a stage"
            ])
        #expect(VersionLintSubject(versions, isCovered: true).summaries.isEmpty)
        var mirrored = versions
        mirrored[0].model?.isUsedWithCloudKit = true
        mirrored[1].model?.isUsedWithCloudKit = true
        let found = VersionLintSubject(mirrored, isCovered: true).findings(of: CloudKitDestructiveChange.self)
        #expect(found.map(\.finding.modelPath) == ["Book.isbn"])
    }

    /// A part belongs to its owner and rarely gets another one.
    @Test(arguments: [(DeleteRule.cascade, Severity.note), (.deny, .warning)])
    func aRequiredPartIsANote(_ rule: DeleteRule, _ severity: Severity) {
        var car = relationship("car", to: "Car", inverse: "engine", line: 2)
        var engine = relationship("engine", to: "Engine", inverse: "car", line: 4)
        engine.isOptional = true
        (car.deleteRule, engine.deleteRule) = (.nullify, rule)
        let found = lint(
            model(entity("Engine", links: [car], line: 1), entity("Car", links: [engine], line: 3)))
        #expect(found.summaries.contains("\(severity) required-one-to-one Engine.car"), "\(found.summaries)")
        // The owner is the side that cascades, whichever side that is.
        (car.deleteRule, engine.deleteRule) = (rule, .nullify)
        let reversed = lint(
            model(entity("Engine", links: [car], line: 1), entity("Car", links: [engine], line: 3)))
        #expect(reversed.summaries.contains("\(severity) required-one-to-one Engine.car"), "\(reversed.summaries)")
    }

    /// The first commit of a new version is a copy of the previous version.
    @Test func aNewVersionBeginsAsACopy() {
        let copies = [LintedVersion("1", book("title")), LintedVersion("2", book("title"), isCurrent: true)]
        func severities(_ subject: VersionLintSubject) -> [Severity?] {
            subject.findings(of: IdenticalVersions.self).map { $0.finding.severity }
        }
        #expect(severities(VersionLintSubject(copies)) == [.note], "without a released state nobody knows")
        let old = LintedVersion("1", book("title"), isCurrent: true)
        #expect(severities(VersionLintSubject(copies, base: base(old))).isEmpty)
        let both = base(copies[0], copies[1])
        #expect(severities(VersionLintSubject(copies, base: both)) == [.warning])
        #expect(severities(VersionLintSubject(copies, released: ["2"])) == [.warning])
        let notCurrent = [LintedVersion("1", book("title"), isCurrent: true), LintedVersion("2", book("title"))]
        #expect(severities(VersionLintSubject(notCurrent, comparesAll: true)) == [.warning])
    }

    /// Letters of other alphabets are letters in SQL and in Swift; similar characters are not.
    @Test(arguments: [
        ("Büch", true), ("Книга", true), ("本", true), ("_x", true), ("B2", true), ("2B", false), ("B-2", false),
        ("B 2", false), ("B\u{202E}", false), ("B\u{A0}", false), ("€", false), ("B😀", false), ("", false),
    ])
    func lettersOfAllAlphabetsAreLetters(_ name: String, _ isIdentifier: Bool) {
        #expect(IdentifierShape.isIdentifier(name) == isIdentifier)
        #expect(IdentifierShape.isIdentifier(IdentifierShape.identifier(from: name)))
    }

    /// An existing identifier may serve the migrations from other versions.
    @Test func anIdentifierIsNotReplaced() {
        let before = LintedVersion("1", book("role"))
        var after = book("type")
        after.entities[0].attributes[0].renamingIdentifier = "user_role"
        let subject = VersionLintSubject([before, LintedVersion("2", after, isCurrent: true)])
        let found = subject.findings(of: UnmappedRemovalPlusAddition.self).map(\.finding)
        #expect(
            found.map(\.message) == [
                "Book.role disappeared and Book.type appeared with the same type; its data will be dropped"
            ])
        #expect(found.first?.fix == nil)
        #expect(
            found.first?.help
                == "if it is a rename set elementID=\"role\"; the one that stands there, \"user_role\", names nothing "
                + "in '1'"
        )
    }

    /// Both ends of a link may have been renamed.
    @Test func aLinkRenamedAtBothEndsIsOne() {
        let before = LintedVersion("1", linked("books", "author"))
        let after = LintedVersion("2", linked("works", "writer"), isCurrent: true)
        let found = VersionLintSubject([before, after]).findings(of: UnmappedRemovalPlusAddition.self)
        #expect(found.map { $0.finding.selector.description }.sorted() == ["Author.works", "Book.writer"])
        let half = LintedVersion("2", linked("works", "author"), isCurrent: true)
        let one = VersionLintSubject([before, half]).findings(of: UnmappedRemovalPlusAddition.self)
        #expect(one.map { $0.finding.selector.description } == ["Author.works"])
    }

    private func linked(_ many: String, _ one: String) -> ManagedObjectModel {
        model(
            entity("Author", links: [relationship(many, to: "Book", inverse: one)]),
            entity("Book", links: [relationship(one, to: "Author", inverse: many)]))
    }
}
