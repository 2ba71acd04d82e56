import ModelcDiagnostics
import ModelcSchema

/// What can be said about an attribute while it is read: values that are ignored, and settings without effect on its
/// type (model-format §3, §8).
struct AttributeCheck {
    let attribute: AttributeDescription
    let report: ElementReport

    func run() {
        checkDefault()
        checkEffects()
        attribute.userInfo.reportDuplicateKeys(report)
    }

    private func checkDefault() {
        guard let text = attribute.defaultValueText else { return }
        switch attribute.type {
        case .integer16, .integer32, .integer64, .double, .float, .decimal: checkNumber(text)
        case .boolean: checkBoolean(text)
        case .string: break
        case .date where attribute.defaultDateInterval != nil: break
        case .date: ignoredDefault("a date's default is read from defaultDateTimeInterval")
        case .undefined, .binary, .uuid, .uri, .transformable, .objectID, .composite:
            ignoredDefault("\(attribute.type.rawValue) attributes have no default")
        }
    }

    private func checkNumber(_ text: String) {
        guard Double(text) == nil, !["YES", "NO"].contains(text.uppercased()) else { return }
        report.warning(
            .unreadableDefault, "the default '\(text)' is no number; Core Data reads its leading digits, or 0",
            attribute: "defaultValueString", help: "write a number")
    }

    private func checkBoolean(_ text: String) {
        guard !["YES", "NO"].contains(text.uppercased()) else { return }
        report.note(
            .unreadableDefault, "the default '\(text)' of a Boolean is neither YES nor NO",
            attribute: "defaultValueString", help: "choose the default in the editor")
    }

    private func ignoredDefault(_ reason: String) {
        report.warning(
            .ignoredDefault, "the default '\(attribute.defaultValueText ?? "")' is ignored: \(reason)",
            attribute: "defaultValueString", help: "remove it, or set the value when an object is inserted")
    }

    private func checkEffects() {
        let type = attribute.type
        warn(attribute.transformerName != nil && type != .transformable, "valueTransformerName")
        warn(attribute.valueClassName != nil && type != .transformable, "customClassName")
        warn(attribute.regularExpression != nil && type != .string, "regularExpressionString")
        warn(attribute.compositeName != nil && type != .composite, "composite")
        warn(attribute.derivationExpression != nil && !attribute.isDerived, "derivationExpression")
    }

    private func warn(_ condition: Bool, _ name: String) {
        guard condition else { return }
        let kind = attribute.type == .undefined ? "an attribute without a type" : "\(attribute.type.rawValue)"
        let reason = name == "derivationExpression" ? "the attribute is not derived" : "it is set on \(kind)"
        report.warning(
            .attributeWithoutEffect, "\(name) has no effect: \(reason)", attribute: name, help: "remove it")
    }
}
