import ModelcSchema

/// Reports many-to-many relationships of an entity if their inverses have the same name.
enum JoinColumnCollision: LintRule {
    static let description = RuleDescription(
        "join-column-collision", .correctness, .note,
        summary: "Several many-to-many relationships of one entity have inverses with the same name",
        rationale:
            "The column of a join table is named after the entity and the inverse, such as Z_3SHIPS, and columns with "
            + "the same name get a number in all but one table. Which table keeps the plain name is not documented "
            + "and changes with the model: raw SQL and other readers of the store may read the wrong column.",
        help: "give each inverse its own name, with the old name as renaming identifier to keep the data",
        bad: """
            <entity name="Ship">
                <relationship name="cargoes" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Cargo" inverseName="ships" inverseEntity="Cargo"/>
                ▸<relationship name="ports" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Port" inverseName="ships" inverseEntity="Port"/>
            </entity>
            <entity name="Cargo">
                <relationship name="ships" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship" inverseName="cargoes" inverseEntity="Ship"/>
            </entity>
            <entity name="Port">
                <relationship name="ships" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship" inverseName="ports" inverseEntity="Ship"/>
            </entity>
            """,
        good: [
            """
            <entity name="Ship">
                <relationship name="cargoes" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Cargo" inverseName="carriers" inverseEntity="Cargo"/>
                <relationship name="ports" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Port" inverseName="ships" inverseEntity="Port"/>
            </entity>
            <entity name="Cargo">
                <relationship name="carriers" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship" inverseName="cargoes" inverseEntity="Ship"/>
            </entity>
            <entity name="Port">
                <relationship name="ships" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship" inverseName="ports" inverseEntity="Ship"/>
            </entity>
            """,
            """
            <entity name="Ship">
                <relationship name="cargoes" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Cargo" inverseName="ship" inverseEntity="Cargo"/>
                <relationship name="ports" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Port" inverseName="ship" inverseEntity="Port"/>
            </entity>
            <entity name="Cargo">
                <relationship name="ship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="cargoes" inverseEntity="Ship"/>
            </entity>
            <entity name="Port">
                <relationship name="ship" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Ship" inverseName="ports" inverseEntity="Ship"/>
            </entity>
            """,
        ])

    private struct Column: Hashable {
        var owner: Int
        var inverse: String
    }

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        var ends: [Column: [RelationshipEnd]] = [:]
        var order: [Column] = []
        for pair in subject.storedPairs {
            guard let far = pair.far, !pair.isSelfInverse, pair.near.isToMany, far.isToMany else { continue }
            let column = Column(owner: pair.near.place.entity, inverse: far.relationship.name)
            if ends[column] == nil { order.append(column) }
            ends[column, default: []].append(pair.near)
        }
        for column in order {
            guard let found = ends[column], found.count > 1 else { continue }
            report(finding(found, subject.entities[column.owner], inverse: column.inverse))
        }
    }

    private static func finding(
        _ ends: [RelationshipEnd], _ entity: EntityDescription, inverse: String
    ) -> Finding {
        let others = ends.count > 4 ? " and \(ends.count - 3) others" : ""
        let names = ends.prefix(ends.count > 4 ? 3 : 4).map(\.path).joined(separator: ", ")
        return Finding(
            self,
            "\(names)\(others) are many-to-many, and their inverses are all named \(inverse): Core Data numbers the "
                + "columns of their join tables to tell them apart, and the numbers change with the model",
            at: SchemaLocation(ends[1].relationship), on: .entity(entity.name),
            help: "give each inverse its own name if code other than Core Data reads the store",
            related: [
                RelatedFinding(
                    "\(ends[0].path) is here", at: SchemaLocation(ends[0].relationship), on: ends[0].selector)
            ])
    }
}
