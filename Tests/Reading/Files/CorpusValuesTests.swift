import Foundation
import ModelcSchema
import ModelcTestSupport
import Testing

/// Every value of every element of every XML model of the corpora, compared with another parser's output that is
/// translated here, attribute by attribute.
@Suite struct CorpusValuesTests {
    @Test func everyValueIsAsInTheFile() throws {
        var compared = 0
        for version in Corpus.versions where version.facts.format == "xml" {
            let model = try #require(version.model)
            let root = try IndependentXML.read(version.facts.url.appendingPathComponent("contents"))
            let difference = ModelComparison.firstDifference(model, root)
            #expect(difference == nil, "\(version.path): \(difference ?? "")")
            compared += version.facts.isOwn ? 0 : 1
        }
        #expect(compared == (Corpus.isAvailable ? 276 : 0))
    }
}

/// Compares a model with an independently read tree. Each line names a property of the schema and its XML attribute.
private enum ModelComparison {
    static func firstDifference(_ model: ManagedObjectModel, _ root: IndependentXML.Node) -> String? {
        differences(model, root).first
    }

    private static func differences(_ model: ManagedObjectModel, _ root: IndependentXML.Node) -> [String] {
        var found: [String] = []
        func check<Value: Equatable>(_ what: String, _ value: Value, _ expected: Value) {
            if value != expected { found.append("\(what): \(value), not \(expected)") }
        }
        check("type", model.documentType, root["type"])
        check("documentVersion", model.documentVersion, root["documentVersion"])
        check("lastSavedToolsVersion", model.lastSavedToolsVersion?.text, root["lastSavedToolsVersion"])
        check("systemVersion", model.systemVersion, root["systemVersion"])
        check("minimumToolsVersion", model.minimumToolsVersion, root["minimumToolsVersion"])
        check("sourceLanguage", model.sourceLanguage?.rawValue, root["sourceLanguage"])
        check("identifier", model.versionIdentifier, root["userDefinedModelVersionIdentifier"])
        check("cloudKit", model.isUsedWithCloudKit, flag(root, "usedWithCloudKit"))
        check("swiftData", model.isUsedWithSwiftData, flag(root, "usedWithSwiftData"))
        check("entities", model.entities.map(\.name), root.all("entity").map { $0["name"] ?? "" })
        check(
            "composites", model.composites.map { [$0.name] + $0.attributes.map(\.name) },
            root.all("composite").map { [$0["name"] ?? ""] + $0.all("attribute").map { $0["name"] ?? "" } })
        check(
            "configurations", model.configurations.map { [$0.name] + $0.members.map(\.name) },
            root.all("configuration").map { [$0["name"] ?? ""] + $0.all("memberEntity").map { $0["name"] ?? "" } })
        for (request, node) in zip(model.fetchRequests, root.all("fetchRequest")) {
            found += requestDifferences(request, node)
        }
        for (entity, node) in zip(model.entities, root.all("entity")) { found += entityDifferences(entity, node) }
        for (composite, node) in zip(model.composites, root.all("composite")) {
            for (one, other) in zip(composite.attributes, node.all("attribute")) {
                found += attributeDifferences(one, other)
            }
        }
        return found
    }

    private static func entityDifferences(_ entity: EntityDescription, _ node: IndependentXML.Node) -> [String] {
        var found: [String] = []
        func check<Value: Equatable>(_ what: String, _ value: Value, _ expected: Value) {
            if value != expected { found.append("\(entity.name) \(what): \(value), not \(expected)") }
        }
        check("class", entity.representedClassName, node["representedClassName"])
        check("abstract", entity.isAbstract, flag(node, "isAbstract"))
        check("parent", entity.parentName, node["parentEntity"])
        check("elementID", entity.renamingIdentifier, node["elementID"])
        check("modifier", entity.versionHashModifier, node["versionHashModifier"])
        check("syncable", entity.isSyncable, flag(node, "syncable"))
        check("codegen", entity.codeGenerationType?.rawValue, node["codeGenerationType"])
        check("attributes", entity.attributes.count, node.all("attribute").count)
        check("relationships", entity.relationships.count, node.all("relationship").count)
        check("fetched", entity.fetchedProperties.count, node.all("fetchedProperty").count)
        check("userInfo", pairs(entity.userInfo), pairs(node))
        check(
            "indexes",
            entity.fetchIndexes.map { index in
                [index.name]
                    + index.elements.map {
                        "\($0.propertyName ?? "") \($0.collation?.rawValue ?? "") \($0.order?.rawValue ?? "")"
                    }
            },
            node.all("fetchIndex").map { index in
                [index["name"] ?? ""]
                    + index.all("fetchIndexElement").map {
                        "\($0["property"] ?? "") \($0["type"] ?? "") \($0["order"] ?? "")"
                    }
            })
        check(
            "compound", entity.compoundIndexes.map { $0.members.map(\.name) },
            node.all("compoundIndex", in: "compoundIndexes").map { $0.all("index").map { $0["value"] ?? "" } })
        check(
            "unique", entity.uniquenessConstraints.map { $0.members.map(\.name) },
            node.all("uniquenessConstraint", in: "uniquenessConstraints")
                .map { $0.all("constraint").map { $0["value"] ?? "" } })
        for (one, other) in zip(entity.attributes, node.all("attribute")) { found += attributeDifferences(one, other) }
        for (one, other) in zip(entity.relationships, node.all("relationship")) {
            found += relationshipDifferences(one, other)
        }
        for (one, other) in zip(entity.fetchedProperties, node.all("fetchedProperty")) {
            found += propertyDifferences(one, other)
            if let request = one.fetchRequest, let otherRequest = other.all("fetchRequest").first {
                found += requestDifferences(request, otherRequest)
            } else {
                found.append("\(one.name) has no request")
            }
        }
        return found
    }

    private static func propertyDifferences(_ property: any PropertyDescription, _ node: IndependentXML.Node)
        -> [String]
    {
        var found: [String] = []
        func check<Value: Equatable>(_ what: String, _ value: Value, _ expected: Value) {
            if value != expected { found.append("\(property.name) \(what): \(value), not \(expected)") }
        }
        check("name", property.name, node["name"] ?? "")
        check("optional", property.isOptional, flag(node, "optional"))
        check("transient", property.isTransient, flag(node, "transient"))
        check("indexed", property.isIndexed, flag(node, "indexed"))
        check("elementID", property.renamingIdentifier, node["elementID"])
        check("modifier", property.versionHashModifier, node["versionHashModifier"])
        check("spotlight", property.isIndexedBySpotlight, flag(node, "spotlightIndexingEnabled"))
        check("truth", property.isStoredInTruthFile, flag(node, "storedInTruthFile"))
        check("syncable", property.isSyncable, flag(node, "syncable"))
        check("userInfo", pairs(property.userInfo), pairs(node))
        return found
    }

    private static func attributeDifferences(_ attribute: AttributeDescription, _ node: IndependentXML.Node) -> [String]
    {
        var found = propertyDifferences(attribute, node)
        func check<Value: Equatable>(_ what: String, _ value: Value, _ expected: Value) {
            if value != expected { found.append("\(attribute.name) \(what): \(value), not \(expected)") }
        }
        check("type", attribute.type.rawValue, node["attributeType"] ?? "Undefined")
        check("composite", attribute.compositeName, node["composite"])
        check("default", attribute.defaultValueText, node["defaultValueString"])
        check("minimum", attribute.minimumValueText, node["minValueString"])
        check("maximum", attribute.maximumValueText, node["maxValueString"])
        check("default date", attribute.defaultDateInterval, node["defaultDateTimeInterval"].flatMap(Double.init))
        check("minimum date", attribute.minimumDateInterval, node["minDateTimeInterval"].flatMap(Double.init))
        check("maximum date", attribute.maximumDateInterval, node["maxDateTimeInterval"].flatMap(Double.init))
        check("regex", attribute.regularExpression, node["regularExpressionString"])
        check("scalar", attribute.usesScalarValue, node["usesScalarValueType"].map { $0 == "YES" })
        check("transformer", attribute.valueTransformerName, node["valueTransformerName"])
        check("class", attribute.customClassName, node["customClassName"])
        check("external", attribute.allowsExternalStorage, flag(node, "allowsExternalBinaryDataStorage"))
        check("encryption", attribute.allowsCloudEncryption, flag(node, "allowsCloudEncryption"))
        check("preserve", attribute.preservesValueOnDeletion, flag(node, "preserveAfterDeletion"))
        check("derived", attribute.isDerived, flag(node, "derived"))
        check("derivation", attribute.derivationExpression, node["derivationExpression"])
        check("identity", attribute.isSyncIdentity, flag(node, "isSyncIdentityProperty"))
        return found
    }

    private static func relationshipDifferences(
        _ relationship: RelationshipDescription, _ node: IndependentXML.Node
    ) -> [String] {
        var found = propertyDifferences(relationship, node)
        func check<Value: Equatable>(_ what: String, _ value: Value, _ expected: Value) {
            if value != expected { found.append("\(relationship.name) \(what): \(value), not \(expected)") }
        }
        check("destination", relationship.destinationName, node["destinationEntity"])
        check("inverse", relationship.inverseName, node["inverseName"])
        check("inverse entity", relationship.inverseEntityName, node["inverseEntity"])
        check("rule", relationship.deleteRule?.rawValue, node["deletionRule"])
        check("toMany", relationship.isToMany, flag(node, "toMany"))
        check("ordered", relationship.isOrdered, flag(node, "ordered"))
        check("minimum", relationship.minimumCount, node["minCount"].flatMap { Int($0) })
        check("maximum", relationship.maximumCount, node["maxCount"].flatMap { Int($0) })
        return found
    }

    private static func requestDifferences(_ request: FetchRequestDescription, _ node: IndependentXML.Node) -> [String]
    {
        var found: [String] = []
        func check<Value: Equatable>(_ what: String, _ value: Value, _ expected: Value) {
            if value != expected { found.append("\(request.name) \(what): \(value), not \(expected)") }
        }
        check("name", request.name, node["name"] ?? "")
        check("entity", request.entityName, node["entity"])
        check("predicate", request.predicate, node["predicateString"])
        check("limit", request.fetchLimit, node["fetchLimit"].flatMap { Int($0) })
        check("batch", request.fetchBatchSize, node["fetchBatchSize"].flatMap { Int($0) })
        check("result", request.resultType?.rawValue, node["resultType"].flatMap { Int($0) })
        check("subentities", request.includesSubentities, node["includeSubentities"].map { $0 == "YES" })
        check("values", request.includesPropertyValues, node["includePropertyValues"].map { $0 == "YES" })
        check("pending", request.includesPendingChanges, node["includesPendingChanges"].map { $0 == "YES" })
        check("faults", request.returnsObjectsAsFaults, node["returnObjectsAsFaults"].map { $0 == "YES" })
        check("distinct", request.returnsDistinctResults, node["returnDistinctResults"].map { $0 == "YES" })
        return found
    }

    private static func flag(_ node: IndependentXML.Node, _ name: String) -> Bool {
        ["YES", "true", "1"].contains(node[name] ?? "NO")
    }

    private static func pairs(_ userInfo: UserInfo) -> [[String]] { userInfo.entries.map { [$0.key, $0.value] } }

    private static func pairs(_ node: IndependentXML.Node) -> [[String]] {
        node.all("entry", in: "userInfo").map { [$0["key"] ?? "", $0["value"] ?? ""] }
    }
}
