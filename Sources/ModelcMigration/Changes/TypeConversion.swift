import ModelcPlans
import ModelcSchema

extension ChangeList {
    /// Adds the change for an added attribute to the list.
    mutating func addAddition(of new: AttributeDescription, _ site: Site) {
        let kind: SchemaChangeKind =
            if new.isTransient {
                .attributeAddedTransient
            } else if new.isDerived {
                .attributeAddedDerived
            } else if new.isOptional {
                .attributeAddedOptional
            } else if new.hasDefault {
                .attributeAddedRequiredDefault
            } else {
                .attributeAddedRequiredNoDefault
            }
        add(kind, new.hasProvenHash ? site : site.with(.hashUnverified), to: new.typeText)
    }

    /// Adds the changes of an attribute that both versions have to the list.
    mutating func addChanges(
        _ old: AttributeDescription, _ new: AttributeDescription, _ property: PropertyMatch, _ site: Site
    ) {
        let isTransient = old.isTransient && new.isTransient
        let site = isTransient ? site.with(.transient) : site
        addCommonChanges(old, new, property, site, renamed: .attributeRenamed, moved: .attributeMoved)
        addUnhashedChanges(old, new, site)
        switch (old.isTransient, new.isTransient) {
        case (true, false):
            add(.attributeTransientToPersistent, needing(new, site), to: new.typeText)
        case (false, true):
            add(.attributePersistentToTransient, site, from: old.typeText)
        case (true, true):
            add(.attributeTypeTransient, site, ifDiffer: old.typeText, new.typeText)
            addOptionalityChange(old, new, site)
        case (false, false):
            addStoredChanges(old, new, site)
        }
    }

    private func needing(_ new: AttributeDescription, _ site: Site) -> Site {
        if new.isOptional || new.isDerived { return site }
        return site.with(new.hasDefault ? .requiredWithDefault : .requiredWithoutDefault)
    }

    /// Adds to the list the changes of an attribute that affect stored values.
    private mutating func addStoredChanges(
        _ old: AttributeDescription, _ new: AttributeDescription, _ site: Site
    ) {
        let isProven = old.hasProvenHash && new.hasProvenHash
        addDerivationChange(old, new, isProven ? site : site.with(.hashUnverified))
        // A derived value is recomputed, so its old type and a missing value do not matter.
        if !new.isDerived {
            addTypeChange(old, new, site)
            addOptionalityChange(old, new, site)
        } else if old.isDerived {
            add(.attributeTypeDerived, site, ifDiffer: old.typeText, new.typeText)
        }
        add(
            .attributeExternalStorageChanged, site, ifDiffer: old.allowsExternalStorage, new.allowsExternalStorage)
        add(
            .attributeHistoryPreservationChanged, site, ifDiffer: old.preservesValueOnDeletion,
            new.preservesValueOnDeletion)
    }

    private mutating func addDerivationChange(
        _ old: AttributeDescription, _ new: AttributeDescription, _ site: Site
    ) {
        switch (old.isDerived, new.isDerived) {
        case (false, false): break
        case (false, true): add(.attributeMadeDerived, site, from: old.typeText, to: new.derivationExpression)
        case (true, false): add(.attributeNoLongerDerived, site, from: old.derivationExpression, to: new.typeText)
        case (true, true):
            add(
                .attributeDerivationChanged, site, ifDiffer: old.derivationExpression, new.derivationExpression,
                as: text)
        }
    }

    private mutating func addTypeChange(_ old: AttributeDescription, _ new: AttributeDescription, _ site: Site) {
        guard old.typeText != new.typeText else { return }
        if old.type == .composite, new.type == .composite {
            return addCompositeChange(CompositeUse(old, source.model), CompositeUse(new, destination.model), site) {
                ($0.name, $1.name)
            }
        }
        let kind: SchemaChangeKind =
            switch TypeConversion(from: old.type, to: new.type) {
            case .none, .widening: .attributeTypeNumericWidened
            case .narrowing: .attributeTypeNumericNarrowed
            case .booleanNumeric: .attributeTypeBooleanNumeric
            case .impossible: .attributeTypeIncompatible
            }
        add(kind, site, from: old.typeText, to: new.typeText)
    }

    private mutating func addOptionalityChange(
        _ old: AttributeDescription, _ new: AttributeDescription, _ site: Site
    ) {
        switch (old.isOptional, new.isOptional) {
        case (false, false), (true, true): break
        case (false, true): add(.attributeRequiredToOptional, site)
        case (true, false):
            add(
                new.hasDefault ? .attributeOptionalToRequiredDefault : .attributeOptionalToRequiredNoDefault, site,
                to: new.defaultText)
        }
    }

    /// Adds to the list the changes of an attribute that do not change the version hash (FormatVersionHash §5).
    private mutating func addUnhashedChanges(
        _ old: AttributeDescription, _ new: AttributeDescription, _ site: Site
    ) {
        if !old.hasSameDefault(as: new) {
            add(.attributeDefaultChanged, site, from: old.defaultText, to: new.defaultText)
        }
        let validation = ValidationChange(from: old, to: new)
        if let old = validation.oldText, let new = validation.newText {
            add(.attributeValidationChanged, validation.isTightened ? site.with(.tightened) : site, from: old, to: new)
        }
        let keepsForm = TransformerStep(from: old, to: new) == .keepsForm
        add(
            .attributeTransformerChanged, keepsForm ? site.with(.sameStorage) : site, ifDiffer: old.transformerName,
            new.transformerName, as: text)
        add(.attributeClassChanged, site, ifDiffer: old.valueClassName, new.valueClassName, as: text)
        add(.attributeScalarChanged, site, ifDiffer: old.usesScalarValue ?? false, new.usesScalarValue ?? false)
    }
}

extension AttributeDescription {
    /// The type for display. For a composite attribute it is the name of the composite.
    var typeText: String { type == .composite ? (compositeName ?? type.rawValue) : type.rawValue }

    /// The default value for display; nil if there is none.
    var defaultText: String? {
        switch defaultValue {
        case nil: nil
        case .integer(let value)?: String(value)
        case .double(let value)?: "\(value)"
        case .decimal(let text)?, .string(let text)?: text
        case .boolean(let value)?: value ? "YES" : "NO"
        case .date(let seconds)?: "\(seconds) s since 2001-01-01"
        }
    }

    /// Whether both default values are equal. For different types the texts are compared, as numbers if possible: `0`
    /// and `0.0` are equal.
    func hasSameDefault(as other: AttributeDescription) -> Bool {
        if type == other.type { return defaultValue == other.defaultValue }
        if let left = defaultText.flatMap(Double.init), let right = other.defaultText.flatMap(Double.init) {
            return left == right
        }
        return defaultText == other.defaultText
    }
}

/// How Core Data converts stored values if the type of an attribute changes (rows 10 to 12 of FormatMigrationFacts §3,
/// condition I4 of §5).
enum TypeConversion: Hashable {
    case none
    /// The new type can represent every old value exactly.
    case widening
    /// An old value may not fit into the new type, or may lose precision.
    case narrowing
    /// A conversion between Boolean and a number. Unverified: Core Data may reject it.
    case booleanNumeric
    case impossible

    init(from old: AttributeType, to new: AttributeType) {
        if old == new {
            self = .none
        } else if old.isNumber, new.isNumber {
            self = TypeConversion.holding(old).contains(new) ? .widening : .narrowing
        } else if (old == .boolean && new.isNumber) || (old.isNumber && new == .boolean) {
            self = .booleanNumeric
        } else {
            self = .impossible
        }
    }

    /// Returns the numeric types that represent every value of this type exactly.
    private static func holding(_ type: AttributeType) -> Set<AttributeType> {
        switch type {
        case .integer16: [.integer32, .integer64, .decimal, .double, .float]
        case .integer32: [.integer64, .decimal, .double]
        case .integer64: [.decimal]
        case .float: [.double]
        case .undefined, .decimal, .double, .string, .boolean, .date, .binary, .uuid, .uri, .transformable, .objectID,
            .composite:
            []
        }
    }
}
