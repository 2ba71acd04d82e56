import ModelcSettings

/// A switch with its value in every era: one row of `XcodeEraTable`.
struct XcodeEraRow<Value: Sendable>: Sendable {
    private let xcode7: Value
    private let xcode8: Value
    private let xcode9: Value
    private let xcode12: Value
    private let xcode26: Value

    init(_ xcode7: Value, _ xcode8: Value, _ xcode9: Value, _ xcode12: Value, _ xcode26: Value) {
        self.xcode7 = xcode7
        self.xcode8 = xcode8
        self.xcode9 = xcode9
        self.xcode12 = xcode12
        self.xcode26 = xcode26
    }

    subscript(era: XcodeEra) -> Value {
        switch era {
        case .xcode7: xcode7
        case .xcode8: xcode8
        case .xcode9: xcode9
        case .xcode12: xcode12
        case .xcode26: xcode26
        }
    }
}
