import ModelcBase
import ModelcSchema
import ModelcTemplating

/// The model that mogenerator's templates read, with the lists that they need. Everything is computed once, so that
/// the objects of templates only refer to it.
final class MogeneratorModel: Sendable {
    let model: ResolvedModel
    let options: MogeneratorOptions
    /// The name of the model's file or bundle, for the first line of files.
    let sourceName: String
    /// The properties of each entity, sorted by name.
    let entities: [EntityProperties]
    private let indices: [String: Int]

    /// The entity's own properties, sorted by name.
    struct EntityProperties {
        let attributes: [AttributeDescription]
        let relationships: [RelationshipDescription]
        let fetchedProperties: [FetchedPropertyDescription]
        let requests: [FetchRequestDescription]
        let parent: Int?
    }

    init(_ model: ResolvedModel, _ options: MogeneratorOptions, sourceName: String) {
        self.model = model
        self.options = options
        self.sourceName = sourceName
        let indices = Dictionary(
            model.entities.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        let requests = Dictionary(grouping: model.model.fetchRequests) { $0.entityName ?? "" }
        entities = model.entities.map { entity in
            EntityProperties(
                attributes: entity.attributes.sortedByName(\.name),
                relationships: entity.relationships.sortedByName(\.name),
                fetchedProperties: entity.fetchedProperties.sortedByName(\.name),
                requests: (requests[entity.name] ?? []).sortedByName(\.name),
                parent: entity.parentName.flatMap { indices[$0] })
        }
        self.indices = indices
    }

    func index(of name: String) -> Int? { indices[name] }

    func description(at index: Int) -> EntityDescription { model.entities[index] }

    /// The entity's ancestors, parent first. In a cycle, each is included once.
    func ancestors(of index: Int) -> [Int] {
        var found: [Int] = []
        var seen: Set = [index]
        var next = entities[index].parent
        while let parent = next, seen.insert(parent).inserted {
            found.append(parent)
            next = entities[parent].parent
        }
        return found
    }

    /// Returns the class name of an entity as it is written in the model; `NSManagedObject` if the entity has no
    /// class.
    func className(at index: Int) -> String { description(at: index).representedClassName ?? "NSManagedObject" }

    func hasCustomClass(at index: Int) -> Bool {
        let name = className(at: index)
        return name != "NSManagedObject" && !name.isEmpty && name != options.plainClass
    }

    /// The file name of a class without `_` and extension.
    func fileStem(of className: String) -> String {
        if options.release < .minor(30) { return className }
        let hasDot = className.hasPrefix(".") && options.release == .master
        return (hasDot ? String(className.dropFirst()) : className).replacingText(".", with: "_")
    }

    /// A class name without its module, as source code spells it.
    static func plainName(_ className: String) -> String {
        className.lastIndex(of: ".").map { String(className[className.index(after: $0)...]) } ?? className
    }

    /// Returns the user info of an element, with the entries that mogenerator's reader adds.
    static func userInfo(_ info: UserInfo, isSyncable: Bool, _ more: [String: String] = [:]) -> [String: String] {
        var values = isSyncable ? [:] : ["com.apple.syncservices.Syncable": "NO"]
        for entry in info.entries { values[entry.key] = entry.value }
        return values.merging(more) { $1 }
    }
}

extension TemplateValue {
    /// Returns a template dictionary with strings as its values.
    static func texts(_ values: [String: String]) -> TemplateValue {
        .dictionary(TemplateDictionary(values.mapValues(TemplateValue.string)))
    }

    /// Returns a template dictionary with objects as its values. If two objects have the same name, the first is
    /// used.
    static func objects<Object: TemplateObject>(_ objects: [Object], by name: (Object) -> String) -> TemplateValue {
        let pairs = objects.map { (name($0), TemplateValue.object($0)) }
        return .dictionary(TemplateDictionary(Dictionary(pairs, uniquingKeysWith: { first, _ in first })))
    }

    init(_ object: (some TemplateObject)?) { self = object.map { .object($0) } ?? .nothing }
}

extension TemplateType {
    static func optional<Object: TemplateObject>(_ type: Object.Type) -> TemplateType { .optional(.object(type)) }
    static func list<Object: TemplateObject>(_ type: Object.Type) -> TemplateType { .list(.object(type)) }
    static func dictionary<Object: TemplateObject>(_ type: Object.Type) -> TemplateType { .dictionary(.object(type)) }
}
