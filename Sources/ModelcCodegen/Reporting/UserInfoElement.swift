/// An element that can have user info.
enum UserInfoElement: String, CaseIterable {
    case entity = "an entity"
    case attribute = "an attribute"
    case member = "a composite's member"
    case relationship = "a relationship"
    case fetchedProperty = "a fetched property"
    case fetchRequest = "a fetch request"
}
