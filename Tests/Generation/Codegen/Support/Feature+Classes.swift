import ModelcCodegen
import ModelcSchema

extension Feature {
    /// Fetch request templates as functions.
    static let fetchRequests = Feature(
        "fetch-requests",
        {
            var model = model(
                entity(
                    "Note", attributes: [attribute("title"), attribute("date", .date)],
                    relationships: [toMany("tags", "Tag")]),
                entity("Memo", parent: "Note"), entity("Tag", attributes: [attribute("name")]))
            model.fetchRequests = [
                request("all", nil), request("recent \"notes\"", "date > $SINCE AND ANY tags IN $tags"),
                request("identifiers", "title BEGINSWITH[cd] $in", result: .managedObjectIDs),
                request("sums", "tags.@count > $n", result: .dictionaries), request("count", nil, result: .count),
                request("memos", "title == $model", entity: "Memo"),
            ]
            return model
        }())

    /// Documentation, facts of the model and constants of user info.
    static let documentation = Feature(
        "documentation",
        {
            let info = ["documentation": "A short text.", "discussion": "More of it.\n\nAnd more."]
            var title = attribute("title", userInfo: info)
            (title.defaultValueText, title.maximumValueText) = ("none", "40")
            var rating = attribute("rating", .integer16, optional: true, userInfo: info)
            rating.minimumValueText = "1"
            var related = toOne("parent", "Note", optional: false)
            (related.deleteRule, related.inverseName, related.userInfo) = (.cascade, "notes", title.userInfo)
            var found = fetched("found", "Note")
            found.userInfo = title.userInfo
            return model(
                entity(
                    "Note", attributes: [rating, title, attribute("plain")],
                    relationships: [related, toMany("notes", "Note")],
                    fetched: [found], userInfo: info.merging(["color": "blue", "in": "1"]) { $1 }),
                composites: [composite("Place", attribute("city", userInfo: info))])
        }()
    ) {
        $0.settings.docFacts = .flag(true)
        $0.settings.userinfoConstants = .flag(true)
    }

    /// Classes without a support file, with a base class of the user.
    static let standalone = Feature(
        "standalone",
        model(
            entity("Note", attributes: [attribute("id", .uuid)], relationships: [toOne("parent", "Note")]),
            entity("Memo", parent: "Note", userInfo: ["modelc.snapshot": "", "mogenerator.customBaseClass": "Note"]),
            entity("Tag", userInfo: ["additionalImports": "CoreData"])),
        userSource: """
            import CoreData
            nonisolated class Base: NSManagedObject {}
            """
    ) {
        $0.settings.typedKeys = .flag(false)
        $0.settings.identifiable = .flag(true)
        $0.settings.baseClass = .flag("Base")
        $0.settings.imports = .flag(["Foundation"])
    }

    /// An internal class among public ones.
    static let mixedAccess = Feature(
        "mixed-access",
        {
            var model = model(
                entity(
                    "Note", attributes: [attribute("fixed", userInfo: ["mogenerator.readonly": ""])],
                    relationships: [
                        toOne("secret", "Secret", optional: false), toMany("secrets", "Secret"),
                        toMany("list", "Secret", ordered: true),
                    ], userInfo: ["modelc.snapshot": ""]),
                entity("Secret", relationships: [toOne("note", "Note")], userInfo: ["modelc.access": "internal"]))
            model.fetchRequests = [request("secret", "secret == $secret")]
            return model
        }()
    ) { $0.settings.access = .flag(.public) }

    /// Names with another meaning in Swift.
    static let names = Feature(
        "names",
        model(
            entity(
                "Attribute",
                attributes: [
                    attribute("Type"), attribute("Type_"), attribute("allCases"), attribute("context"), attribute("in"),
                    attribute("rawValue"), attribute("key"),
                ], relationships: [toOne("default", "Any")]),
            entity("Any", class: "String", attributes: [attribute("text", userInfo: ["modelc.codable": "Data"])]),
            entity(
                "Int",
                attributes: [attribute("case", .integer16, userInfo: ["RawType": "Sign", "modelc.enumCases": "in"])])))

    private static func request(
        _ name: String, _ predicate: String?, entity: String = "Note", result: FetchResultType? = nil
    ) -> FetchRequestDescription {
        var request = FetchRequestDescription()
        request.name = name
        request.entityName = entity
        request.predicate = predicate
        request.resultType = result
        return request
    }
}
