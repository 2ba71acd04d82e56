import ModelcBase
import ModelcSchema

/// The tables and columns of a store, by the names of a model's entities and properties. The names of tables and
/// columns are derived from the model and looked up in the store; entity numbers are read from the store (FormatStore
/// §2.2, §4).
package struct StoreMap: Sendable {
    /// An entity or a stored property of the model that is not found in the store.
    package struct Gap: Hashable, Sendable {
        /// The path of the entity or property, such as `Book.title`.
        package var path: String
        /// The reason, as a clause.
        package var reason: String
    }

    /// An entity whose number in the store is not certain, because `Z_PRIMARYKEY` contains another name for it.
    package struct Guess: Hashable, Sendable {
        package var entity: String
        package var storedName: String
    }

    package let model: ResolvedModel
    /// The entities of the store, sorted by number. A store of a configuration contains only some of the model's
    /// entities.
    package private(set) var entities: [MappedEntity] = []
    package private(set) var gaps: [Gap] = []
    package private(set) var guesses: [Guess] = []
    private var indices: [String: Int] = [:]
    private var indicesByNumber: [Int: Int] = [:]

    /// - Parameters:
    ///   - model: the version that wrote the store.
    ///   - hashed: the names of the entities with a version hash in the store's metadata; nil if the store has no
    ///     hashes.
    package init(of model: ResolvedModel, in structure: StoreStructure, hashed: Set<String>? = nil) {
        self.model = model
        let layout = StoreLayout(of: model, in: structure)
        var reader = MapReader(layout, hashed: hashed ?? [])
        entities = reader.entities()
        gaps = reader.gaps
        guesses = layout.guesses.map { Guess(entity: $0.entity, storedName: $0.storedName) }
        for (index, entity) in entities.enumerated() {
            indices[entity.name] = index
            indicesByNumber[entity.number] = index
        }
    }

    /// The entity with a name; nil if the store has none.
    package func entity(named name: String) -> MappedEntity? { indices[name].map { entities[$0] } }

    /// Returns the entity with a number in the store; nil if the number does not belong to an entity of the model.
    func entity(number: Int) -> MappedEntity? { indicesByNumber[number].map { entities[$0] } }

    /// Returns the name of a row's entity. If the row's entity number is unknown or belongs to another table, returns
    /// the name of `other`.
    ///
    /// - Parameters:
    ///   - number: the entity number of the row (`Z_ENT`).
    ///   - other: an entity of the table that contains the row.
    func entityName(number: Int?, inTableOf other: MappedEntity) -> String {
        guard !other.hasOwnTable, let entity = number.flatMap({ entity(number: $0) }), entity.table == other.table
        else {
            return other.name
        }
        return entity.name
    }

    /// Returns the SQL condition for rows of the entity and its descendants.
    ///
    /// - Parameter alias: the prefix of column names in the query, such as `here.`; empty if none is needed.
    func condition(ofFamily entity: MappedEntity, _ alias: String = "") -> String {
        guard !entity.hasOwnTable else { return "1" }
        return "\(alias)Z_ENT IN (\(family(of: entity).map { "\($0.number)" }.joined(separator: ", ")))"
    }

    /// Returns the entity and its descendants in the store, sorted by number.
    package func family(of entity: MappedEntity) -> [MappedEntity] {
        guard let described = model.entity(named: entity.name) else { return [entity] }
        let names = Set(model.descendants(of: described).map(\.name) + [entity.name])
        return entities.filter { names.contains($0.name) }
    }
}

/// Reads the columns of each property once, for the entity that declares it.
private struct MapReader {
    let layout: StoreLayout
    private let hashed: Set<String>
    private(set) var gaps: [StoreMap.Gap] = []
    private var own: [String: [MappedProperty]] = [:]

    init(_ layout: StoreLayout, hashed: Set<String>) {
        self.layout = layout
        self.hashed = hashed
    }

    mutating func entities() -> [MappedEntity] {
        let present = numbered()
        for entity in present { own[entity.name] = properties(of: entity) }
        var entities: [MappedEntity] = []
        for entity in present {
            do throws(StoreLayout.Gap) {
                entities.append(try mapped(entity))
            } catch {
                gaps.append(StoreMap.Gap(path: entity.name, reason: error.reason))
            }
        }
        return entities.sorted { $0.number < $1.number }
    }

    /// Returns the entities that have a number in the store. A store of a configuration has no numbers for entities
    /// outside of the configuration.
    private mutating func numbered() -> [EntityDescription] {
        layout.model.entities.filter { entity in
            guard (try? layout.number(of: entity)) == nil else { return true }
            if hashed.contains(entity.name) {
                gaps.append(StoreMap.Gap(path: entity.name, reason: "Z_PRIMARYKEY has no row with its number"))
            }
            return false
        }
    }

    private func mapped(_ entity: EntityDescription) throws(StoreLayout.Gap) -> MappedEntity {
        let lineage = (layout.model.ancestors(of: entity).reversed() + [entity]).map { own[$0.name] ?? [] }
        let all = lineage.flatMap { $0 }
        return MappedEntity(
            name: entity.name, number: try layout.number(of: entity), table: try layout.table(of: entity).name,
            isAbstract: entity.isAbstract,
            hasOwnTable: layout.model.parent(of: entity) == nil && layout.model.subentities(of: entity).isEmpty,
            parent: layout.model.parent(of: entity)?.name,
            properties: all.filter { $0.link == nil } + all.filter { $0.link != nil })
    }

    private mutating func properties(of entity: EntityDescription) -> [MappedProperty] {
        entity.attributes.compactMap { property(of: $0, entity) }
            + entity.relationships.filter(ColumnNaming.isStored).compactMap { property(of: $0, entity) }
    }

    private mutating func property(
        of attribute: AttributeDescription, _ entity: EntityDescription
    ) -> MappedProperty? {
        guard !attribute.isTransient else { return nil }
        do throws(StoreLayout.Gap) {
            let storage: MappedProperty.Storage =
                attribute.type == .composite
                ? .composite(try layout.members(of: attribute, entity))
                : .attribute(
                    MappedAttribute(
                        path: attribute.name, column: try layout.column(of: attribute.name, entity, .attribute).column,
                        type: attribute.type, isExternal: attribute.allowsExternalStorage))
            return MappedProperty(name: attribute.name, owner: entity.name, storage: storage)
        } catch {
            gaps.append(StoreMap.Gap(path: "\(entity.name).\(attribute.name)", reason: error.reason))
            return nil
        }
    }

    private mutating func property(
        of relationship: RelationshipDescription, _ entity: EntityDescription
    ) -> MappedProperty? {
        do throws(StoreLayout.Gap) {
            guard let destination = layout.model.destination(of: relationship) else {
                throw StoreLayout.Gap(reason: "the model has no entity '\(relationship.destinationName ?? "")'")
            }
            let link = MappedLink(
                storage: try LinkStorage(of: relationship, entity, layout), destination: destination.name,
                isToMany: relationship.isToMany,
                isOwnInverse: layout.model.isOwnInverse(relationship, of: entity))
            return MappedProperty(name: relationship.name, owner: entity.name, storage: .link(link))
        } catch {
            gaps.append(StoreMap.Gap(path: "\(entity.name).\(relationship.name)", reason: error.reason))
            return nil
        }
    }
}

extension StoreLayout {
    /// Returns the members of a composite attribute with their columns. No sample shows how Core Data names these
    /// columns, so they are searched: a column matches if its name consists of the attribute's name and the member's
    /// path. Characters other than letters and digits are ignored.
    fileprivate func members(
        of attribute: AttributeDescription, _ entity: EntityDescription
    ) throws(Gap) -> [MappedAttribute] {
        let table = try table(of: entity)
        let columns = Dictionary(grouping: table.columns.map(\.name), by: StoreLayout.plain)
        var members: [MappedAttribute] = []
        for member in model.model.columns(ofComposite: attribute.compositeName) {
            let wanted = "Z" + StoreLayout.plain(attribute.name.uppercased() + member.path.uppercased())
            guard let found = columns[wanted], let column = found.first, found.count == 1 else {
                throw Gap(reason: "no column of '\(table.name)' is certain to have its member '\(member.path)'")
            }
            members.append(MappedAttribute(path: member.path, column: column, type: member.type, isExternal: false))
        }
        return members
    }

    /// Returns only the letters and digits of a name.
    private static func plain(_ name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.properties.isAlphabetic || $0.isDigit }))
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
