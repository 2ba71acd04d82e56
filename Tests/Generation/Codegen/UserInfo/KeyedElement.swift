import ModelcCodegen
import ModelcDiagnostics
import ModelcSchema

/// Where a user info key can stand.
enum KeyedElement: CaseIterable, Sendable {
    case entity, attribute, member, relationship, fetchedProperty, fetchRequest

    /// A model with an element of every kind, and with user info on the one of this kind.
    ///
    /// - Parameter type: the type of attribute and member.
    func model(_ type: AttributeType, _ info: [String: String]) -> ManagedObjectModel {
        let own = { (element: KeyedElement) in element == self ? info : [:] }
        var related = toMany("others", "Book")
        related.userInfo = userInfo(own(.relationship))
        var found = fetched("found", "Book")
        found.userInfo = userInfo(own(.fetchedProperty))
        var request = template("all", "title == 'x'")
        request.userInfo = userInfo(own(.fetchRequest))
        var model = ModelcGenerationTests.model(
            ModelcGenerationTests.entity(
                "Book",
                attributes: [
                    ModelcGenerationTests.attribute("x", type, userInfo: own(.attribute)),
                    ModelcGenerationTests.attribute("title"),
                    ModelcGenerationTests.attribute("place", .composite, composite: "Place"),
                ], relationships: [related], fetched: [found], userInfo: own(.entity)),
            composites: [composite("Place", ModelcGenerationTests.attribute("m", type, userInfo: own(.member)))])
        model.fetchRequests = [request]
        return model
    }

    private func userInfo(_ info: [String: String]) -> UserInfo {
        UserInfo(info.map { UserInfoEntry(key: $0.key, value: $0.value) })
    }
}
