import CoreData
import Foundation

extension ModelcProof {
    /// A request of the model finds the objects that satisfy its condition, checked object by object.
    func request<Result>(
        _ request: NSFetchRequest<Result>, _ entity: String, _ format: String?, _ variables: [String: Any]
    ) throws where Result: NSFetchRequestResult {
        let all = NSFetchRequest<NSManagedObject>(entityName: entity)
        let condition = format.map { NSPredicate(format: $0).withSubstitutionVariables(variables) }
        var wanted = try context.fetch(all).filter { object in
            (request.includesSubentities || object.entity.name == entity)
                && condition?.evaluate(with: object) != false
        }
        if request.fetchLimit > 0 { wanted = Array(wanted.prefix(request.fetchLimit)) }
        let found = try context.fetch(request)
        expect(request.entityName == entity, "the request is for \(request.entityName ?? "nothing")")
        if request.resultType == .countResultType {
            expect(modelcSame(found.first, wanted.count), "a request for a count finds \(found)")
            return
        }
        expect(found.count == wanted.count, "a request finds \(found.count) objects, not \(wanted.count)")
        let objects = found.compactMap { $0 as? NSManagedObject }
        expect(objects.isEmpty || Set(objects) == Set(wanted), "a request finds other objects")
        let ids = found.compactMap { $0 as? NSManagedObjectID }
        expect(ids.isEmpty || Set(ids) == Set(wanted.map(\.objectID)), "a request finds other identifiers")
    }
}

/// The inputs of a model's hashes, which the version hasher of the tests compares; with Core Data, its own hashes.
func modelcHashLines(of model: NSManagedObjectModel) -> [String] {
    #if canImport(ObjectiveC)
        return model.entityVersionHashesByName.map { name, hash in
            name + "\t" + hash.map { String(format: "%02x", $0) }.joined()
        }.sorted()
    #else
        let text = model.entities.map(\.hashed)
        guard JSONSerialization.isValidJSONObject(text),
            let data = try? JSONSerialization.data(withJSONObject: text, options: [.sortedKeys])
        else { return [] }
        return [String(decoding: data, as: UTF8.self)]
    #endif
}

#if !canImport(ObjectiveC)
    extension NSEntityDescription {
        fileprivate var hashed: [String: Any] {
            var values: [String: Any] = ["name": name ?? "", "isAbstract": isAbstract]
            values["parent"] = superentity?.name
            values["modifier"] = versionHashModifier
            values["unique"] = uniquenessConstraints.map { $0.map { "\($0)" } }
            values["properties"] = properties.map(\.hashed)
            return values
        }
    }

    extension NSPropertyDescription {
        fileprivate var hashed: [String: Any] {
            var values: [String: Any] = ["name": name, "isOptional": isOptional, "isTransient": isTransient]
            values["modifier"] = versionHashModifier
            if let attribute = self as? NSAttributeDescription {
                values["type"] = Int(attribute.attributeType.rawValue)
                values["isExternal"] = attribute.allowsExternalBinaryDataStorage
                values["isPreserved"] = attribute.preservesValueInHistoryOnDeletion
                values["derivation"] = (self as? NSDerivedAttributeDescription)?.derivationExpression?.format
            }
            if let relationship = self as? NSRelationshipDescription {
                values["destination"] = relationship.destinationEntity?.name ?? ""
                values["inverse"] = relationship.inverseRelationship?.name
                values["inverseEntity"] = relationship.inverseRelationship?.entity?.name
                values["minimum"] = relationship.minCount
                values["maximum"] = relationship.maxCount
                values["isOrdered"] = relationship.isOrdered
            }
            return values
        }
    }
#endif
