import ModelcSchema

/// Reports entities that delete each other by Cascade in a cycle. A single pair of relationships is reported by other
/// rules.
enum CascadeCycle: LintRule {
    static let description = RuleDescription(
        "cascade-cycle", .deleteRules, .note,
        summary: "Cascade delete rules form a cycle",
        rationale: "Deleting one object of the cycle may delete every object that is connected to it, which is rarely "
            + "intended. The finding is a warning if the cycle has a to-many relationship: one delete can then remove "
            + "a great many objects.",
        help: "use Nullify on one of the relationships",
        bad: """
            <entity name="Car">
                <relationship name="engine" optional="YES" maxCount="1" ▸deletionRule="Cascade" destinationEntity="Engine" inverseName="car" inverseEntity="Engine"/>
                <relationship name="key" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Key" inverseName="car" inverseEntity="Key"/>
            </entity>
            <entity name="Engine">
                <relationship name="car" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Car" inverseName="engine" inverseEntity="Car"/>
                <relationship name="key" optional="YES" maxCount="1" deletionRule="Cascade" destinationEntity="Key" inverseName="engine" inverseEntity="Key"/>
            </entity>
            <entity name="Key">
                <relationship name="car" optional="YES" maxCount="1" deletionRule="Cascade" destinationEntity="Car" inverseName="key" inverseEntity="Car"/>
                <relationship name="engine" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Engine" inverseName="key" inverseEntity="Engine"/>
            </entity>
            """,
        good: [
            """
            <entity name="Car">
                <relationship name="engine" optional="YES" maxCount="1" deletionRule="Cascade" destinationEntity="Engine" inverseName="car" inverseEntity="Engine"/>
                <relationship name="key" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Key" inverseName="car" inverseEntity="Key"/>
            </entity>
            <entity name="Engine">
                <relationship name="car" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Car" inverseName="engine" inverseEntity="Car"/>
                <relationship name="key" optional="YES" maxCount="1" deletionRule="Cascade" destinationEntity="Key" inverseName="engine" inverseEntity="Key"/>
            </entity>
            <entity name="Key">
                <relationship name="car" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Car" inverseName="key" inverseEntity="Car"/>
                <relationship name="engine" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Engine" inverseName="key" inverseEntity="Engine"/>
            </entity>
            """,
            """
            <entity name="Depot">
                <relationship name="parts" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Depot" inverseName="whole" inverseEntity="Depot"/>
                <relationship name="whole" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Depot" inverseName="parts" inverseEntity="Depot"/>
            </entity>
            <entity name="Hall" parentEntity="Depot"/>
            """,
        ])

    private static let longest = 6

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let graph = CascadeGraph(subject)
        for circle in graph.circles() where isWorthTelling(circle) {
            guard let first = oneWay(circle).min(by: { $0.path < $1.path }) else { continue }
            report(finding(graph.way(from: first, in: circle, subject), circle))
        }
    }

    /// Returns the relationships of a cycle with no Cascade rule on their inverse. If there are none, the cycle
    /// consists only of relationships that cascade on both sides, and other rules report each pair.
    private static func oneWay(_ circle: CascadeGraph.Circle) -> [RelationshipEnd] {
        let places = Set(circle.edges.map(\.path))
        return circle.edges.filter { end in
            let back = end.relationship.inverseName.map {
                "\(end.relationship.inverseEntityName ?? end.destination).\($0)"
            }
            return back.map { $0 == end.path || !places.contains($0) } ?? true
        }
    }

    /// Whether the cycle is reported. It is reported only if it has several entities, and several relationships that
    /// are not inverses of each other. A cycle of one entity is a tree of its objects, and other rules report a cycle
    /// of one pair.
    private static func isWorthTelling(_ circle: CascadeGraph.Circle) -> Bool {
        let pairs = Set(
            circle.edges.map { end in
                let back = end.relationship.inverseName.map {
                    "\(end.relationship.inverseEntityName ?? end.destination).\($0)"
                }
                return [end.path, back ?? end.path].sorted()
            })
        return circle.entities.count > 1 && pairs.count > 1
    }

    private static func finding(_ way: [RelationshipEnd], _ circle: CascadeGraph.Circle) -> Finding {
        let first = way[0]
        let shown = way.prefix(longest)
        let hidden = way.count > longest ? ["(\(way.count - longest) more)"] : []
        let path = (shown.map(\.path) + hidden + [first.owner]).joined(separator: " -> ")
        return Finding(
            self,
            "cascade cycle \(path): deleting one object can delete objects of all \(circle.entities.count) entities",
            at: SchemaLocation(first.relationship, attribute: "deletionRule"), on: first.selector,
            related: shown.dropFirst().map {
                RelatedFinding("\($0.path) also cascades", at: SchemaLocation($0.relationship), on: $0.selector)
            },
            facts: shown.dropFirst().map(\.selector),
            severity: circle.edges.contains(where: \.isToMany) ? .warning : nil)
    }
}
