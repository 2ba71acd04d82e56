import ModelcSchema

extension UserInfo {
    /// Whether the author wants no code for the element; the key's value does not count (code-generation §1.3).
    var asksToIgnore: Bool {
        !isEmpty && (self["modelc.ignore"] != nil || self["mogenerator.ignore"] != nil)
    }
}
