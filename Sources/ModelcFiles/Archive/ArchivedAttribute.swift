import ModelcDiagnostics
import ModelcSchema

/// The settings that only attributes have (model-format §9.4, `XD_PAtt_Stereotype`).
struct ArchivedAttribute {
    private let settings: Stereotype
    private let report: ArchiveReport

    init(_ settings: Stereotype, _ report: ArchiveReport) {
        self.settings = settings
        self.report = report
    }

    func read(into attribute: inout AttributeDescription) {
        attribute.type = type()
        attribute.allowsExternalStorage = settings.flag("XD_PAttK_allowsExternalBinaryDataStorage")
        attribute.regularExpression = settings.string("XD_PAttK_regularExpressionString")
        attribute.valueTransformerName = settings.string("XD_PAttK_valueTransformerName")
        let texts = (
            standard: settings.string("XD_PAttK_defaultValueAsString"),
            minimum: settings.string("XD_PAttK_minValueString"),
            maximum: settings.string("XD_PAttK_maxValueString")
        )
        attribute.defaultValueText = texts.standard
        attribute.minimumValueText = texts.minimum
        attribute.maximumValueText = texts.maximum
        if attribute.type == .date { readDates(into: &attribute) }
    }

    private func type() -> AttributeType {
        let code = settings.integer("XD_PAttK_attributeType") ?? 0
        if let type = AttributeType(code: code) { return type }
        report.warning(
            .undefinedAttributeType, "the attribute type \(code) is unknown; it is read as undefined",
            help: "choose the type in the editor")
        return .undefined
    }

    /// Dates are texts here: an interval in newer graphs, free text in old ones, which has no meaning.
    private func readDates(into attribute: inout AttributeDescription) {
        attribute.defaultDateInterval = attribute.defaultValueText.flatMap { Double($0) }
        attribute.minimumDateInterval = attribute.minimumValueText.flatMap { Double($0) }
        attribute.maximumDateInterval = attribute.maximumValueText.flatMap { Double($0) }
        guard let text = attribute.defaultValueText, attribute.defaultDateInterval == nil else { return }
        report.warning(
            .defaultNotRepresentable, "the default '\(text)' of a date is ignored: it is no number of seconds",
            help: "set it anew in the editor")
    }
}
