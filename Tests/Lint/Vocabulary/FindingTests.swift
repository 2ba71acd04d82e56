import ModelcDiagnostics
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcLint

@Suite struct FindingTests {
    @Test func becomesADiagnostic() throws {
        let found = try #require(problems(model(entity("Book", line: 3), entity("Book", line: 9))).first)
        var asked: [SchemaLocation] = []
        let diagnostic = found.diagnostic { place in
            asked.append(place)
            return SourceLocation(path: "contents", position: place.position, length: 4)
        }
        #expect(asked.map(\.attribute) == ["name", "name"])
        #expect(diagnostic.severity == .error)
        #expect(diagnostic.id == DiagnosticID("duplicate-entity-name"))
        #expect(diagnostic.message == found.message)
        #expect(diagnostic.help == "remove or rename one of them")
        #expect(diagnostic.modelPath == "Book")
        #expect(diagnostic.location == SourceLocation(path: "contents", position: position(9), length: 4))
        #expect(
            diagnostic.related == [
                RelatedLocation(
                    "Book is first defined here", at: SourceLocation(path: "contents", position: position(3), length: 4)
                )
            ])
    }

    @Test func findingsComeInTheOrderOfTheFile() {
        let faulty = model(
            entity("Z", parent: "Gone", line: 2), entity("Z", line: 3),
            entity("B", links: [relationship("r", to: nil, line: 5)], line: 4),
            entity("A", parent: "Away"), entity("A", line: nil))
        #expect(problems(faulty).map { $0.place.position?.line } == [2, 3, 5, nil, nil])
        #expect(problems(faulty).suffix(2).map(\.id.rawValue) == ["duplicate-entity-name", "unknown-parent-entity"])
    }

    @Test func sharedTablesAgreeWithTheSchema() {
        let lists = model(
            entity("C", parent: "B", ["c"]), entity("B", parent: "A", ["b", "x"]),
            entity("A", ["a"]), entity("D", parent: "A", ["x"]), entity("E", ["a"]),
            entity("F", parent: "G", ["f"]), entity("G", parent: "F", ["g"]))
        let subject = LintSubject(ResolvedModel(lists))
        for (index, entity) in lists.entities.enumerated() where !["F", "G"].contains(entity.name) {
            for name in ["a", "b", "c", "x", "f", "g", "none"] {
                let declared = subject.properties.declaration(of: name, for: index)
                let expected = subject.model.property(named: name, of: entity)?.owner.name
                #expect(declared.map { lists.entities[$0.entity].name } == expected, "\(entity.name).\(name)")
            }
        }
    }
}

func problems(_ model: ManagedObjectModel) -> [Finding] { Linter.structuralProblems(in: ResolvedModel(model)) }

extension [Finding] {
    /// `id @attribute modelPath: message => help` of each finding.
    var summaries: [String] {
        map { finding in
            let attribute = finding.place.attribute.map { " @\($0)" } ?? ""
            let path = finding.modelPath.map { " \($0)" } ?? ""
            return "\(finding.id)\(attribute)\(path): \(finding.message) => \(finding.help ?? "")"
        }
    }

    var ids: [String] { map(\.id.rawValue) }
}
