import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcLint

/// Predicates of templates and of fetched properties, followed through the model.
@Suite struct FetchRequestRuleTests {
    /// Vessel > Tug, each with a home harbour, whose country has a name; and a fetched property of Tug.
    private func fleet(_ predicate: String, ofFetchedProperty: Bool = false) -> ManagedObjectModel {
        var home = relationship("home", to: "Harbour", inverse: "vessels")
        var vessels = relationship("vessels", to: "Vessel", inverse: "home")
        vessels.isToMany = true
        (home.isOptional, vessels.isOptional) = (true, true)
        (home.deleteRule, vessels.deleteRule) = (.nullify, .nullify)
        var label = attribute("label")
        label.isTransient = true
        var request = request("found", for: "Vessel")
        request.predicate = predicate
        var property = fetchedProperty("found", for: "Vessel")
        property.fetchRequest?.predicate = predicate
        return model(
            entity("Vessel", ["name"], links: [home]) { $0.attributes.append(label) },
            entity("Tug", parent: "Vessel", ["power"]) {
                $0.fetchedProperties = ofFetchedProperty ? [property] : []
            },
            entity("Harbour", ["name"], links: [vessels])
        ) { $0.fetchRequests = ofFetchedProperty ? [] : [request] }
    }

    private func rules(_ model: ManagedObjectModel) -> [String] { lint(model).findings.map(\.rule.id.rawValue) }

    @Test(arguments: [
        "name == $NAME", "home.name BEGINSWITH 'A'", "home.vessels.power > 5", "power > 5", "SELF.name == 'A'",
        "SUBQUERY(home.vessels, $v, $v.power > 5 AND $v.home.name == 'A').@count > 0", "home.vessels.@avg.power > 5",
        "ANY home.vessels.name IN $NAMES", "objectID == $ID", "SELF IN $ALL", "home.objectID == $ID", "TRUEPREDICATE",
    ])
    func pathsThatLeadSomewhere(_ predicate: String) {
        #expect(rules(fleet(predicate)).isEmpty)
    }

    @Test(
        arguments: [
            ("title == 1", "'title', which Vessel does not have"), ("home.title == 1", "but Harbour has no 'title'"),
            ("home.vessels.title == 1", "but Vessel has no 'title'"), ("home.power == 1", "but Harbour has no 'power'"),
            ("name.length == 1", "but Vessel.name is an attribute"), ("SELF.title == 1", "'title', which Vessel"),
            ("SUBQUERY(home.vessels, $v, $v.title == 1).@count > 0", "but Vessel has no 'title'"),
            ("title == 1 OR title == 2", "'title', which Vessel does not have"),
            ("port.name == 1 AND ANY port.vessels == 2", "but Vessel has no 'port'"),
        ])
    func pathsThatLeadNowhere(_ predicate: String, _ reason: String) {
        let found = lint(fleet(predicate)).findings.map(\.finding)
        #expect(found.map(\.id) == [FetchRequestUnknownProperty.id])
        #expect(found.first?.message.contains(reason) ?? false, "\(found.map(\.message))")
    }

    @Test(
        arguments: [
            ("name == $FETCH_SOURCE.name AND SELF != $FETCH_SOURCE", nil), ("name == $FETCH_SOURCE.label", nil),
            ("name == $FETCH_SOURCE.home.name", nil), ("power == $FETCH_SOURCE.power", nil),
            ("name == $FETCH_SOURCE.title", "fetch-source-unknown-property"),
            ("name == $FETCH_SOURCE.home.power", "fetch-source-unknown-property"),
            ("name == $NAME", "unbound-fetch-variable"),
            ("title == $FETCH_SOURCE.name", "fetch-request-unknown-property"),
            ("label == $FETCH_SOURCE.name", "transient-in-predicate"), ("name ==", "unparsable-predicate"),
            ("SUBQUERY(home.vessels, $v, $v.name == $FETCH_SOURCE.name).@count > 0", nil),
        ] as [(String, String?)])
    func fetchedProperties(_ predicate: String, _ rule: String?) {
        let found = lint(fleet(predicate, ofFetchedProperty: true)).findings
        #expect(found.map(\.rule.id.rawValue) == (rule.map { [$0] } ?? []))
        #expect(found.allSatisfy { $0.finding.selector == .property(entity: "Tug", "found") })
    }

    @Test(arguments: ["label == 'a'", "home.vessels.label == 'a'", "label == 'a' OR home.vessels.label == 'b'"])
    func transientAttributesCannotBeAskedFor(_ predicate: String) {
        let found = lint(fleet(predicate)).findings.map(\.finding)
        #expect(found.map(\.id) == [TransientInPredicate.id])
        #expect(found.first?.message.contains("Vessel.label") ?? false)
    }

    /// If an entity is unknown, that is the only error.
    @Test func oneProblemIsToldOnce() {
        var missing = fleet("title == 1")
        missing.fetchRequests[0].entityName = "Vesel"
        #expect(rules(missing) == ["fetch-request-unknown-entity"])
        var dangling = fleet("home.title == 1")
        dangling.entities[0].relationships[0].destinationName = "Port"
        #expect(!rules(dangling).contains("fetch-request-unknown-property"))
    }

    @Test func theFaultyCharacterIsNamed() {
        let found = lint(fleet("name == 'ä' )")).findings.map(\.finding)
        #expect(found.map(\.id) == [UnparsablePredicate.id])
        #expect(found.first?.help == "correct the text at character 13", "\(found)")
    }
}
