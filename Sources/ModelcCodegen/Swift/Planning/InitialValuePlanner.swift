import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// Decides the value that an attribute of a new object gets (`modelc.onInsert`, `--on-insert`).
struct InitialValuePlanner {
    let names: StandardNames
    let rules: InitialValueRules

    /// - Parameter property: the attribute as it is generated.
    /// - Returns: nil where nobody asks for a value, or for one that cannot be.
    func plan(
        _ attribute: AttributeDescription, _ property: GeneratedProperty, of owner: String,
        diagnostics: inout DiagnosticCollector
    ) -> GeneratedInitialValue? {
        guard let wanted = rules.value(of: attribute) else { return nil }
        if let fault = wanted.fault(in: attribute) ?? fault(of: wanted, property) {
            wanted.report(fault, attribute, of: owner, diagnostics: &diagnostics)
            return nil
        }
        return value(wanted.kind, attribute, property)
    }

    private func value(
        _ kind: RequestedInitialValue.Kind, _ attribute: AttributeDescription, _ property: GeneratedProperty
    ) -> GeneratedInitialValue {
        let type = property.keyType?.name ?? property.type.name
        switch kind {
        case .uuid:
            let expression = names.foundation("UUID") + "()" + (attribute.type == .string ? ".uuidString" : "")
            return GeneratedInitialValue(
                expression: expression, type: attribute.type.swiftType(names)?.name ?? type, stored: "value",
                isUniversal: true)
        case .now:
            return GeneratedInitialValue(expression: type + "()", type: type, stored: "value", isUniversal: true)
        case .expression(let text):
            return GeneratedInitialValue(
                expression: text, type: type, stored: stored(attribute.type, property.conversion))
        }
    }

    private func stored(_ type: AttributeType, _ conversion: ValueConversion) -> String {
        if type == .decimal { return "NSDecimalNumber(decimal: value)" }
        switch conversion {
        case .rawValue: return "value.rawValue"
        case .composite: return "value.dictionary"
        case .none, .cast, .float, .decimal, .timeInterval, .json: return "value"
        }
    }

    private func fault(
        of wanted: RequestedInitialValue, _ property: GeneratedProperty
    ) -> (why: String, help: String)? {
        if case .uuid = wanted.kind { return nil }
        guard case .json = property.conversion else { return nil }
        return ("the attribute keeps JSON", "set the property in awakeFromInsert of the human class")
    }
}
