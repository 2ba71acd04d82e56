import ModelcSchema
import ModelcSourceCode

/// Lines of code that check the relationships of an entity with their mutators.
struct DriverRelationships {
    let driver: DriverModel

    func lines(_ entity: EntityDescription, _ className: String) -> [String] {
        driver.relationships(of: entity).compactMap { relationship in
            guard let element = driver.element(of: relationship) else { return nil }
            let inverse = driver.inverse(of: relationship)
            let end =
                "ModelcEnd(\(SwiftText.literal(relationship.name)), inverse: "
                + (inverse.map { SwiftText.literal($0.name) } ?? "nil")
                + (relationship.isOptional || relationship.isToMany ? ")" : ", isRequired: true)")
            let make = "{ try proof.new(\(element.className).self, \(SwiftText.literal(element.entity))) }"
            let path = "\\\(className).\(DriverModel.quoted(relationship.name))"
            if !relationship.isToMany { return toOne(relationship, className, end, make) }
            let helper = { (name: String, call: String) in
                driver.isTaken(name, of: entity) ? "nil" : call
            }
            return relationship.isOrdered
                ? ordered(relationship, end, path, make, helper) : toMany(relationship, end, path, make, helper)
        }
    }

    private func toOne(
        _ relationship: RelationshipDescription, _ className: String, _ end: String, _ make: String
    ) -> String {
        let name = DriverModel.quoted(relationship.name)
        let set =
            relationship.isOptional
            ? "{ $0.\(name) = $1 }" : "{ object, value in if let value { object.\(name) = value } }"
        return
            "try proof.toOne(object, \(end), get: { (object: \(className)) in object.\(name) }, set: \(set), make: \(make))"
    }

    private func toMany(
        _ relationship: RelationshipDescription, _ end: String, _ path: String, _ make: String,
        _ helper: (String, String) -> String
    ) -> String {
        let name = DriverModel.capitalized(relationship.name)
        let add = helper("addTo" + name, "{ $0.addTo\(name)($1) }")
        let remove = helper("removeFrom" + name, "{ $0.removeFrom\(name)($1) }")
        return "try proof.toMany(object, \(end), \(path), make: \(make), add: \(add), remove: \(remove), "
            + "addAll: \(add), removeAll: \(remove))"
    }

    private func ordered(
        _ relationship: RelationshipDescription, _ end: String, _ path: String, _ make: String,
        _ helper: (String, String) -> String
    ) -> String {
        let name = DriverModel.capitalized(relationship.name)
        let removal = "removeFrom" + name
        return "try proof.ordered(object, \(end), \(path), "
            + "array: \(helper(relationship.name + "Array", "{ $0.\(relationship.name)Array }")), make: \(make), "
            + "add: \(helper("addTo" + name, "{ $0.addTo\(name)($1) }")), "
            + "remove: \(helper(removal, "{ $0.\(removal)($1) }")), "
            + "removeAt: \(helper(removal, "{ $0.\(removal)(at: $1) }")), "
            + "insert: \(helper("insertInto" + name, "{ $0.insertInto\(name)($1, at: $2) }")), "
            + "replace: \(helper("replace" + name, "{ $0.replace\(name)(at: $1, with: $2) }")))"
    }
}

/// Lines of code that check the typed keys of an entity.
struct DriverKeys {
    let driver: DriverModel
    let types: DriverTypes

    init(_ driver: DriverModel) {
        self.driver = driver
        types = DriverTypes(model: driver.model)
    }

    func lines(_ entity: EntityDescription, _ className: String) -> [String] {
        attributes(entity, className) + relationships(entity, className)
    }

    private func attributes(_ entity: EntityDescription, _ className: String) -> [String] {
        driver.attributes(of: entity).filter { !$0.isTransient }.flatMap { attribute -> [String] in
            let type = types.type(of: attribute)
            guard type.values.count == 2 else { return [] }
            let values = type.plain?.values ?? type.values.map(\.value)
            let start =
                "(object, \(SwiftText.literal(attribute.name)), \(className).keys.\(DriverModel.quoted(attribute.name))"
            let call =
                switch type.key {
                case .ordered: "orderedKey\(start), \(values[0]), \(values[1]))"
                case .text: "textKey\(start))"
                case .value: "key\(start), \(values[0]), \(values[1]))"
                case .raw: "rawKey\(start), \(values[0]), \(values[1]))"
                case .any: "anyKey\(start), \(type.values[0].stored))"
                }
            return type.declarations + ["try proof." + call]
        }
    }

    private func relationships(_ entity: EntityDescription, _ className: String) -> [String] {
        driver.relationships(of: entity).filter { !$0.isTransient }.compactMap { relationship in
            guard let element = driver.element(of: relationship) else { return nil }
            let make = "{ try proof.new(\(element.className).self, \(SwiftText.literal(element.entity))) }"
            let call = relationship.isToMany ? "toManyKey" : "toOneKey"
            return "try proof.\(call)(object, \(SwiftText.literal(relationship.name)), "
                + "\(className).keys.\(DriverModel.quoted(relationship.name)), "
                + (relationship.isToMany ? "isOrdered: \(relationship.isOrdered), " : "") + "make: \(make))"
        }
    }
}
