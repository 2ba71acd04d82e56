import ModelcSchema

/// Reports that a relationship has another destination entity than before.
enum DestinationChanged: VersionRule {
    static let description = RuleDescription(
        "destination-changed", .migration, .warning, of: .destinationChanged,
        bad: .versions(
            .nextVersion,
            before: """
                <entity name="Person"/>
                <entity name="Author" parentEntity="Person"/>
                <entity name="Printer"/>
                <entity name="Book">
                    <relationship name="maker" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Person"/>
                </entity>
                """,
            after: """
                <entity name="Person"/>
                <entity name="Author" parentEntity="Person"/>
                <entity name="Printer"/>
                <entity name="Book">
                    <relationship name="maker" optional="YES" maxCount="1" deletionRule="Nullify" ▸destinationEntity="Printer"/>
                </entity>
                """),
        good: [
            Example(
                .nextVersion,
                before: """
                    <entity name="Person"/>
                    <entity name="Author" parentEntity="Person"/>
                    <entity name="Printer"/>
                    <entity name="Book">
                        <relationship name="maker" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author"/>
                    </entity>
                    """,
                after: """
                    <entity name="Person"/>
                    <entity name="Author" parentEntity="Person"/>
                    <entity name="Printer"/>
                    <entity name="Book">
                        <relationship name="maker" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Person"/>
                    </entity>
                    """),
            Example(
                .nextVersion,
                before: """
                    <entity name="Printer"/>
                    <entity name="Book">
                        <relationship name="maker" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Printer"/>
                    </entity>
                    """,
                after: """
                    <entity name="Press" elementID="Printer"/>
                    <entity name="Book">
                        <relationship name="maker" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Press"/>
                    </entity>
                    """),
        ])

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            for change in pair.inferredChanges(.relationshipDestinationChanged) {
                guard let old = change.oldValue, let new = change.newValue, !isKin(pair, old, new) else { continue }
                let target = old == new ? "another entity of that name" : new
                report(
                    pair.finding(
                        self,
                        "\(change.modelPath) changed its destination from \(old) to \(target); existing links are "
                            + "lost or the migration fails",
                        about: change, attribute: "destinationEntity", facts: [.entity(new)]))
            }
        }
    }

    /// Whether one entity inherits from the other, or the new entity is probably the old one under a new name. The rule
    /// `unmapped-removal-plus-addition` reports a rename.
    private static func isKin(_ pair: VersionPair, _ old: String, _ new: String) -> Bool {
        let isRenamed = pair.difference.probableRenames.contains {
            $0.isOfLikeEntities && $0.oldEntity == old && $0.newEntity == new
        }
        if isRenamed { return true }
        return [pair.older.model, pair.newer.model].compactMap { $0 }.map(ResolvedModel.init).contains { model in
            let ancestors = { (name: String) in
                model.entity(named: name).map { model.ancestors(of: $0).map(\.name) } ?? []
            }
            return ancestors(old).contains(new) || ancestors(new).contains(old)
        }
    }
}
