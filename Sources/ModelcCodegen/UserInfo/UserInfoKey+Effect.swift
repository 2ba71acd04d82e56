extension UserInfoKey {
    /// What the key does on an element of that kind.
    func effect(on element: UserInfoElement) -> UserInfoEffect {
        switch self {
        case .documentation, .discussion: .honoured
        case .ignore, .mogeneratorIgnore: .on(element != .fetchRequest)
        case .customBaseClass, .additionalImports, .access, .snapshot: .on(element == .entity)
        case .codable: .on(element == .entity || element == .attribute)
        case .readOnly, .attributeValueScalarType, .attributeRawValueEnumType, .attributeCodableTypeName, .rawType,
            .unwrapOptional, .nonOptionalInit, .rawFallback, .enumCases:
            .on(element == .attribute)
        case .attributeValueClassName, .swiftType: .on(element == .attribute || element == .member)
        case .additionalHeaderFileName: element == .entity ? .objectiveC : .misplaced
        case .attributeTransformableProtocols:
            element == .attribute || element == .member ? .objectiveC : .misplaced
        case .destinationEntityIDKeyPath: element == .relationship ? .mogeneratorTemplates : .misplaced
        case .usesScalarAttributeType: .mogeneratorTemplates
        case .syncable: .foreign
        }
    }
}

extension UserInfoEffect {
    fileprivate static func on(_ isHonoured: Bool) -> UserInfoEffect { isHonoured ? .honoured : .misplaced }
}
