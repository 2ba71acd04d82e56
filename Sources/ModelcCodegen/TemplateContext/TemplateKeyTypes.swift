import ModelcTemplating

/// The names of the types that classes have for their keys.
final class TemplateKeyTypes: KeyedObject {
    static let templateSchema = TemplateSchema(
        "KeyTypes", "The names of the types that classes have for their keys.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case attribute, relationship, fetchedProperty, userInfo

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .attribute: .init("attribute", .string, "`Attribute`, if nothing else has that name.")
            case .relationship: .init("relationship", .string, "`Relationship` likewise.")
            case .fetchedProperty: .init("fetchedProperty", .string, "`FetchedProperty` likewise.")
            case .userInfo: .init("userInfo", .string, "`UserInfo` likewise.")
            }
        }
    }

    private let names: KeyTypeNames

    init(_ names: KeyTypeNames) { self.names = names }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .attribute: .string(names.attribute)
        case .relationship: .string(names.relationship)
        case .fetchedProperty: .string(names.fetchedProperty)
        case .userInfo: .string(names.userInfo)
        }
    }
}
