import ModelcBase

/// Checks strings that are written to a model: XML cannot represent most control characters.
package enum WritableText {
    static func check(_ action: EditAction) throws(ActionFailure) {
        let values = action.settings.compactMap(\.value.text)
        for text in action.operands + values {
            guard let scalar = firstProblem(in: text) else { continue }
            throw .usage(
                "the character \(name(of: scalar)) cannot be written: XML has no such character",
                help: "leave it out")
        }
    }

    /// Returns the first character that XML cannot represent; nil if there is none.
    package static func firstProblem(in text: String) -> Unicode.Scalar? {
        text.unicodeScalars.first { !XMLText.canHold($0) }
    }

    /// The code point, such as `U+0001`.
    private static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
