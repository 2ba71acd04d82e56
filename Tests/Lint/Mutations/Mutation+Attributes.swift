import ModelcSchema

extension Mutation {
    private static let integers: Set<AttributeType> = [.integer16, .integer32, .integer64]

    private static func ofAttributes(
        _ name: String, _ rule: String, explained: Set<String> = [], part: String? = nil,
        where isMeant: @escaping @Sendable (AttributeDescription) -> Bool = { _ in true },
        _ change: @escaping @Sendable (inout AttributeDescription) -> Void
    ) -> Mutation {
        Mutation(name, explained: explained) { model in
            model.attributePlaces(isMeant).sampled(2).map { place in
                let broken = model.changed { change(&$0[attribute: place]) }
                return Broken(
                    model: broken, rule: rule, part: broken.path(attribute: place),
                    formerPart: model.path(attribute: place))
            }
        }
    }

    static let attributes: [Mutation] = [
        ofAttributes(
            "default that is not a number", "default-not-representable",
            where: { integers.contains($0.type) }
        ) {
            $0.defaultValueText = "much"
        },
        ofAttributes(
            "default that does not fit", "default-not-representable", where: { $0.type == .integer16 }
        ) {
            $0.defaultValueText = "70000"
        },
        ofAttributes(
            "default below the minimum", "default-violates-validation",
            where: { integers.contains($0.type) }
        ) {
            $0.defaultValueText = "1"
            $0.minimumValueText = "2"
            $0.maximumValueText = nil
        },
        ofAttributes(
            "minimum above the maximum", "inverted-bounds", explained: ["default-violates-validation"],
            where: { integers.contains($0.type) || $0.type == .string }
        ) {
            $0.minimumValueText = "9"
            $0.maximumValueText = "3"
        },
        ofAttributes(
            "pattern that does not compile", "invalid-validation-regex",
            explained: ["default-violates-validation"],
            where: { $0.type == .string }
        ) {
            $0.regularExpression = "([a-z"
        },
        ofAttributes("drop a type", "undefined-attribute-type", explained: ["cloudkit", "correctness"]) {
            $0.type = .undefined
        },
        ofAttributes(
            "take a name of NSManagedObject", "reserved-property-name",
            explained: ["correctness", "naming", "property-redeclared-in-subentity"]
        ) {
            $0.name = "description"
        },
        ofAttributes("a blank in a name", "invalid-property-name", explained: ["correctness"]) {
            $0.name += " 2"
        },
        ofAttributes(
            "drop a transformer", "insecure-transformer",
            where: { $0.type == .transformable && $0.transformerName != nil }
        ) {
            $0.valueTransformerName = nil
        },
        ofAttributes(
            "a Swift type as class", "invalid-objc-class", where: { $0.type == .transformable }
        ) {
            $0.customClassName = "[String: Int]"
        },
        Mutation("repeat an attribute", explained: ["attributes", "inline-binary"]) { model in
            model.attributePlaces { _ in true }.sampled(2).map { place in
                Broken(
                    model: model.changed {
                        $0.entities[place.entity].attributes.append(model[attribute: place])
                    },
                    rule: "duplicate-property-name", part: model.path(attribute: place))
            }
        },
        Mutation("mirror to CloudKit what it refuses", explained: ["cloudkit", "feature-needs-newer-tools"]) { model in
            model.attributePlaces { _ in true }.sampled(3).map { place in
                Broken(
                    model: model.changed {
                        $0.isUsedWithCloudKit = true
                        $0[attribute: place].isOptional = false
                        $0[attribute: place].defaultValueText = nil
                        $0[attribute: place].defaultDateInterval = nil
                    }, rule: model[attribute: place].type == .undefined ? nil : "cloudkit-required-attribute",
                    part: model.path(attribute: place))
            }
        },
    ]
}
