import ModelcDiagnostics
import ModelcSchema

extension AttributeDescription {
    /// `<attribute>` of an entity or a composite (FormatModelXML §2.5, §2.6).
    static let xmlFormat = XMLElementFormat<AttributeDescription>(
        "attribute",
        fields: [
            .name("name", \.name),
            .flag("optional", \.isOptional),
            .flag("transient", \.isTransient),
            .attributeType,
            .text("composite", \.compositeName),
            .text("valueTransformerName", \.valueTransformerName),
            .flag("allowsExternalBinaryDataStorage", \.allowsExternalStorage),
            .flag("derived", \.isDerived),
            .text("derivationExpression", \.derivationExpression),
            .flag("allowsCloudEncryption", \.allowsCloudEncryption),
            .text("customClassName", \.customClassName),
            .interval("minDateTimeInterval", \.minimumDateInterval),
            .text("minValueString", \.minimumValueText),
            .interval("maxDateTimeInterval", \.maximumDateInterval),
            .text("maxValueString", \.maximumValueText),
            .text("regularExpressionString", \.regularExpression),
            .interval("defaultDateTimeInterval", \.defaultDateInterval),
            .text("defaultValueString", \.defaultValueText),
            .optionalFlag("usesScalarValueType", \.usesScalarValue),
            .flag("preserveAfterDeletion", \.preservesValueOnDeletion),
            .flag("indexed", \.isIndexed),
            .flag("spotlightIndexingEnabled", \.isIndexedBySpotlight),
            .text("elementID", \.renamingIdentifier),
            .text("versionHashModifier", \.versionHashModifier),
            .flag("storedInTruthFile", \.isStoredInTruthFile),
            .flag("syncable", \.isSyncable),
            .flag("isSyncIdentityProperty", \.isSyncIdentity),
        ],
        children: [.container("userInfo", \.userInfo.entries, UserInfoEntry.xmlFormat, sortedBy: "key")],
        pathComponent: \.name,
        check: { AttributeCheck(attribute: $0, report: $1).run() })
}

extension XMLField<AttributeDescription> {
    /// Absent is the undefined type, which Xcode never spells out.
    fileprivate static var attributeType: XMLField {
        XMLField(
            name: "attributeType",
            read: { text, attribute in
                guard let type = AttributeType(rawValue: text) else {
                    let near = AttributeType(word: text)?.rawValue ?? near(text, AttributeType.self)
                    return .invalid(.unknownAttributeType(near))
                }
                attribute.type = type
                switch type {
                case .undefined, .objectID: return .invalid(.unusualAttributeType)
                case .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .binary,
                    .uuid, .uri, .transformable, .composite:
                    return .canonical
                }
            },
            write: { $0.pointee.type == .undefined ? nil : $0.pointee.type.rawValue })
    }
}

extension FieldProblem {
    fileprivate static func unknownAttributeType(_ near: String?) -> FieldProblem {
        FieldProblem(
            id: .unreadableElement, severity: .error, message: "is not an attribute type",
            help: near.map { "did you mean '\($0)'?" }
                ?? "the types are " + AttributeType.allCases.map(\.rawValue).joined(separator: ", "))
    }

    /// No public model has these spellings: that they mean what they say is unverified.
    fileprivate static var unusualAttributeType: FieldProblem {
        FieldProblem(
            id: .undefinedAttributeType, severity: .warning, message: "is read as written, but Xcode never writes it",
            help: "remove attributeType for an undefined type, or write one, such as attributeType=\"String\"")
    }
}

/// What can be said about an attribute while it is read: values that are ignored, and settings without effect on its
/// type (FormatModelXML §3, §8).
struct AttributeCheck {
    let attribute: AttributeDescription
    let report: ElementReport

    func run() {
        checkDefault()
        checkBounds()
        checkEffects()
        if attribute.isDerived, (attribute.derivationExpression ?? "").isEmpty {
            report.warning(
                .invalidDerivation, "the attribute is derived and has no derivation expression", attribute: "derived",
                help: "write one, such as derivationExpression=\"now:()\"; or remove derived=\"YES\"")
        }
        attribute.userInfo.reportDuplicateKeys(report)
    }

    private func checkDefault() {
        guard let text = attribute.defaultValueText else { return }
        switch attribute.type {
        case .integer16: checkInteger(text, Int64(Int16.min)...Int64(Int16.max))
        case .integer32: checkInteger(text, Int64(Int32.min)...Int64(Int32.max))
        case .integer64: checkInteger(text, Int64.min...Int64.max)
        case .double, .float, .decimal: checkNumber(text)
        case .boolean: checkBoolean(text)
        case .string: break
        case .date where attribute.defaultDateInterval != nil: break
        case .date: ignoredDefault("a date's default is read from defaultDateTimeInterval")
        case .undefined, .binary, .uuid, .uri, .transformable, .objectID, .composite:
            ignoredDefault("\(attribute.type.rawValue) attributes have no default")
        }
    }

    /// Core Data's compiler reads the digits that a text begins with. Xcode itself leaves `0.0`, YES and NO behind when a
    /// type is changed: those are no more than a note.
    private func checkInteger(_ text: String, _ range: ClosedRange<Int64>) {
        if let number = Int64(text) {
            guard !range.contains(number) else { return }
            return unreadableDefault("does not fit \(attribute.type.rawValue)", "choose a default from \(range)")
        }
        let message = "is not a whole number; Core Data reads its leading digits, or 0"
        if ["0.0", "YES", "NO"].contains(text) {
            report.note(
                .defaultNotRepresentable, "the default '\(text)' \(message)", attribute: "defaultValueString",
                help: "write a whole number")
        } else {
            unreadableDefault(message, "write a whole number")
        }
    }

    private func checkNumber(_ text: String) {
        guard Double(text)?.isFinite != true else { return }
        unreadableDefault("is not a number", "write a number")
    }

    private func checkBoolean(_ text: String) {
        guard !["YES", "NO"].contains(text.uppercased()) else { return }
        report.note(
            .defaultNotRepresentable, "the default '\(text)' of a Boolean is neither YES nor NO",
            attribute: "defaultValueString",
            help: "write defaultValueString=\"YES\" or defaultValueString=\"NO\"")
    }

    private func unreadableDefault(_ reason: String, _ help: String) {
        report.warning(
            .defaultNotRepresentable, "the default '\(attribute.defaultValueText ?? "")' \(reason)",
            attribute: "defaultValueString", help: help)
    }

    private func ignoredDefault(_ reason: String) {
        report.warning(
            .defaultNotRepresentable, "the default '\(attribute.defaultValueText ?? "")' is ignored: \(reason)",
            attribute: "defaultValueString", help: "remove it, or set the value when an object is inserted")
    }

    private func checkBounds() {
        checkBound(attribute.minimumValueText, attribute.minimumDateInterval, "min")
        checkBound(attribute.maximumValueText, attribute.maximumDateInterval, "max")
    }

    private func checkBound(_ text: String?, _ interval: Double?, _ prefix: String) {
        guard let text else { return }
        switch attribute.type {
        case .integer16, .integer32, .integer64, .double, .float, .decimal, .string:
            guard Double(text)?.isFinite != true else { return }
            report.warning(
                .ignoredContent, "the bound '\(text)' is not a number and is ignored",
                attribute: prefix + "ValueString", help: "write a number")
        case .date:
            guard interval == nil else { return }
            report.warning(
                .ignoredContent,
                "the bound '\(text)' is ignored: a date's bound is read from \(prefix)DateTimeInterval",
                attribute: prefix + "ValueString",
                help: "write the seconds since 2001-01-01 00:00 UTC, such as \(prefix)DateTimeInterval=\"0\"")
        case .undefined, .boolean, .binary, .uuid, .uri, .transformable, .objectID, .composite: break
        }
    }

    private func checkEffects() {
        let type = attribute.type
        if attribute.transformerName != nil, type != .transformable {
            report.withoutEffect(["valueTransformerName"], on: type, .transformerOnNonTransformable)
        }
        if attribute.valueClassName != nil, type != .transformable {
            report.withoutEffect(["customClassName"], on: type, .classOnNonTransformable)
        }
        if attribute.allowsExternalStorage, !type.canBeExternal, type != .undefined {
            report.withoutEffect(["allowsExternalBinaryDataStorage"], on: type, .externalStorageOnNonBinary)
        }
        let settings = [
            ("minValueString", attribute.minimumValueText != nil && !type.hasBounds),
            ("maxValueString", attribute.maximumValueText != nil && !type.hasBounds),
            ("regularExpressionString", attribute.regularExpression != nil && type != .string),
            ("composite", attribute.compositeName != nil && type != .composite),
            ("usesScalarValueType", attribute.usesScalarValue != nil && !type.canBeScalar),
            ("defaultDateTimeInterval", attribute.defaultDateInterval != nil && type != .date),
            ("minDateTimeInterval", attribute.minimumDateInterval != nil && type != .date),
            ("maxDateTimeInterval", attribute.maximumDateInterval != nil && type != .date),
        ]
        report.withoutEffect(settings.filter(\.1).map(\.0), on: type)
        if attribute.derivationExpression != nil, !attribute.isDerived {
            report.warning(
                .ignoredContent, "derivationExpression has no effect: the attribute is not derived",
                attribute: "derivationExpression", help: "remove it, or make the attribute derived")
        }
    }

}

extension ElementReport {
    /// Settings that the attribute's type does not have: they have one cause, and are reported once.
    fileprivate func withoutEffect(
        _ names: [String], on type: AttributeType, _ id: DiagnosticID = .ignoredContent
    ) {
        guard let first = names.first else { return }
        let kind = type == .undefined ? "an attribute without a type" : type.rawValue
        let effect = names.count == 1 ? "has no effect: it is" : "have no effect: they are"
        warning(
            id, "\(names.joined(separator: ", ")) \(effect) set on \(kind)", attribute: first,
            help: names.count == 1 ? "remove it" : "remove them")
    }
}
