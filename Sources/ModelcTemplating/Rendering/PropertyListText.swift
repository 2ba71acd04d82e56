import ModelcBase

/// A list or a dictionary as an old-style property list.
enum PropertyListText {
    static func text(of value: TemplateValue, indentation: String = "") -> String? {
        let inner = indentation + "    "
        switch value {
        case .list(let items):
            var lines: [String] = []
            for item in items {
                guard let text = text(of: item, indentation: inner) else { return nil }
                lines.append(inner + text)
            }
            return "(\n" + lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n") + indentation + ")"
        case .dictionary(let values):
            var lines = ""
            for key in values.keys {
                guard let text = text(of: values[key], indentation: inner) else { return nil }
                lines += inner + quoted(key) + " = " + text + ";\n"
            }
            return "{\n" + lines + indentation + "}"
        case .bool(let value): return value ? "1" : "0"
        case .nothing, .integer, .double, .string: return value.printedText.map(quoted)
        case .object: return nil
        }
    }

    private static func quoted(_ text: String) -> String {
        let plain = "_$:./-".utf8
        let isPlain = text.utf8.allSatisfy {
            Bytes.isDigit($0) || Bytes.isLowercase($0) || Bytes.isUppercase($0) || plain.contains($0)
        }
        if isPlain, !text.isEmpty { return text }
        return "\"" + text.replacingText("\\", with: "\\\\").replacingText("\"", with: "\\\"") + "\""
    }
}
