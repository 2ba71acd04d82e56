import ModelcPredicates
import ModelcSchema

/// Reports a fetch request if its predicate uses a property that does not exist.
enum FetchRequestUnknownProperty: LintRule {
    static let description = RuleDescription(
        "fetch-request-unknown-property", .correctness, .warning,
        summary: "The predicate of a fetch request, or of a fetched property, uses a property that does not exist",
        rationale: "Core Data checks the predicate only when the request runs, and then raises an exception. The rule "
            + "checks every part of a key path, through relationships and in SUBQUERY, including properties that only "
            + "a subentity has.",
        help: "correct the key path",
        prevents: RuntimeMessage.keyPathNotFound,
        bad: """
            <entity name="Harbour">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="home" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Harbour"/>
                <fetchedProperty name="namesakes" optional="YES">
                    <fetchRequest name="fetchedPropertyFetchRequest" entity="Ship" ▸predicateString="title == $FETCH_SOURCE.name"/>
                </fetchedProperty>
            </entity>
            <fetchRequest name="named" entity="Ship" ▸predicateString="title == $NAME"/>
            <fetchRequest name="inHarbour" entity="Ship" ▸predicateString="home.title == $NAME"/>
            <fetchRequest name="long" entity="Ship" ▸predicateString="name.length &gt; 10"/>
            """,
        good: """
            <entity name="Harbour">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="ships" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship" inverseName="home" inverseEntity="Ship"/>
            </entity>
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="home" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Harbour" inverseName="ships" inverseEntity="Harbour"/>
            </entity>
            <entity name="Tanker" parentEntity="Ship">
                <attribute name="capacity" optional="YES" attributeType="Double"/>
            </entity>
            <fetchRequest name="named" entity="Ship" predicateString="name == $NAME OR capacity &gt; 5"/>
            <fetchRequest name="crowded" entity="Harbour" predicateString="ships.@count &gt; 5 AND SUBQUERY(ships, $s, $s.capacity &gt; 5).@count &gt; 0"/>
            <fetchRequest name="unreadable" entity="Ship" predicateString="name =="/>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for site in subject.fetchRequestSites {
            for (use, problem) in site.problems(subject) where use.scope != .variable(KeyPathFollower.sourceVariable) {
                if let finding = finding(site, use, problem, subject) { report(finding) }
            }
        }
    }

    private static func finding(
        _ site: FetchRequestSite, _ use: KeyPathUse, _ problem: KeyPathFollower.Problem, _ subject: LintSubject
    ) -> Finding? {
        let entity = site.request.entityName ?? ""
        let path = use.text
        let reason: String
        var misspelling: Misspelling?
        switch problem {
        case .unknown(let name, let holder):
            let isWhole = name == path && use.scope == .root
            reason = isWhole ? "which \(entity) does not have" : "but \(subject.entities[holder].name) has no '\(name)'"
            misspelling = Misspelling(name, among: .properties(entity: holder))
        case .behindAttribute(_, let attribute, let holder):
            reason =
                "but \(subject.entities[holder].name).\(attribute) is an attribute, and a key path cannot go through "
                + "an attribute"
        case .transient: return nil
        }
        return Finding(
            self,
            "\(site.title) uses '\(path)', \(reason); running it raises \"keypath \(path) not found in entity "
                + "\(entity)\"",
            at: site.predicatePlace, on: site.selector, help: nil, misspelling: misspelling)
    }
}

extension KeyPathUse {
    /// The key path as text, without a variable such as `$FETCH_SOURCE` at its beginning.
    var text: String { components.text }
}

extension FetchRequestSite {
    /// Returns the key paths of the predicate that cannot be resolved, in the order of the text. Several key paths with
    /// the same cause count once. Empty if the entity or the predicate is invalid.
    func problems(_ subject: LintSubject) -> [(use: KeyPathUse, problem: KeyPathFollower.Problem)] {
        guard let entity = request.entityName.flatMap(subject.entityIndex(named:)),
            case .success(let predicate)? = predicate()
        else { return [] }
        let walk = KeyPathFollower(subject: subject, root: entity, source: owner)
        var seen: Set<Cause> = []
        return predicate.keyPathUses.compactMap { use in
            guard case .problem(let problem) = walk.end(of: use),
                seen.insert(Cause(isOfSource: use.scope == .variable(KeyPathFollower.sourceVariable), problem: problem))
                    .inserted
            else { return nil }
            return (use, problem)
        }
    }
}

/// The cause of a finding. For example, the key paths `authors` and `authors.name` have the same cause if there is no
/// property `authors`, so they give one finding.
private struct Cause: Hashable {
    /// Whether the key path starts at `$FETCH_SOURCE`. Another rule reports such key paths.
    var isOfSource: Bool
    var problem: KeyPathFollower.Problem
}
