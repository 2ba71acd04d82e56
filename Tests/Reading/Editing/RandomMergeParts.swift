import ModelcSchema
import ModelcTestSupport

/// The other kinds of parts in random merges, besides attributes.
enum RandomMergeParts {
    /// Actions that create the parts of the base that both sides change.
    static let base = [
        "add composite X", "add attribute X.a String", "add composite Y", "add configuration K A B",
        "add fetch-request Q A --predicate \"b == 1\"", "add index A.i a b", "add constraint A a",
        "set user-info A k 1", "set user-info A.a k 1", "add relationship A.r B --inverse s --to-many-inverse",
        "add fetched-property A.f B --predicate \"c == 1\"",
    ]

    /// An action on one of the parts, whether it exists or not.
    ///
    /// - Parameter name: the name of an attribute.
    static func line(_ entity: String, _ name: String, _ tag: String, _ random: inout SeededRandom) -> String {
        let pick = { (names: [String], random: inout SeededRandom) in names.randomElement(using: &random) ?? "" }
        let lines = [of(entity, name, tag, &random), ofModel(entity, name, pick(["X", "Y", "Z"], &random), &random)]
        return lines.randomElement(using: &random) ?? lines[0]
    }

    private static func of(
        _ entity: String, _ name: String, _ tag: String, _ random: inout SeededRandom
    ) -> String {
        let lines = [
            "add index \(entity).i \(name)", "rename index A.i j", "rename index A.i i\(tag)", "remove index A.i",
            "set index A.i --predicate \"\(name) == 1\"", "add constraint \(entity) \(name)", "remove constraint A a",
            "add constraint A a \(name)", "set user-info \(entity) k \(tag)", "remove user-info \(entity) k",
            "rename user-info A k l", "set user-info \(entity).\(name) k \(tag)", "remove user-info A.a k",
            "add fetched-property \(entity).f B --predicate \"\(name) == 2\"", "remove fetched-property A.f",
            "set fetched-property A.f --predicate \"\(name) == 3\"", "set fetched-property A.f --limit 3",
            "rename fetched-property A.f g", "rename relationship A.r q", "remove relationship A.r",
            "set relationship A.r --delete cascade", "set relationship A.r --required",
            "set relationship B.s --ordered",
            "set relationship A.r --no-inverse", "set entity \(entity) --abstract", "remove entity \(entity)",
            "set entity \(entity) --class C\(tag)",
        ]
        return lines.randomElement(using: &random) ?? lines[0]
    }

    private static func ofModel(
        _ entity: String, _ name: String, _ composite: String, _ random: inout SeededRandom
    ) -> String {
        let lines = [
            "add composite \(composite)", "rename composite X \(composite)", "rename composite Y \(composite)",
            "remove composite \(composite)", "add attribute \(composite).\(name) Date", "rename attribute X.a \(name)",
            "remove attribute X.a", "set attribute X.a --type Date", "add attribute \(entity).made \(composite)",
            "add configuration L \(entity)", "rename configuration K L", "rename configuration K M",
            "remove configuration K", "add member K \(entity)", "remove member K \(entity)",
            "set configuration K --cloudkit", "add fetch-request R \(entity)", "rename fetch-request Q R",
            "rename fetch-request Q S", "remove fetch-request Q", "set fetch-request Q --limit 3",
            "set fetch-request Q --predicate \"\(name) == 4\"", "set fetch-request Q --entity \(entity)",
            "set model --language objc", "set model --identifier v\(name)",
        ]
        return lines.randomElement(using: &random) ?? lines[0]
    }

    /// The parts by their kinds and names.
    static func names(_ model: ManagedObjectModel) -> Set<String> {
        var names: Set<String> = []
        for entity in model.entities {
            names.insert("entity \(entity.name)")
            for index in entity.fetchIndexes { names.insert("index \(entity.name) \(index.name)") }
            for property in entity.fetchedProperties { names.insert("fetched \(entity.name) \(property.name)") }
            for relationship in entity.relationships {
                names.insert("relationship \(entity.name) \(relationship.name)")
            }
            for entry in entity.userInfo.entries { names.insert("key \(entity.name) \(entry.key)") }
        }
        for composite in model.composites {
            names.insert("composite \(composite.name)")
            for member in composite.attributes { names.insert("member \(composite.name) \(member.name)") }
        }
        for configuration in model.configurations { names.insert("configuration \(configuration.name)") }
        for request in model.fetchRequests { names.insert("request \(request.name)") }
        return names
    }

    /// The additions of only one side that the merged file lacks; without conflicts, also the removals of one side that
    /// the merged file still contains. Names that a side changed are not followed.
    ///
    /// - Parameter text: the merged file with its conflict markers.
    static func lost(
        _ base: ManagedObjectModel, _ ours: ManagedObjectModel, _ theirs: ManagedObjectModel,
        _ merged: ManagedObjectModel, _ text: String, isClean: Bool
    ) -> [String] {
        let (old, mine, other, all) = (names(base), names(ours), names(theirs), names(merged))
        let added = mine.union(other).subtracting(old).subtracting(all)
        let lost = added.filter { part in
            guard let name = part.split(separator: " ").last else { return true }
            return isClean || !text.contains(name)
        }
        let back = isClean ? all.subtracting(mine.intersection(other)).intersection(old) : []
        return lost.sorted().map { "\($0) is lost" } + back.sorted().map { "\($0) is back" }
    }
}
