/// The generated code that creates stores for migration tests and counts their content. It is the same for every model.
enum MigrationTestStores {
    static let counting = """
        /// How many rows each entity has, without the rows of its subentities.
        private static func counts(
            in store: URL, as version: String, migrates: Bool
        ) throws -> [String: Int] {
            let model = try model(version)
            let entities = model.entities.filter { !$0.isAbstract }.compactMap(\\.name)
            return try open(store, with: model, migrates: migrates) { context in
                var counts: [String: Int] = [:]
                for entity in entities {
                    let request = NSFetchRequest<NSManagedObject>(entityName: entity)
                    request.includesSubentities = false
                    counts[entity] = try context.count(for: request)
                }
                return counts
            }
        }
        """

    static let filling = """
        /// Makes a store with two rows of each concrete entity. All attributes have values, and relationships have as
        /// many objects as they require.
        private static func make(
            _ store: URL, with model: NSManagedObjectModel, without empty: Set<String>
        ) throws {
            try open(store, with: model, migrates: false) { context in
                guard let model = context.persistentStoreCoordinator?.managedObjectModel else { return }
                let entities = filledEntities(of: model, without: empty)
                var rows: [String: [NSManagedObject]] = [:]
                for entity in entities {
                    rows[entity.name ?? ""] = (1...2).map { number in
                        let row = NSManagedObject(entity: entity, insertInto: context)
                        for attribute in entity.attributesByName.values { fill(row, attribute, number) }
                        return row
                    }
                }
                for (place, row) in entities.flatMap({ rows[$0.name ?? ""] ?? [] }).enumerated() {
                    for relationship in row.entity.relationshipsByName.values where relationship.mustHaveLinks {
                        let others = entities.filter { $0.canEnd(relationship) }.flatMap { rows[$0.name ?? ""] ?? [] }
                        if !others.isEmpty { link(row, at: place, relationship, others) }
                    }
                }
                try context.save()
            }
        }

        /// Entities that can have rows: without the entities that must be empty, and those that require a row of them.
        private static func filledEntities(
            of model: NSManagedObjectModel, without empty: Set<String>
        ) -> [NSEntityDescription] {
            var filled = model.entities.filter { !$0.isAbstract && !empty.contains($0.name ?? "") }
            var count = -1
            while count != filled.count {
                count = filled.count
                filled = filled.filter { entity in
                    entity.relationshipsByName.values.filter(\\.mustHaveLinks).allSatisfy { relationship in
                        filled.contains { $0.canEnd(relationship) }
                    }
                }
            }
            return filled.sorted { ($0.name ?? "") < ($1.name ?? "") }
        }

        /// Links each row of an entity to a different row, because the inverse may allow only one link.
        private static func link(
            _ row: NSManagedObject, at place: Int, _ relationship: NSRelationshipDescription, _ others: [NSManagedObject]
        ) {
            guard relationship.isToMany else {
                if row.value(forKey: relationship.name) == nil {
                    row.setValue(others[place % others.count], forKey: relationship.name)
                }
                return
            }
            for number in 0..<max(1, relationship.minCount) {
                let other = others[(place + number) % others.count]
                if relationship.isOrdered {
                    row.mutableOrderedSetValue(forKey: relationship.name).add(other)
                } else {
                    row.mutableSetValue(forKey: relationship.name).add(other)
                }
            }
        }
        """

    static let values = """
        private static func fill(_ row: NSManagedObject, _ attribute: NSAttributeDescription, _ number: Int) {
            guard !attribute.isTransient, !(attribute is NSDerivedAttributeDescription) else { return }
            let chosen = values["\\(row.entity.name ?? "").\\(attribute.name)"]
            guard let value = chosen ?? value(for: attribute, number) else { return }
            row.setValue(value, forKey: attribute.name)
        }

        /// A value that differs for each row, if the validation allows it; nil for the default.
        private static func value(for attribute: NSAttributeDescription, _ number: Int) -> Any? {
            let candidates: [Any] =
                switch attribute.attributeType {
                case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: [number, 0, 10, 100, -1]
                case .doubleAttributeType, .floatAttributeType: [Double(number), 0.5, 10.0, 100.0, -1.0]
                case .decimalAttributeType: [NSDecimalNumber(value: number), NSDecimalNumber(value: 100)]
                case .stringAttributeType: ["\\(attribute.name) \\(number)", "a\\(number)", "\\(number)", "aaaaaaaa\\(number)"]
                case .booleanAttributeType: [number == 1]
                case .dateAttributeType: [Date(timeIntervalSinceReferenceDate: Double(number) * 86_400)]
                case .binaryDataAttributeType: [Data([UInt8(number)])]
                case .UUIDAttributeType: [UUID()]
                case .URIAttributeType: [URL(fileURLWithPath: "/\\(number)")]
                default: []
                }
            return candidates.first { value in
                attribute.validationPredicates.allSatisfy { $0.evaluate(with: value) }
            }
        }
        """

    /// The code that follows the test class.
    static let descriptions = """
        nonisolated extension NSRelationshipDescription {
            fileprivate var mustHaveLinks: Bool { !isOptional && (!isToMany || minCount > 0) }
        }

        nonisolated extension NSEntityDescription {
            /// Whether rows of the entity can be at the other end of a relationship.
            fileprivate func canEnd(_ relationship: NSRelationshipDescription) -> Bool {
                var entity: NSEntityDescription? = self
                while let current = entity, current.name != relationship.destinationEntity?.name {
                    entity = current.superentity
                }
                return entity != nil
            }
        }
        """
}
