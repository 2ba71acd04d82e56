import ModelcSettings

/// What the user can choose about the types of properties (code-generation §2).
package struct TypeOptions: Hashable, Sendable {
    package var optionality = OptionalityStyle.model
    package var requiredWithoutDefault = RequiredAttributeStyle.nonoptional
    package var requiredToOne = RequiredToOneStyle.nonoptional
    package var numbers = NumberStyle.scalar
    package var dates = DateStyle.date
    package var decimals = DecimalStyle.object
    package var collections = CollectionStyle.set

    package init() {}
}
