import ModelcSchema
import ModelcSourceCode

extension UserInfo {
    /// The value of a key that speaks to code generators.
    subscript(key: UserInfoKey) -> String? { isEmpty ? nil : self[key.rawValue] }

    /// Whether the key is there, whatever its value.
    func has(_ key: UserInfoKey) -> Bool { self[key] != nil }

    /// The value without blanks around it; nil also for one of nothing else.
    func text(_ key: UserInfoKey) -> String? {
        guard let text = self[key].map(SwiftText.trimmed), !text.isEmpty else { return nil }
        return text
    }

    /// The parts between the commas, without blanks around them; empty ones are left out.
    func list(_ key: UserInfoKey) -> [String] {
        guard let text = self[key] else { return [] }
        return text.split(separator: ",").map { SwiftText.trimmed(String($0)) }.filter { !$0.isEmpty }
    }

    /// Whether the author wants no code for the element; the key's value does not count (code-generation §1.3).
    var asksToIgnore: Bool { !isEmpty && (has(.ignore) || has(.mogeneratorIgnore)) }
}
