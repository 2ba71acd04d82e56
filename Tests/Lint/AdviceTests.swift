import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcLint

/// Advice can be followed, and one cause gives one finding. The cases come from findings in public models.
@Suite struct AdviceTests {
    /// Models are edited as text on systems without Xcode.
    @Test func noAdviceNeedsXcode() {
        for rule in RuleRegistry.all {
            let advice = rule.description.help.lowercased()
            #expect(!["editor", "inspector", "in xcode"].contains { advice.contains($0) }, "\(rule.id): \(advice)")
        }
    }

    @Test func theLineToWriteIsShown() {
        var place = attribute("place", line: 2)
        place.type = .composite
        var faulty = model(entity("Ship", line: 1) { $0.attributes = [place] })
        let id = UnknownComposite.id
        func help() -> [String?] { lint(faulty).findings.map(\.finding).filter { $0.id == id }.map(\.help) }
        #expect(help() == ["write the name of a composite of the model: composite=\"…\""])
        faulty.composites = [composite("Port", attribute("x", line: 4)), composite("Berth", attribute("y", line: 6))]
        #expect(help() == ["write the name of a composite of the model: composite=\"Berth\""])
    }

    /// A reserved name is one finding, even if it is also a keyword.
    @Test(arguments: [("class", SourceLanguage.swift), ("copy", .objectiveC)])
    func aReservedNameIsOneFinding(_ name: String, _ language: SourceLanguage) {
        let ship = entity("Ship", [attribute(name)], line: 1) {
            $0.representedClassName = language == .swift ? ".Ship" : "Ship"
            $0.attributes[0].isOptional = true
        }
        let found = lint(model(ship) { $0.sourceLanguage = language }).summaries
        #expect(found.filter { $0.hasSuffix("Ship.\(name)") } == ["error reserved-property-name Ship.\(name)"])
    }

    /// Each attribute is named once, even if the constraint repeats it.
    @Test func aConstraintThatNamesAnAttributeTwice() {
        let book = entity("Book", ["a", "b"]) {
            $0.uniquenessConstraints = [uniqueness(["a", "b"]), uniqueness(["b", "a", "a"])]
        }
        let found = lint(model(book)).findings.map(\.finding).filter { $0.id == DuplicateUniqueness.id }
        #expect(found.map(\.message) == ["Book has two uniqueness constraints over b, a"])
    }

    /// A default would be the same for all objects.
    @Test(arguments: [(["number"], false), (["number", "flag"], true), ([], true)] as [([String], Bool)])
    func noDefaultIsAdvisedForWhatIsUnique(_ members: [String], _ isAdvised: Bool) throws {
        let number = attribute("number", .integer32, optional: false, line: 3)
        let ship = entity("Ship", parent: "Vessel", ["flag"], line: 1)
        let vessel = entity("Vessel", line: 2) {
            $0.attributes = [number]
            $0.uniquenessConstraints = []
        }
        var faulty = model(ship, vessel)
        if !members.isEmpty { faulty.entities[0].uniquenessConstraints = [uniqueness(members)] }
        var settings = LintSettings()
        settings.only = ["required-without-default"]
        let found = try #require(Linter.lint(ResolvedModel(faulty), LintContext(), settings).findings.first?.finding)
        #expect(found.selector.description == "Vessel.number")
        #expect(found.help?.hasPrefix("give it a default") == isAdvised, "\(found.help ?? "")")
    }

    /// Without a minimum in the file, none can be lowered.
    @Test(
        arguments: [(nil, "make Crew.cyclists optional"), (1, "make Crew.cyclists optional"), (3, "lower the minimum")]
            as [(Int?, String)])
    func aRequiredInverseHasNoMinimumToLower(_ minimum: Int?, _ help: String) {
        var crew = relationship("crew", to: "Crew", inverse: "cyclists", line: 2)
        var cyclists = relationship("cyclists", to: "Cyclist", inverse: "crew", line: 4)
        (crew.deleteRule, crew.isOptional) = (.nullify, true)
        (cyclists.deleteRule, cyclists.isToMany, cyclists.minimumCount) = (.nullify, true, minimum)
        let found = lint(
            model(entity("Cyclist", links: [crew], line: 1), entity("Crew", links: [cyclists], line: 3))
        )
        let finding = found.findings.first { $0.rule.id == NullifyMayUnderflowInverse.id }?.finding
        #expect(finding?.help?.hasPrefix(help) == true, "\(finding?.help ?? "")")
    }

    /// The root's constraint can only name the root's properties.
    @Test func aConstraintMovesWithItsAttributes() {
        let tug = entity("Tug", parent: "Vessel", ["power"], line: 2) {
            $0.uniquenessConstraints = [uniqueness(["code"]), uniqueness(["power", "code"])]
        }
        let found = lint(model(entity("Vessel", ["code"], line: 1), tug)).findings.map(\.finding)
            .filter { $0.id == UniquenessOnSubentity.id }
        #expect(
            found.map(\.help) == [
                "move it to Vessel", "move it to Vessel together with power, or make the entity a root",
            ])
    }

    /// Neither object can be deleted without the other: the finding covers both delete rules.
    @Test func whatIsRequiredOnBothSidesIsOneFinding() {
        var car = relationship("car", to: "Car", inverse: "engine", line: 2)
        var engine = relationship("engine", to: "Engine", inverse: "car", line: 4)
        (car.deleteRule, engine.deleteRule) = (.nullify, .nullify)
        let faulty = model(
            entity("Engine", links: [car], line: 1), entity("Car", links: [engine], line: 3))
        #expect(lint(faulty).summaries == ["warning both-sides-required Car.engine"])
    }

    /// It is the same finding after one of the members was made required.
    @Test(arguments: [(true, "flag and number are optional"), (false, "number is optional")])
    func aConstraintIsOneFinding(_ isOptional: Bool, _ text: String) {
        let ship = entity("Ship", ["flag", "number"], line: 1) {
            ($0.attributes[0].isOptional, $0.attributes[1].isOptional) = (isOptional, true)
            $0.uniquenessConstraints = [uniqueness(["flag", "number"])]
        }
        let found = lint(model(ship)).findings.map(\.finding).filter { $0.id == OptionalUniqueAttribute.id }
        #expect(found.count == 1)
        #expect(found.first?.message.contains(text) == true, "\(found.map(\.message))")
        #expect(found.first?.factsText == "Ship.flag,Ship.number")
    }

    /// The intended configuration is known only if there is one.
    @Test(arguments: [["Library"], ["Library", "Cloud"]]) func anEntityIsAddedToTheOnlyConfiguration(_ names: [String])
    {
        let faulty = model(entity("Chart", line: 1), entity("Note", line: 2)) { model in
            model.configurations = names.enumerated().map { index, name in
                var configuration = ConfigurationDescription()
                (configuration.name, configuration.position) = (name, position(10 + index))
                configuration.members = [NamedReference(name: "Chart")]
                return configuration
            }
        }
        let found = lint(faulty).findings.map(\.finding).filter { $0.id == EntityInNoConfiguration.id }
        #expect(found.map { $0.selector.description } == ["Note"])
        #expect(found.first?.fix?.title == (names.count == 1 ? "add it to 'Library'" : nil))
        #expect(found.first?.fix.map(\.tier) ?? .suggestion == .suggestion)
    }

    /// No model was edited before Core Data existed, and it is unknown whether code sets a required date.
    @Test(
        arguments: [
            (-63_079_570_688, nil, nil), (3_200_000_000, nil, nil), (628_354_800, true, true),
            (628_354_800, false, false),
        ] as [(Double, Bool?, Bool?)])
    func onlyDatesOfEditingAreFrozen(_ interval: Double, _ isOptional: Bool?, _ hasFix: Bool?) {
        var started = attribute("started", line: 2)
        (started.type, started.defaultDateInterval, started.isOptional) = (.date, interval, isOptional ?? true)
        let found = lint(model(entity("Voyage", line: 1) { $0.attributes = [started] })).findings.map(\.finding)
            .filter { $0.id == FrozenDateDefault.id }
        #expect(found.map { $0.fix != nil } == (hasFix.map { [$0] } ?? []))
    }

    private func uniqueness(_ names: [String]) -> UniquenessConstraint {
        var constraint = UniquenessConstraint()
        constraint.members = names.map { NamedReference(name: $0) }
        return constraint
    }
}
