import ModelcSourceCode

/// The parts of the support file that the generated files use. The file contains only these parts.
///
/// Some parts, such as comparisons of strings, are called only by the app. They are included if the model has a typed
/// key of the type that they apply to.
struct SupportNeeds: Hashable, Sendable {
    /// Whether the model gets a support file.
    var isWritten: Bool { mayBeWritten && (keys || accessors) }
    /// Whether the file contains typed keys, and everything that is based on them.
    let keys: Bool
    private let mayBeWritten: Bool

    // Parts for objects.
    /// Whether any generated initializer looks up its entity.
    private(set) var initializers = false
    /// Whether any class has functions that find or create objects.
    private(set) var insertion = false
    /// Whether any property has an accessor that calls a function of the support file to convert the primitive value.
    private(set) var accessors = false
    /// Whether any property of type `Float` has an accessor that calls a function of the support file.
    private(set) var floats = false

    // Parts for typed keys.
    private(set) var derivedKeys = false
    private(set) var toOneKeys = false
    private(set) var toManyKeys = false
    private(set) var compositeKeys = false
    /// Whether any typed key has a type with raw values.
    private(set) var rawKeys = false
    /// The names of the value types of all typed keys, without modules.
    private var keyTypes: Set<String> = []

    // Parts for snapshots.
    private(set) var snapshots = false
    private(set) var coding = false
    private(set) var snapshotIDs = false
    private(set) var snapshotRelationships = false
    /// Whether any snapshot has the ID of a required related object. The object can nevertheless be missing.
    private(set) var identifiers = false
    private(set) var decimals = false
    /// Whether any snapshot has an attribute whose type has raw values. The default value of the attribute can then
    /// be a case of the type.
    private(set) var cases = false

    init(_ model: GeneratedModel) {
        keys = model.input.support != .none
        mayBeWritten = model.input.settings.support.value
        for generated in model.classes { add(generated) }
        if !model.classes.isEmpty {
            for composite in model.composites { add(composite) }
        }
        keyTypes = Set(keyTypes.map(SupportNeeds.lastName))
        if model.input.settings.fullSupport.value { addEverything() }
    }
}

// The parts that each element of the model needs.
extension SupportNeeds {
    private mutating func add(_ generated: GeneratedClass) {
        if generated.insertsObjects || generated.initializer != nil { initializers = true }
        if generated.insertsObjects || !generated.uniqueKeys.isEmpty { insertion = true }
        // Accessed by index: iterating would copy each whole element.
        for index in generated.attributes.indices { add(generated.attributes[index]) }
        for index in generated.relationships.indices where generated.relationships[index].isStored {
            if generated.relationships[index].cardinality == .toOne { toOneKeys = true } else { toManyKeys = true }
        }
        if let snapshot = generated.snapshot, keys { add(snapshot) }
    }

    private mutating func add(_ attribute: GeneratedProperty) {
        addKey(attribute)
        if attribute.keyType != nil, attribute.setter == .none { derivedKeys = true }
        guard attribute.access == .primitive else { return }
        if attribute.conversion == .cast || attribute.conversion == .float { accessors = true }
        if attribute.conversion == .float { floats = true }
    }

    private mutating func add(_ composite: GeneratedComposite) {
        if composite.hasKeys { compositeKeys = true }
        for member in composite.members { addKey(member) }
    }

    private mutating func addKey(_ property: GeneratedProperty) {
        guard let type = property.keyType else { return }
        keyTypes.insert(type.name)
        if property.hasRawType { rawKeys = true }
    }

    private mutating func add(_ snapshot: GeneratedSnapshot) {
        snapshots = true
        if snapshot.isCodable { coding = true }
        if snapshot.identity == .object { snapshotIDs = true }
        if !snapshot.relationships.isEmpty { snapshotRelationships = true }
        for relationship in snapshot.relationships where relationship.cardinality == .toOne {
            if !relationship.property.type.isOptional { identifiers = true }
        }
        for attribute in snapshot.attributes {
            if attribute.conversion == .decimal { decimals = true }
            if attribute.hasRawType { cases = true }
        }
    }

    /// Includes all parts, for a support file that is shared with models that this run does not generate.
    private mutating func addEverything() {
        (initializers, insertion, accessors, floats) = (true, true, true, true)
        (derivedKeys, toOneKeys, toManyKeys, compositeKeys, rawKeys) = (true, true, true, true, true)
        (snapshots, coding, snapshotIDs, snapshotRelationships) = (keys, keys, keys, keys)
        (identifiers, decimals, cases) = (keys, keys, keys)
    }
}

// Needs that follow from other needs.
extension SupportNeeds {
    /// Whether the file contains fetch conditions that compare objects.
    var objectKeys: Bool { toOneKeys || toManyKeys }

    /// Whether there are typed keys for to-one relationships, derived attributes or composites.
    var reachedKeys: Bool { toOneKeys || derivedKeys || compositeKeys }

    /// The names of the used key types without an order of their values, such as `Foundation.Data`.
    var plainTypes: [String] { used(["Foundation.Data", "Foundation.URL", "NSManagedObjectID"]) }

    /// The names of the used key types by which a store can sort although their values have no `<`, such as
    /// `Swift.Bool`.
    var sortedTypes: [String] { used(["Swift.Bool", "Foundation.UUID"]) }

    /// The names of the used key types with values that can be compared with `<`, such as `Swift.Int`.
    var orderedTypes: [String] {
        used([
            "Swift.Int", "Swift.Int16", "Swift.Int32", "Swift.Int64", "Swift.Double", "Swift.Float", "Swift.String",
            "Foundation.Date", "Foundation.Decimal",
        ])
    }

    var texts: Bool { orderedTypes.contains("Swift.String") }

    /// Returns the names in `types` that are types of typed keys. Returns all of `types` if any key has a type with raw
    /// values, because the raw values may be of any type.
    private func used(_ types: [String]) -> [String] {
        rawKeys ? types : types.filter { keyTypes.contains(SupportNeeds.lastName(of: $0)) }
    }

    /// The type's name without a module. A type is written with a module if the model uses the same name.
    private static func lastName(of type: String) -> String {
        type.split(separator: ".").last.map { String($0) } ?? type
    }
}

extension GeneratedComposite {
    /// Whether fetch conditions can use the composite's members. A composite named `Value` has no keys: in the
    /// extension of `ManagedKey`, `Value` is the generic parameter.
    var hasKeys: Bool { escapedName != "Value" && members.contains { $0.keyType != nil } }
}

extension GeneratedProperty {
    /// Whether the property's type has raw values.
    var hasRawType: Bool {
        switch conversion {
        case .rawValue: true
        case .none, .cast, .float, .composite, .decimal, .timeInterval, .json: false
        }
    }
}
