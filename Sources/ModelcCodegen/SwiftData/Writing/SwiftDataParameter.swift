import ModelcSourceCode

/// A parameter of an initializer.
struct SwiftDataParameter: Hashable, Sendable {
    var name: String
    var type: String
    /// The default with the equals sign; empty if callers must pass the value.
    var initialValue: String

    /// The parameter as it is declared.
    var text: String { "\(SwiftIdentifier.escaped(name)): \(type)\(initialValue)" }
}

extension SwiftDataParameter {
    /// The parameters that callers must pass, then those with a default.
    static func ordered(_ parameters: [SwiftDataParameter]) -> [SwiftDataParameter] {
        parameters.filter(\.initialValue.isEmpty) + parameters.filter { !$0.initialValue.isEmpty }
    }

    /// Returns the declarations of the parameters: on one line, or each on a line of its own if the line would be too
    /// long.
    static func list(_ parameters: [SwiftDataParameter]) -> String {
        let texts = ordered(parameters).map(\.text)
        let line = texts.joined(separator: ", ")
        guard line.utf8.count > 90 else { return line }
        return "\n" + texts.map { "    " + $0 }.joined(separator: ",\n") + "\n"
    }
}
