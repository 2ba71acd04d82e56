import ModelcPredicates
import ModelcSchema

/// Reduces models to the part that a compiled file or a store contains. If models of different origins are compared,
/// only the part that all of them contain is compared. Content that compiled files do not have is not a difference, and
/// numbers and predicates are compared by meaning.
enum CompiledContent {
    /// Returns the models unchanged if all have the same origin. Otherwise returns only the part that models of all
    /// these origins contain, so that the models can be compared.
    static func comparable(_ models: [ManagedObjectModel]) -> [ManagedObjectModel] {
        let origins = Set(models.map(\.origin))
        guard origins.count > 1 else { return models }
        let isStored = !origins.isDisjoint(with: [.store, .swift])
        return models.map { isStored ? stored(reduced($0)) : reduced($0) }.map { model in
            origins.contains(.swift) ? declared(model) : model
        }
    }

    /// Returns the part of the model that is certain in Swift source. Defaults are removed because they may be
    /// expressions, and indexes because they have no names.
    private static func declared(_ model: ManagedObjectModel) -> ManagedObjectModel {
        var model = model
        model.uncertainties = []
        for index in model.entities.indices {
            model.entities[index].fetchIndexes = []
            for place in model.entities[index].attributes.indices {
                model.entities[index].attributes[place].hasComputedDefault = false
                model.entities[index].attributes[place].defaultValueText = nil
                model.entities[index].attributes[place].defaultDateInterval = nil
            }
        }
        return model
    }

    /// Returns the part that stores contain: without classes and user info.
    private static func stored(_ model: ManagedObjectModel) -> ManagedObjectModel {
        var model = model
        for index in model.entities.indices {
            model.entities[index].representedClassName = nil
            model.entities[index].userInfo = UserInfo()
            for place in model.entities[index].attributes.indices {
                model.entities[index].attributes[place].userInfo = UserInfo()
            }
            for place in model.entities[index].relationships.indices {
                model.entities[index].relationships[place].userInfo = UserInfo()
            }
            for place in model.entities[index].fetchedProperties.indices {
                model.entities[index].fetchedProperties[place].userInfo = UserInfo()
            }
        }
        return model
    }

    private static func reduced(_ model: ManagedObjectModel) -> ManagedObjectModel {
        var model = model
        model.composites = []
        for index in model.configurations.indices { model.configurations[index].isUsedWithCloudKit = false }
        for index in model.fetchRequests.indices { reduce(&model.fetchRequests[index]) }
        for index in model.entities.indices { reduce(&model.entities[index]) }
        return model
    }

    private static func reduce(_ entity: inout EntityDescription) {
        entity.codeGenerationType = nil
        entity.compoundIndexes = []
        for index in entity.attributes.indices { reduce(&entity.attributes[index]) }
        for index in entity.fetchedProperties.indices {
            guard var request = entity.fetchedProperties[index].fetchRequest else { continue }
            reduce(&request)
            entity.fetchedProperties[index].fetchRequest = request
        }
    }

    private static func reduce(_ attribute: inout AttributeDescription) {
        attribute.usesScalarValue = nil
        attribute.regularExpression = nil
        attribute.compositeName = nil
        if attribute.type != .transformable { attribute.customClassName = nil }
        if attribute.isDerived || !attribute.type.hasCompiledDefault {
            attribute.defaultValueText = nil
            attribute.defaultDateInterval = nil
        }
        if attribute.type == .decimal { attribute.defaultValueText = attribute.defaultValueText.map(decimal) }
        attribute.minimumValueText = bound(attribute.minimumValueText, of: attribute.type)
        attribute.maximumValueText = bound(attribute.maximumValueText, of: attribute.type)
        attribute.derivationExpression = attribute.derivationExpression.map { text in
            (try? PredicateParser().expression(from: text))?.format ?? text
        }
    }

    /// Normalizes the spelling of a predicate. An empty predicate is removed, because it has the same meaning as no
    /// predicate: all objects.
    private static func reduce(_ request: inout FetchRequestDescription) {
        request.predicate = request.predicate.flatMap { text in
            text.isEmpty ? nil : (try? PredicateParser().predicate(from: text))?.format ?? text
        }
    }

    /// Returns a bound as a normalized number; nil if the attribute type has no bounds.
    private static func bound(_ text: String?, of type: AttributeType) -> String? {
        switch type {
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .string:
            guard let text, !text.isEmpty else { return nil }
            guard Int64(text) == nil, let number = Double(text) else { return Int64(text).map { "\($0)" } ?? text }
            return Int64(exactly: number).map { "\($0)" } ?? "\(number)"
        case .undefined, .boolean, .date, .binary, .uuid, .uri, .transformable, .objectID, .composite: return nil
        }
    }

    /// Normalizes a decimal number, such as `+01.50` to `1.5`. A text that is not a plain number is returned unchanged.
    private static func decimal(_ text: String) -> String {
        let isNegative = text.hasPrefix("-")
        let parts = text.drop { $0 == "-" || $0 == "+" }
            .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.joined().allSatisfy(\.isASCIIDigit), !parts.joined().isEmpty else { return text }
        let whole = parts[0].drop { $0 == "0" }
        var fraction = parts.count > 1 ? parts[1] : ""
        while fraction.last == "0" { fraction.removeLast() }
        let number = (whole.isEmpty ? "0" : String(whole)) + (fraction.isEmpty ? "" : "." + fraction)
        return isNegative && number != "0" ? "-" + number : number
    }
}

extension AttributeType {
    /// Whether Core Data supports default values for the type.
    fileprivate var hasCompiledDefault: Bool {
        switch self {
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date: true
        case .undefined, .binary, .uuid, .uri, .transformable, .objectID, .composite: false
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
