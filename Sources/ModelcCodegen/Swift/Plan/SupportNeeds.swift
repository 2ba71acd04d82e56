import ModelcSourceCode

/// The parts of the support file that the generated files use, so that it contains only those.
///
/// A part that only an app's code calls, such as a comparison of strings, is included if a key of the model has it.
struct SupportNeeds: Hashable, Sendable {
    /// Whether the model gets a support file.
    var isWritten: Bool { mayBeWritten && (keys || accessors) }
    /// Typed keys and everything based on them.
    let keys: Bool
    private let mayBeWritten: Bool

    // Objects.
    /// Initializers that look up their entity.
    private(set) var initializers = false
    /// Objects that are found or created.
    private(set) var insertion = false
    /// Properties over the primitive value whose accessors are function calls.
    private(set) var accessors = false
    /// The same for `Float`.
    private(set) var floats = false

    // Keys.
    private(set) var derivedKeys = false
    private(set) var toOneKeys = false
    private(set) var toManyKeys = false
    private(set) var compositeKeys = false
    /// Keys of types with raw values.
    private(set) var rawKeys = false
    /// The types of keys, without modules.
    private var keyTypes: Set<String> = []

    // Snapshots.
    private(set) var snapshots = false
    private(set) var coding = false
    private(set) var snapshotIDs = false
    private(set) var snapshotRelationships = false
    /// Identifiers of objects that may be missing although they are required.
    private(set) var identifiers = false
    private(set) var decimals = false
    /// Defaults of the model that are cases of custom types.
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

// The needs of each part of the model.
extension SupportNeeds {
    private mutating func add(_ generated: GeneratedClass) {
        if generated.insertsObjects || generated.initializer != nil { initializers = true }
        if generated.insertsObjects || !generated.uniqueKeys.isEmpty { insertion = true }
        for attribute in generated.attributes { add(attribute) }
        for relationship in generated.relationships where relationship.isStored {
            if relationship.cardinality == .toOne { toOneKeys = true } else { toManyKeys = true }
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

    /// Includes all parts, for a support file that models unknown to this run also use.
    private mutating func addEverything() {
        (initializers, insertion, accessors, floats) = (true, true, true, true)
        (derivedKeys, toOneKeys, toManyKeys, compositeKeys, rawKeys) = (true, true, true, true, true)
        (snapshots, coding, snapshotIDs, snapshotRelationships) = (keys, keys, keys, keys)
        (identifiers, decimals, cases) = (keys, keys, keys)
    }
}

// Derived needs.
extension SupportNeeds {
    /// Conditions that name objects.
    var objectKeys: Bool { toOneKeys || toManyKeys }

    /// Keys of properties that are not attributes of the fetched object itself.
    var reachedKeys: Bool { toOneKeys || derivedKeys || compositeKeys }

    /// The types of unordered values.
    var plainTypes: [String] { used(["Foundation.Data", "Foundation.URL", "NSManagedObjectID"]) }

    /// The types by which a store can sort.
    var sortedTypes: [String] { used(["Swift.Bool", "Foundation.UUID"]) }

    /// The types of values that can be compared by size.
    var orderedTypes: [String] {
        used([
            "Swift.Int", "Swift.Int16", "Swift.Int32", "Swift.Int64", "Swift.Double", "Swift.Float", "Swift.String",
            "Foundation.Date", "Foundation.Decimal",
        ])
    }

    var texts: Bool { orderedTypes.contains("Swift.String") }

    /// The types that keys have. Raw values may have any of them.
    private func used(_ types: [String]) -> [String] {
        rawKeys ? types : types.filter { keyTypes.contains(SupportNeeds.lastName(of: $0)) }
    }

    /// A name without its module; it has one if the model uses the name.
    private static func lastName(of type: String) -> String {
        type.split(separator: ".").last.map { String($0) } ?? type
    }
}

extension GeneratedComposite {
    /// Whether conditions can name its members. In the extension with its keys, a type `Value` would be the parameter
    /// of `ManagedKey`.
    var hasKeys: Bool { escapedName != "Value" && members.contains { $0.keyType != nil } }
}

extension GeneratedProperty {
    /// Whether it is of a type with raw values.
    var hasRawType: Bool {
        switch conversion {
        case .rawValue: true
        case .none, .cast, .float, .composite, .decimal, .timeInterval, .json: false
        }
    }
}
