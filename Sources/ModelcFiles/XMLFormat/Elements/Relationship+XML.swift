import ModelcSchema

extension RelationshipDescription {
    /// `<relationship>` (FormatModelXML §2.5, §2.7).
    static let xmlFormat = XMLElementFormat<RelationshipDescription>(
        "relationship",
        fields: [
            .name("name", \.name),
            .flag("optional", \.isOptional),
            .flag("transient", \.isTransient),
            .flag("toMany", \.isToMany),
            .integer("minCount", \.minimumCount),
            .integer("maxCount", \.maximumCount),
            .choice("deletionRule", \.deleteRule, problem: FieldProblem.unknownDeleteRule),
            .flag("ordered", \.isOrdered),
            .text("destinationEntity", \.destinationName),
            .text("inverseName", \.inverseName),
            .text("inverseEntity", \.inverseEntityName),
            .flag("indexed", \.isIndexed),
            .flag("spotlightIndexingEnabled", \.isIndexedBySpotlight),
            .text("elementID", \.renamingIdentifier),
            .text("versionHashModifier", \.versionHashModifier),
            .flag("storedInTruthFile", \.isStoredInTruthFile),
            .flag("syncable", \.isSyncable),
        ],
        children: [.container("userInfo", \.userInfo.entries, UserInfoEntry.xmlFormat, sortedBy: "key")],
        pathComponent: \.name,
        check: { $0.check($1) })

    private func check(_ report: ElementReport) {
        checkDeleteRule(report)
        checkInverse(report)
        checkCounts(report)
        userInfo.reportDuplicateKeys(report)
    }

    private func checkDeleteRule(_ report: ElementReport) {
        guard deleteRule == nil, !verbatim.spellings.contains(where: { $0.name == "deletionRule" }) else { return }
        report.warning(
            .deleteRuleUnset, "the relationship has no delete rule; Nullify is read",
            help: MistakenNames.mistake(for: "deletionRule", in: self, named: "relationship")
                .map { "rename \($0.name) to deletionRule" } ?? "write deletionRule=\"Nullify\"")
    }

    private func checkInverse(_ report: ElementReport) {
        guard (inverseName == nil) != (inverseEntityName == nil) else { return }
        let (there, missing) = inverseName == nil ? ("inverseEntity", "inverseName") : ("inverseName", "inverseEntity")
        report.warning(
            .ignoredContent, "the inverse has an \(there) and no \(missing)", attribute: there,
            help: "write \(missing)=\"…\" as well, or remove \(there)")
    }

    private func checkCounts(_ report: ElementReport) {
        if isOrdered, !isToMany {
            report.warning(
                .orderedToOne, "the relationship is ordered but to-one; the order has no effect", attribute: "ordered",
                help: "remove ordered=\"YES\", or make it to-many")
        }
        if let maximumCount, !isToMany, maximumCount != 1 {
            report.warning(
                .toOneMaxCount, "the relationship is to-one but has maxCount \(maximumCount); it is read as to-one",
                attribute: "maxCount", help: "set maxCount to 1, or make it to-many")
        }
        if isToMany, maximumCount == 1 {
            report.warning(
                .toManyOfOne, "the relationship is to-many with maxCount 1; it is read as to-many",
                attribute: "maxCount",
                help: "make it to-one, or remove maxCount")
        }
        if let minimumCount, minimumCount > 0, !isToMany, isOptional {
            report.note(
                .minimumCountWithoutEffect, "minCount \(minimumCount) has no effect on an optional to-one relationship",
                attribute: "minCount", help: nil)
        }
    }
}

extension FieldProblem {
    fileprivate static func unknownDeleteRule(_ text: String, _ near: String?) -> FieldProblem {
        FieldProblem(
            id: .unreadableElement, severity: .error, message: "is not a delete rule",
            help: near.map { "did you mean '\($0)'?" } ?? "the rules are Nullify, Cascade, Deny and No Action")
    }
}
