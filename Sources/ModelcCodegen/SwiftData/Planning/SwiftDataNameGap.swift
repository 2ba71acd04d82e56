import ModelcSourceCode

/// The gaps that the name of a property causes.
enum SwiftDataNameGap {
    /// - Parameters:
    ///   - name: the name in the model.
    ///   - planned: the name in Swift.
    static func reasons(_ name: String, _ planned: String) -> [SwiftDataGapReason] {
        if name != planned { return [.name(planned)] }
        return SwiftIdentifier.escaped(name) == name ? [] : [.keyword]
    }
}
