import ModelcSchema
import Testing

@testable import ModelcLint

/// What rules must not say, and how sure they may sound: what going through the findings in public models taught.
@Suite struct FalseAlarmTests {
    /// Nothing is known of what a save makes of a value that is never stored.
    @Test func aTransientInverseIsNotJudged() {
        let owned = pair(isInverseTransient: false)
        #expect(
            lint(owned).summaries == [
                "warning nullify-leaves-required-inverse Department.employees"
            ])
        #expect(lint(pair(isInverseTransient: true)).summaries.isEmpty)
        var single = pair(isInverseTransient: true)
        single.entities[0].relationships[0].isToMany = false
        #expect(lint(single).summaries.isEmpty)
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
            entity("Department", relationships: [employees], line: 1),
            entity("Employee", relationships: [department], line: 3))
    }

    /// In Objective-C nothing is hidden; the class's module, or a leading dot, tells that it is one of Swift's.
    @Test(
        arguments: [
            (nil, "Task", LintSeverity.info), (.objectiveC, "Task", .info), (.swift, "Task", .warning),
            (nil, "Agenda.Task", .warning), (.objectiveC, ".Task", .warning),
        ] as [(SourceLanguage?, String, LintSeverity)])
    func typesAreHiddenInSwiftOnly(_ language: SourceLanguage?, _ name: String, _ severity: LintSeverity) {
        let faulty = model(entity("Task") { $0.representedClassName = name }) { $0.sourceLanguage = language }
        #expect(lint(faulty).summaries == ["\(severity) entity-shadows-type Task"])
    }

    @Test(
        arguments: [
            (DeleteRule.nullify, nil),
            (.cascade, "it cascades: other Parcel that point at the deleted Label are not repaired"),
            (.deny, "its rule Deny does not hold when Label is deleted from elsewhere"),
            (.noAction, "No Action itself does no harm here: nothing points back"),
        ] as [(DeleteRule, String?)])
    func withoutAnInverseTheDeleteRuleIsExplained(_ rule: DeleteRule, _ note: String?) {
        var label = relationship("label", to: "Label", line: 2)
        label.deleteRule = rule
        let found = lint(model(entity("Parcel", relationships: [label], line: 1), entity("Label"))).findings
        #expect(found.map(\.rule.id.rawValue) == ["missing-inverse"])
        #expect(found.first?.finding.related.map(\.message) == (note.map { [$0] } ?? []))
    }

    /// The general transformer reads the classes of property lists and a few more, and refuses the values of others.
    @Test(arguments: [(nil, true), ("NSArray", true), (".NSSet", true), ("Polyline", false), ("UIColor", false)])
    func onlyWhatTheSecureTransformerReadsIsMendedWithIt(_ name: String?, _ isMended: Bool) {
        var path = attribute("path", line: 2)
        path.type = .transformable
        path.customClassName = name
        let found = lint(model(entity("Route", line: 1) { $0.attributes = [path] })).findings.map(\.finding)
        #expect(found.map(\.id.rawValue) == ["insecure-transformer"])
        #expect((found.first?.fix != nil) == isMended)
        #expect(found.first?.help?.contains("allows \(name ?? "")") == !isMended)
    }

    /// Letters of other alphabets are letters to SQL and to Swift; what only looks like one is not.
    @Test(arguments: [
        ("Büch", true), ("Книга", true), ("本", true), ("_x", true), ("B2", true), ("2B", false), ("B-2", false),
        ("B 2", false), ("B\u{202E}", false), ("B\u{A0}", false), ("€", false), ("B😀", false), ("", false),
    ])
    func lettersOfAllAlphabetsAreLetters(_ name: String, _ isIdentifier: Bool) {
        #expect(IdentifierShape.isIdentifier(name) == isIdentifier)
        #expect(IdentifierShape.isIdentifier(IdentifierShape.identifier(from: name)))
    }

    /// An identifier that stands there may serve the migrations from other versions.
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
                == "if it is a rename set elementID=\"role\"; the one that stands there, \"user_role\", names nothing in '1'"
        )
    }

    /// Both ends of a link may have got new names.
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
            entity("Author", relationships: [relationship(many, to: "Book", inverse: one)]),
            entity("Book", relationships: [relationship(one, to: "Author", inverse: many)]))
    }
}
