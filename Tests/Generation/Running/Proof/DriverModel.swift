import ModelcSchema
import ModelcSourceCode
import ModelcText

/// A model as the proof looks at it: entities with classes, what their objects have, and the names of it in Swift by the rules
/// of the documentation. Nothing here asks the generator.
struct DriverModel {
    let model: ResolvedModel
    /// The type that makes the model.
    let typeName: String

    /// The module of the classes; nil where the model names none.
    private let module: String?

    init(_ schema: ManagedObjectModel, name: String, module: String?) {
        self.module = module
        model = ResolvedModel(schema)
        let typeName = IdentifierText.sanitized(name) + "Model"
        self.typeName = typeName.first?.isNumber == true ? "_" + typeName : typeName
    }

    /// The entities that a program can insert objects of, with their classes.
    var insertable: [(entity: EntityDescription, className: String)] {
        model.entities.compactMap { entity in
            entity.isAbstract ? nil : className(of: entity).map { (entity, $0) }
        }
    }

    /// The class that is generated for an entity; nil where there is none.
    func className(of entity: EntityDescription) -> String? {
        guard let name = entity.className, !DriverModel.isIgnored(entity.userInfo) else { return nil }
        return name.moduleName == nil || name.moduleName == module ? DriverModel.quoted(name.name) : nil
    }

    func attributes(of entity: EntityDescription) -> [AttributeDescription] {
        model.allAttributes(of: entity).filter { !DriverModel.isIgnored($0.userInfo) }.sorted { $0.name < $1.name }
    }

    func relationships(of entity: EntityDescription) -> [RelationshipDescription] {
        model.allRelationships(of: entity).filter { !DriverModel.isIgnored($0.userInfo) }
            .sorted { $0.name < $1.name }
    }

    /// Whether a class of the entity's inheritance tree has a property of that name, for which a helper makes room.
    func isTaken(_ name: String, of entity: EntityDescription) -> Bool {
        let root = model.root(of: entity)
        return ([root] + model.descendants(of: root)).contains { model.ownProperty(named: name, of: $0) != nil }
    }

    /// The class of the objects at the other end, and an entity whose objects can stand there; nil where there is none.
    func element(of relationship: RelationshipDescription) -> (className: String, entity: String)? {
        guard let destination = model.destination(of: relationship) else { return nil }
        let concrete = ([destination] + model.descendants(of: destination)).first { !$0.isAbstract }
        return concrete.map { (className(of: destination) ?? "NSManagedObject", $0.name) }
    }

    /// The inverse, where both ends name each other.
    func inverse(of relationship: RelationshipDescription) -> RelationshipDescription? {
        guard model.destination(of: relationship) != nil, let found = model.inverse(of: relationship)?.relationship,
            found.inverseName == relationship.name
        else { return nil }
        return found
    }

    static func isIgnored(_ userInfo: UserInfo) -> Bool {
        userInfo["modelc.ignore"] != nil || userInfo["mogenerator.ignore"] != nil
    }

    /// An identifier that may be a keyword.
    static func quoted(_ name: String) -> String { "`" + name + "`" }

    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}

extension ClassName {
    /// The module that is named; nil where it is the one that is being built.
    var moduleName: String? {
        switch module {
        case .named(let module): module
        case .unspecified, .current: nil
        }
    }
}
