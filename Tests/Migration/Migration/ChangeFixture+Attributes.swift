import ModelcSchema
import ModelcTestSupport

extension ChangeFixture {
    static let attributes: [ChangeFixture] = added + removed + types + needs + unhashed + hashed + derived

    private static func required(_ name: String, _ type: AttributeType, _ value: String? = nil) -> AttributeDescription
    {
        attribute(name, type) {
            $0.isOptional = false
            $0.defaultValueText = value
        }
    }

    private static func transient(_ name: String, _ type: AttributeType) -> AttributeDescription {
        attribute(name, type) { $0.isTransient = true }
    }

    private static func derived(_ expression: String, _ type: AttributeType = .integer64) -> AttributeDescription {
        attribute("count", type) {
            $0.isDerived = true
            $0.derivationExpression = expression
        }
    }

    private static let added: [ChangeFixture] = [
        ChangeFixture(
            1, "an optional attribute", .attributeAddedOptional, hash: true, .lightweight,
            attribute: nil, attribute("title")),
        ChangeFixture(
            2, "a required attribute with a default", .attributeAddedRequiredDefault, hash: true, .lightweight,
            attribute: nil, required("pages", .integer16, "0")),
        ChangeFixture(
            3, "a required attribute without", .attributeAddedRequiredNoDefault, hash: true, .dataDependent,
            infers: .dependsOnData, code: .requiredWithoutDefault,
            attribute: nil, required("isbn", .string)),
        ChangeFixture(
            3, "a required binary, whose default text is none", .attributeAddedRequiredNoDefault, hash: true,
            .dataDependent, infers: .dependsOnData, code: .requiredWithoutDefault,
            attribute: nil, required("cover", .binary, "x")),
        ChangeFixture(
            18, "a transient attribute", .attributeAddedTransient, hash: false, .none, code: .schemaUnchanged,
            attribute: nil, transient("label", .string)),
    ]

    private static let removed: [ChangeFixture] = [
        ChangeFixture(
            4, "an attribute removed", .attributeRemoved, hash: true, .dataLoss, code: .attributeRemoved,
            attribute: attribute("title"), nil),
        ChangeFixture(
            48, "a transient attribute removed", .attributeRemoved, hash: false, .none, code: .schemaUnchanged,
            attribute: transient("label", .string), nil),
        ChangeFixture(
            5, "an attribute renamed", .attributeRenamed, hash: true, .lightweightRename,
            attribute: attribute("name"), attribute("title", id: "name")),
        ChangeFixture(
            16, "persistent to transient", .attributePersistentToTransient, hash: true, .dataLoss,
            code: .madeTransient, attribute: attribute("label"), transient("label", .string)),
    ]

    private static let types: [ChangeFixture] = [
        ChangeFixture(
            10, "a number widened", .attributeTypeNumericWidened, hash: true, .lightweight,
            attribute: attribute("pages", .integer16), attribute("pages", .integer64)),
        ChangeFixture(
            10, "a number narrowed", .attributeTypeNumericNarrowed, hash: true, .lightweight, code: .numericNarrowing,
            attribute: attribute("pages", .double), attribute("pages", .integer32)),
        ChangeFixture(
            10, "a long integer to a double, which is not exact", .attributeTypeNumericNarrowed, hash: true,
            .lightweight, code: .numericNarrowing,
            attribute: attribute("pages", .integer64), attribute("pages", .double)),
        ChangeFixture(
            11, "Boolean to number", .attributeTypeBooleanNumeric, hash: true, .dataDependent, infers: .dependsOnData,
            code: .booleanNumeric, attribute: attribute("read", .boolean), attribute("read", .integer16)),
        ChangeFixture(
            12, "text to number", .attributeTypeIncompatible, hash: true, .blocked, infers: .blocked,
            code: .incompatibleType, attribute: attribute("pages", .string), attribute("pages", .integer16)),
        ChangeFixture(
            18, "the type of a transient attribute", .attributeTypeTransient, hash: false, .none,
            code: .schemaUnchanged, attribute: transient("label", .string), transient("label", .date)),
        ChangeFixture(
            18, "the type of a derived attribute", .attributeTypeDerived, hash: false, .none, code: .schemaUnchanged,
            attribute: derived("pages.@count"), derived("pages.@count", .string)),
    ]

    private static let needs: [ChangeFixture] = [
        ChangeFixture(
            7, "required to optional", .attributeRequiredToOptional, hash: true, .lightweight,
            attribute: required("title", .string), attribute("title")),
        ChangeFixture(
            8, "optional to required with a default", .attributeOptionalToRequiredDefault, hash: true, .dataDependent,
            infers: .dependsOnData, code: .optionalToRequired,
            attribute: attribute("pages", .integer16) { $0.defaultValueText = "0" }, required("pages", .integer16, "0")),
        ChangeFixture(
            9, "optional to required without", .attributeOptionalToRequiredNoDefault, hash: true, .dataDependent,
            infers: .dependsOnData, code: .optionalToRequired,
            attribute: attribute("title"), required("title", .string)),
        ChangeFixture(
            15, "transient to persistent, optional", .attributeTransientToPersistent, hash: true, .lightweight,
            attribute: transient("label", .string), attribute("label")),
        ChangeFixture(
            15, "transient to persistent, required with a default", .attributeTransientToPersistent, hash: true,
            .lightweight,
            attribute: attribute("pages", .integer16) {
                $0.isTransient = true
                $0.defaultValueText = "0"
            }, required("pages", .integer16, "0")),
        ChangeFixture(
            15, "transient to persistent, required without", .attributeTransientToPersistent, hash: true,
            .dataDependent, infers: .dependsOnData, code: .requiredWithoutDefault,
            attribute: transient("label", .string), required("label", .string)),
    ]

    private static let unhashed: [ChangeFixture] = [
        ChangeFixture(
            13, "a default", .attributeDefaultChanged, hash: false, .none, code: .defaultChanged,
            attribute: required("pages", .integer16, "0"), required("pages", .integer16, "1")),
        ChangeFixture(
            14, "a validation tightened", .attributeValidationChanged, hash: false, .none, code: .validationTightened,
            attribute: attribute("pages", .integer16) { $0.minimumValueText = "0" },
            attribute("pages", .integer16) { $0.minimumValueText = "1" }),
        ChangeFixture(
            14, "a validation loosened", .attributeValidationChanged, hash: false, .none, code: .schemaUnchanged,
            attribute: attribute("pages", .integer16) { $0.maximumValueText = "9" },
            attribute("pages", .integer16) { $0.maximumValueText = "10" }),
        ChangeFixture(
            14, "a regular expression", .attributeValidationChanged, hash: false, .none, code: .validationTightened,
            attribute: attribute("title"), attribute("title") { $0.regularExpression = "[A-Z].*" }),
        ChangeFixture(
            18, "a transformer", .attributeTransformerChanged, hash: false, .none, code: .transformerChanged,
            attribute: attribute("colour", .transformable) { $0.valueTransformerName = "One" },
            attribute("colour", .transformable) { $0.valueTransformerName = "Two" }),
        ChangeFixture(
            18, "a transformer of the same form", .attributeTransformerChanged, hash: false, .none,
            code: .schemaUnchanged,
            attribute: attribute("colour", .transformable) { $0.valueTransformerName = "NSSecureUnarchiveFromData" },
            attribute("colour", .transformable) { $0.valueTransformerName = "ColorSecureUnarchiveFromData" }),
        ChangeFixture(
            18, "a value's class", .attributeClassChanged, hash: false, .none, code: .schemaUnchanged,
            attribute: attribute("colour", .transformable) { $0.customClassName = "NSArray" },
            attribute("colour", .transformable) { $0.customClassName = "NSSet" }),
        ChangeFixture(
            18, "scalar or object", .attributeScalarChanged, hash: false, .none, code: .schemaUnchanged,
            attribute: attribute("pages", .integer16) { $0.usesScalarValue = false },
            attribute("pages", .integer16) { $0.usesScalarValue = true }),
        ChangeFixture(
            18, "user info of a property", .entityUserInfoChanged, hash: false, .none, code: .schemaUnchanged,
            attribute: attribute("title"),
            attribute("title") { $0.userInfo = UserInfo([UserInfoEntry(key: "k", value: "v")]) }),
    ]

    private static let hashed: [ChangeFixture] = [
        ChangeFixture(
            17, "external storage", .attributeExternalStorageChanged, hash: true, .lightweight,
            attribute: attribute("cover", .binary), attribute("cover", .binary) { $0.allowsExternalStorage = true }),
        ChangeFixture(
            17, "kept for history", .attributeHistoryPreservationChanged, hash: true, .lightweight,
            attribute: attribute("title"), attribute("title") { $0.preservesValueOnDeletion = true }),
        ChangeFixture(
            20, "a property's hash modifier", .propertyHashModifierChanged, hash: true, .lightweight,
            attribute: attribute("title"), attribute("title") { $0.versionHashModifier = "2" }),
        ChangeFixture(
            4, "attribute gone, same name as nothing", .attributeRemoved, hash: true, .dataLoss,
            code: .attributeRemoved, attribute: attribute("title", id: "name"), nil),
        ChangeFixture(
            5, "one name, two identifiers", .renamingIDMismatch, hash: false, .none,
            infers: .dependsOnData, code: .renameChainBroken, attribute: attribute("title", id: "name"),
            attribute("title", id: "caption")),
    ]

    private static let derived: [ChangeFixture] = [
        ChangeFixture(
            44, "a derived attribute", .attributeAddedDerived, hash: true, .lightweight,
            attribute: nil, derived("pages.@count")),
        ChangeFixture(
            44, "a derived attribute of an unmeasured form", .attributeAddedDerived, hash: true, .lightweight,
            code: .hashUnverified, attribute: nil, derived("pages.@sum.words")),
        ChangeFixture(
            44, "another expression", .attributeDerivationChanged, hash: true, .lightweight,
            attribute: derived("now()"), derived("pages.@count")),
        ChangeFixture(
            44, "derived no longer", .attributeNoLongerDerived, hash: true, .lightweight,
            attribute: derived("now()"), attribute("count", .integer64)),
        ChangeFixture(
            44, "made derived", .attributeMadeDerived, hash: true, .dataLoss, code: .attributeRemoved,
            attribute: attribute("count", .integer64), derived("pages.@count")),
    ]
}
