extension MacVerification {
    /// The part of the script that compares entities, properties and fetch requests.
    static let partChecks = #"""
        func check(_ entity: JSON, _ found: NSEntityDescription) {
            let place = name(entity)
            compare("\(place) class", string(entity, "representedClassName") ?? "NSManagedObject", found.managedObjectClassName)
            compare("\(place) abstract", flag(entity, "isAbstract"), found.isAbstract)
            compare("\(place) parent", string(entity, "parentName"), found.superentity?.name)
            compare("\(place) renaming identifier", string(entity, "renamingIdentifier") ?? place, found.renamingIdentifier)
            compare("\(place) hash modifier", string(entity, "versionHashModifier"), found.versionHashModifier)
            compare("\(place) user info", userInfo(entity), userInfo(found.userInfo))
            if found.superentity == nil {
                let expected = list(entity, "uniquenessConstraints").map { list($0, "members").map(name).joined(separator: ",") }
                let constraints = found.uniquenessConstraints.map { members in
                    members.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" }.joined(separator: ",")
                }
                compare("\(place) constraints", expected.sorted(), constraints.sorted())
            }
            for index in list(entity, "fetchIndexes") {
                let elements = list(index, "elements").map { element in
                    "\(string(element, "propertyName") ?? "") \(string(element, "collation") ?? "Binary") "
                        + (string(element, "order") ?? "ascending")
                }
                let other = found.indexes.first { $0.name == name(index) }
                let others = other?.elements.map { element in
                    "\(element.propertyName ?? "") \(element.collationType == .rTree ? "RTree" : "Binary") "
                        + (element.isAscending ? "ascending" : "descending")
                }
                compare("\(place) index \(name(index))", elements, others)
            }
            let kinds = ["attributes", "relationships", "fetchedProperties"]
            let inherited = found.superentity?.propertiesByName ?? [:]
            let declared = Set(kinds.flatMap { list(entity, $0).map(name) })
            let others = found.propertiesByName.keys.filter { inherited[$0] == nil && !declared.contains($0) }
            compare("\(place) other properties", [String](), others.sorted())
            for kind in kinds {
                for property in list(entity, kind) {
                    let path = "\(place).\(name(property))"
                    guard let other = found.propertiesByName[name(property)] else {
                        faults.append("\(path): Core Data has no such property")
                        continue
                    }
                    check(property, other, kind, path)
                }
            }
        }

        func check(_ property: JSON, _ found: NSPropertyDescription, _ kind: String, _ path: String) {
            compare("\(path) renaming identifier", string(property, "renamingIdentifier") ?? name(property), found.renamingIdentifier)
            compare("\(path) hash modifier", string(property, "versionHashModifier"), found.versionHashModifier)
            compare("\(path) user info", userInfo(property), userInfo(found.userInfo))
            // Fetched properties are optional and transient, whatever the source says.
            let isFetched = kind == "fetchedProperties"
            compare("\(path) optional", isFetched || flag(property, "isOptional"), found.isOptional)
            compare("\(path) transient", isFetched || flag(property, "isTransient"), found.isTransient)
            switch kind {
            case "attributes":
                guard let attribute = found as? NSAttributeDescription else { return compare(path, "an attribute", found) }
                check(property, attribute, path)
            case "relationships":
                guard let relationship = found as? NSRelationshipDescription else { return compare(path, "a relationship", found) }
                check(property, relationship, path)
            default:
                guard let fetched = found as? NSFetchedPropertyDescription else { return compare(path, "a fetched property", found) }
                if let request = property["fetchRequest"] as? JSON { check(request, fetched.fetchRequest, path) }
            }
        }

        let types: [String: Int] = [
            "Undefined": 0, "Integer 16": 100, "Integer 32": 200, "Integer 64": 300, "Decimal": 400, "Double": 500, "Float": 600,
            "String": 700, "Boolean": 800, "Date": 900, "Binary": 1000, "UUID": 1100, "URI": 1200, "Transformable": 1800,
        ]

        func check(_ property: JSON, _ found: NSAttributeDescription, _ path: String) {
            let type = string(property, "type") ?? "Undefined"
            compare("\(path) type", types[type], Int(found.attributeType.rawValue))
            if let transformer = string(property, "valueTransformerName"), !transformer.isEmpty {
                compare("\(path) transformer", transformer, found.valueTransformerName)
            }
            if type == "Transformable" {
                compare("\(path) value class", string(property, "customClassName"), found.attributeValueClassName)
            }
            compare("\(path) external storage", flag(property, "allowsExternalStorage"), found.allowsExternalBinaryDataStorage)
            compare("\(path) kept in history", flag(property, "preservesValueOnDeletion"), found.preservesValueInHistoryOnDeletion)
            let derived = found as? NSDerivedAttributeDescription
            compare("\(path) derived", flag(property, "isDerived"), derived != nil)
            if let derived {
                let text = string(property, "derivationExpression")
                let expected = text.map { NSExpression(format: $0, argumentArray: []).description }
                return compare("\(path) derivation", expected, derived.derivationExpression?.description)
            }
            compare("\(path) default", value(property["defaultValue"], type), value(found.defaultValue, type))
            checkBounds(property, found, type, path)
        }

        /// A default as one text, whatever class it has.
        func value(_ value: Any?, _ type: String) -> String? {
            guard let value, !(value is NSNull) else { return nil }
            switch type {
            case "Decimal": return NSDecimalNumber(string: "\(value)").stringValue
            case "Date": return "\((value as? Date)?.timeIntervalSinceReferenceDate ?? (value as? NSNumber)?.doubleValue ?? .nan)"
            case "String": return "\(value)"
            default: return (value as? NSNumber).map { "\($0.doubleValue)" } ?? "\(value)"
            }
        }

        /// Bounds are tried: the limit is valid, and what is beyond it is not. Whole numbers are tried with all their digits. Bounds
        /// that no value meets, and lengths of more than a thousand, are only counted.
        func checkBounds(_ property: JSON, _ found: NSAttributeDescription, _ type: String, _ path: String) {
            guard !["Undefined", "Boolean", "Binary", "UUID", "URI", "Transformable"].contains(type) else { return }
            let bound = { (interval: String, text: String) -> Decimal? in
                type == "Date" ? number(property, interval).map { Decimal($0) } : string(property, text).flatMap { Decimal(string: $0) }
            }
            let least = bound("minimumDateInterval", "minimumValueText")
            let most = bound("maximumDateInterval", "maximumValueText")
            let predicates = found.validationPredicates
            let keys = type == "Date" ? ["minimumDateInterval", "maximumDateInterval"] : ["minimumValueText", "maximumValueText"]
            let count = keys.filter { key in !["nil", ""].contains(text(property[key])) }.count
            compare("\(path) number of bounds", count, predicates.count)
            if let least, let most, least > most { return }
            if type == "String", max(least ?? 0, most ?? 0) > 1000 || min(least ?? 0, most ?? 0) < 0 { return }
            let isValid = { (number: Decimal) -> Bool in
                let number = NSDecimalNumber(decimal: number)
                let value: Any =
                    switch type {
                    case "String": String(repeating: "a", count: number.intValue)
                    case "Date": Date(timeIntervalSinceReferenceDate: number.doubleValue)
                    case "Double", "Float": NSNumber(value: number.doubleValue)
                    default: number
                    }
                return predicates.allSatisfy { $0.evaluate(with: value) }
            }
            // The next Double after a large number is more than one away.
            let isDouble = ["Double", "Float", "Date"].contains(type)
            let step = { (number: Decimal) -> Decimal in
                isDouble ? max(1, Decimal(NSDecimalNumber(decimal: number).doubleValue.ulp) * 2) : 1
            }
            if let least {
                compare("\(path) minimum is valid", true, isValid(least))
                if type != "String" || least >= 1 {
                    compare("\(path) less than the minimum is valid", false, isValid(least - step(least)))
                }
            }
            if let most {
                compare("\(path) maximum is valid", true, isValid(most))
                compare("\(path) more than the maximum is valid", false, isValid(most + step(most)))
            }
        }

        let deleteRules: [String: Int] = ["No Action": 0, "Nullify": 1, "Cascade": 2, "Deny": 3]

        func check(_ property: JSON, _ found: NSRelationshipDescription, _ path: String) {
            compare("\(path) destination", string(property, "destinationName"), found.destinationEntity?.name)
            compare("\(path) inverse", string(property, "inverseName"), found.inverseRelationship?.name)
            compare("\(path) delete rule", deleteRules[string(property, "effectiveDeleteRule") ?? ""], Int(found.deleteRule.rawValue))
            compare("\(path) minimum count", integer(property, "minimumCount"), found.minCount)
            compare("\(path) maximum count", integer(property, "maximumCount"), found.maxCount)
            compare("\(path) ordered", flag(property, "isOrdered"), found.isOrdered)
        }

        let resultTypes: [String: Int] = ["managedObjects": 0, "managedObjectIDs": 1, "dictionaries": 2, "count": 4]

        func check(_ request: JSON, _ found: NSFetchRequest<any NSFetchRequestResult>?, _ path: String) {
            guard let found else { return compare("\(path) fetch request", "there", nil) }
            compare("\(path) entity", string(request, "entityName"), found.entityName)
            let predicate = string(request, "predicate").flatMap { $0.isEmpty ? nil : $0 }
            let format = predicate.map { NSPredicate(format: $0, argumentArray: nil).predicateFormat }
            compare("\(path) predicate", format, found.predicate?.predicateFormat)
            compare("\(path) limit", integer(request, "fetchLimit"), found.fetchLimit)
            compare("\(path) batch size", integer(request, "fetchBatchSize"), found.fetchBatchSize)
            if request["includesSubentities"] is Bool {
                compare("\(path) subentities", flag(request, "includesSubentities"), found.includesSubentities)
            }
            if request["returnsObjectsAsFaults"] is Bool {
                compare("\(path) faults", flag(request, "returnsObjectsAsFaults"), found.returnsObjectsAsFaults)
            }
            if request["includesPropertyValues"] is Bool {
                compare("\(path) values", flag(request, "includesPropertyValues"), found.includesPropertyValues)
            }
            if request["includesPendingChanges"] is Bool {
                compare("\(path) pending changes", flag(request, "includesPendingChanges"), found.includesPendingChanges)
            }
            if let type = string(request, "resultType") {
                compare("\(path) result type", resultTypes[type], Int(found.resultType.rawValue))
            }
            compare("\(path) distinct", flag(request, "returnsDistinctResults"), found.returnsDistinctResults)
        }

        """#
}
