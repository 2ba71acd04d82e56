import ModelcMarkup

/// A value of a setting as a program gives it.
package enum GivenValue: Hashable, Sendable {
    case flag(Bool)
    case text(String)
    /// The value is to be taken away.
    case none
}

/// Texts that a model can hold. XML has no spelling for most control characters.
package enum WritableText {
    static func check(_ action: EditAction) throws(ActionFailure) {
        let values = action.settings.compactMap(\.value.text)
        for text in action.operands + values {
            guard let scalar = firstFault(in: text) else { continue }
            throw .usage(
                "the character \(name(of: scalar)) cannot be written: XML has no such character",
                help: "leave it out")
        }
    }

    /// The first character that XML cannot hold.
    package static func firstFault(in text: String) -> Unicode.Scalar? {
        text.unicodeScalars.first { !XMLText.canHold($0) }
    }

    /// `U+0001`.
    private static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
