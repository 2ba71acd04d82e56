import ModelcTemplating

/// The keys of a planned value, as templates see it.
protocol ObjectiveCTemplateKey: TemplateKey {
    associatedtype Planned: Hashable & Sendable

    /// The type's name, what it is, and these keys.
    static var schema: TemplateSchema { get }

    func value(of planned: Planned) -> TemplateValue
}

/// A planned value for templates.
final class ObjectiveCTemplateObject<Key: ObjectiveCTemplateKey>: TemplateObject {
    let planned: Key.Planned

    init(_ planned: Key.Planned) { self.planned = planned }

    static var templateSchema: TemplateSchema { Key.schema }

    var templateIdentity: Int { planned.hashValue }

    func templateValue(at index: Int) -> TemplateValue {
        Key(rawValue: index).map { $0.value(of: planned) } ?? .nothing
    }
}

extension TemplateValue {
    /// The list of planned values as objects with these keys.
    static func objects<Key: ObjectiveCTemplateKey>(_ planned: [Key.Planned], _: Key.Type) -> TemplateValue {
        TemplateValue(planned.map(ObjectiveCTemplateObject<Key>.init))
    }

    /// User info as templates see it.
    static func userInfo(_ values: [String: String]) -> TemplateValue {
        .dictionary(TemplateDictionary(values.mapValues(TemplateValue.string)))
    }
}

extension TemplateType {
    /// A list of objects with these keys.
    static func objects<Key: ObjectiveCTemplateKey>(_: Key.Type) -> TemplateType {
        .list(.object(ObjectiveCTemplateObject<Key>.self))
    }

    static let userInfo: TemplateType = .dictionary(.string)
}
