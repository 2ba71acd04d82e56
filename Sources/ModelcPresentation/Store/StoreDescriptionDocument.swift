import ModelcBase
import ModelcKit
import ModelcSchema
import ModelcStores

/// Creates the result in the JSON document of `modelc store describe`. The page CommandStore describes it.
struct StoreDescriptionDocument {
    private let outcome: StoreDescribeOutcome

    init(_ outcome: StoreDescribeOutcome) { self.outcome = outcome }

    var json: JSONValue {
        let description = outcome.description
        return [
            "path": .string(outcome.path),
            "model": outcome.origin.json,
            "entities": .array(outcome.entities.map(json)),
            "tables": .array(description.tables.map(\.json)),
            "historyRows": .optional(description.historyRows),
            "cloudKitTables": .array(description.cloudKitTables.map(JSONValue.string)),
            "externalData": .array(
                description.external.map {
                    [
                        "modelPath": .string($0.path), "references": .integer($0.references),
                        "missing": .integer($0.missing),
                    ]
                }),
        ]
    }

    private func json(_ entity: MappedEntity) -> JSONValue {
        [
            "name": .string(entity.name), "parent": .optional(entity.parent), "isAbstract": .bool(entity.isAbstract),
            "table": .string(entity.table), "number": .integer(entity.number),
            "objects": .integer(outcome.description.rows(of: entity)),
            "properties": .array(entity.properties.flatMap(\.documents)),
        ]
    }
}

extension StoreModelOrigin {
    /// The origin of the model (such as `version` or `merged`), the versions that it consists of, and the names of
    /// the entities that differ from the store.
    var json: JSONValue {
        func versions(_ list: [(String, String)]) -> JSONValue {
            .array(list.map { ["model": .string($0.0), "version": .string($0.1)] })
        }
        switch self {
        case .version(let model, let name):
            return ["origin": "version", "versions": versions([(model, name)]), "differing": []]
        case .cache(let inexact):
            return [
                "origin": "store", "versions": [], "differing": .array(inexact.map(JSONValue.string)),
            ]
        case .merged(let parts):
            return ["origin": "merged", "versions": versions(parts.map { ($0.model, $0.name) }), "differing": []]
        case .nearest(let model, let name, let differing):
            return [
                "origin": "nearest", "versions": versions([(model, name)]),
                "differing": .array(differing.map(JSONValue.string)),
            ]
        case .unknown: return ["origin": "unknown", "versions": [], "differing": []]
        }
    }
}

extension StoreDescription.Table {
    fileprivate var json: JSONValue {
        [
            "name": .string(name), "rows": .integer(rows), "isInModel": .bool(isMapped),
            "columns": .array(columns.map { ["name": .string($0.name), "type": .string($0.type)] }),
            "indexes": .array(
                indexes.map {
                    [
                        "name": .string($0.name), "isUnique": .bool($0.isUnique),
                        "columns": .array($0.columns.map(JSONValue.string)),
                    ]
                }),
        ]
    }
}

extension MappedProperty {
    /// The JSON objects for the property: one for each column or link, so each member of a composite attribute has its
    /// own object.
    fileprivate var documents: [JSONValue] {
        switch storage {
        case .attribute(let attribute): [attribute.json(name, owner)]
        case .composite(let members): members.map { $0.json("\(name).\($0.path)", owner) }
        case .link(let link): [link.json(name, owner)]
        }
    }
}

extension MappedAttribute {
    fileprivate func json(_ name: String, _ owner: String) -> JSONValue {
        [
            "name": .string(name), "declaredBy": .string(owner), "kind": "attribute", "type": .string(type.rawValue),
            "destination": .null, "table": .null, "column": .string(column), "destinationColumn": .null,
            "entityColumn": .null, "orderColumn": .null, "isExternal": .bool(isExternal),
        ]
    }
}

extension MappedLink {
    fileprivate func json(_ name: String, _ owner: String) -> JSONValue {
        func json(
            table: String? = nil, _ column: String, to destinationColumn: String? = nil, entity: String? = nil,
            order: String? = nil
        ) -> JSONValue {
            [
                "name": .string(name), "declaredBy": .string(owner), "kind": isToMany ? "toMany" : "toOne",
                "type": .null, "destination": .string(destination), "table": .optional(table),
                "column": .string(column), "destinationColumn": .optional(destinationColumn),
                "entityColumn": .optional(entity), "orderColumn": .optional(order), "isExternal": false,
            ]
        }
        switch storage {
        case .column(let column, let entity): return json(column, entity: entity)
        case .foreignKey(let table, let column, let order): return json(table: table, column, order: order)
        case .join(let table, let here, let there, let order):
            return json(table: table, here, to: there, order: order)
        }
    }
}
