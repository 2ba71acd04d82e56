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
        check: { $0.check($1) })
}

extension XMLField<AttributeDescription> {
    /// The field for the attribute type. If the XML attribute is missing, the type is undefined; Xcode never writes the
    /// undefined type.
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

    /// The problem reported for a type name that occurs in no public model: its meaning is not verified.
    fileprivate static var unusualAttributeType: FieldProblem {
        FieldProblem(
            id: .undefinedAttributeType, severity: .warning, message: "is read as written, but Xcode never writes it",
            help: "remove attributeType for an undefined type, or write one, such as attributeType=\"String\"")
    }
}

/// Reports problems of an attribute while it is read: values that are ignored, and settings without effect on its type
/// (FormatModelXML §3, §8).
extension AttributeDescription {
    fileprivate func check(_ report: ElementReport) {
        checkDefault(report)
        checkBounds(report)
        checkEffects(report)
        if isDerived, (derivationExpression ?? "").isEmpty {
            report.warning(
                .invalidDerivation, "the attribute is derived and has no derivation expression", attribute: "derived",
                help: "write one, such as derivationExpression=\"now:()\"; or remove derived=\"YES\"")
        }
        userInfo.reportDuplicateKeys(report)
    }

    private func checkDefault(_ report: ElementReport) {
        guard let text = defaultValueText else { return }
        switch type {
        case .integer16: checkInteger(text, Int64(Int16.min)...Int64(Int16.max), report)
        case .integer32: checkInteger(text, Int64(Int32.min)...Int64(Int32.max), report)
        case .integer64: checkInteger(text, Int64.min...Int64.max, report)
        case .double, .float, .decimal: checkNumber(text, report)
        case .boolean: checkBoolean(text, report)
        case .string: break
        case .date where defaultDateInterval != nil: break
        case .date: ignoredDefault("a date's default is read from defaultDateTimeInterval", report)
        case .undefined, .binary, .uuid, .uri, .transformable, .objectID, .composite:
            ignoredDefault("\(type.rawValue) attributes have no default", report)
        }
    }

    /// Reports a default that is not an integer. Core Data's compiler reads only its leading digits. `0.0`, `YES` and
    /// `NO` are reported as notes only, because Xcode itself leaves them when the type is changed.
    private func checkInteger(_ text: String, _ range: ClosedRange<Int64>, _ report: ElementReport) {
        if let number = Int64(text) {
            guard !range.contains(number) else { return }
            return unreadableDefault("does not fit \(type.rawValue)", "choose a default from \(range)", report)
        }
        let message = "is not a whole number; Core Data reads its leading digits, or 0"
        if ["0.0", "YES", "NO"].contains(text) {
            report.note(
                .defaultNotRepresentable, "the default '\(text)' \(message)", attribute: "defaultValueString",
                help: "write a whole number")
        } else {
            unreadableDefault(message, "write a whole number", report)
        }
    }

    private func checkNumber(_ text: String, _ report: ElementReport) {
        guard Double(text)?.isFinite != true else { return }
        unreadableDefault("is not a number", "write a number", report)
    }

    private func checkBoolean(_ text: String, _ report: ElementReport) {
        guard !["YES", "NO"].contains(text.uppercased()) else { return }
        report.note(
            .defaultNotRepresentable, "the default '\(text)' of a Boolean is neither YES nor NO",
            attribute: "defaultValueString",
            help: "write defaultValueString=\"YES\" or defaultValueString=\"NO\"")
    }

    private func unreadableDefault(_ reason: String, _ help: String, _ report: ElementReport) {
        report.warning(
            .defaultNotRepresentable, "the default '\(defaultValueText ?? "")' \(reason)",
            attribute: "defaultValueString", help: help)
    }

    private func ignoredDefault(_ reason: String, _ report: ElementReport) {
        report.warning(
            .defaultNotRepresentable, "the default '\(defaultValueText ?? "")' is ignored: \(reason)",
            attribute: "defaultValueString", help: "remove it, or set the value when an object is inserted")
    }

    private func checkBounds(_ report: ElementReport) {
        checkBound(minimumValueText, minimumDateInterval, "min", report)
        checkBound(maximumValueText, maximumDateInterval, "max", report)
    }

    private func checkBound(_ text: String?, _ interval: Double?, _ prefix: String, _ report: ElementReport) {
        guard let text else { return }
        switch type {
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

    private func checkEffects(_ report: ElementReport) {
        if transformerName != nil, type != .transformable {
            report.withoutEffect(["valueTransformerName"], on: type, .transformerOnNonTransformable)
        }
        if valueClassName != nil, type != .transformable {
            report.withoutEffect(["customClassName"], on: type, .classOnNonTransformable)
        }
        if allowsExternalStorage, !type.canBeExternal, type != .undefined {
            report.withoutEffect(["allowsExternalBinaryDataStorage"], on: type, .externalStorageOnNonBinary)
        }
        report.withoutEffect(settingsOfOtherTypes, on: type)
        if derivationExpression != nil, !isDerived {
            report.warning(
                .ignoredContent, "derivationExpression has no effect: the attribute is not derived",
                attribute: "derivationExpression", help: "remove it, or make the attribute derived")
        }
    }

    /// The names of the settings that this attribute has but its type does not support. Almost always empty, so that no
    /// memory is allocated.
    private var settingsOfOtherTypes: [String] {
        var names: [String] = []
        if minimumValueText != nil, !type.hasBounds { names.append("minValueString") }
        if maximumValueText != nil, !type.hasBounds { names.append("maxValueString") }
        if regularExpression != nil, type != .string { names.append("regularExpressionString") }
        if compositeName != nil, type != .composite { names.append("composite") }
        if usesScalarValue != nil, !type.canBeScalar { names.append("usesScalarValueType") }
        if defaultDateInterval != nil, type != .date { names.append("defaultDateTimeInterval") }
        if minimumDateInterval != nil, type != .date { names.append("minDateTimeInterval") }
        if maximumDateInterval != nil, type != .date { names.append("maxDateTimeInterval") }
        return names
    }
}

extension ElementReport {
    /// Reports settings that the attribute's type does not support. They have one cause, so there is one diagnostic for
    /// all of them.
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
