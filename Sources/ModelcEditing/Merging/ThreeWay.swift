/// The result of merging three versions of one value, which can be missing.
package enum ThreeWay<Value: Equatable> {
    case agreed(Value)
    case conflict

    /// The merged value; nil for a conflict.
    package var value: Value? {
        switch self {
        case .agreed(let value): value
        case .conflict: nil
        }
    }

    /// Merges three values. If one side equals the base, the result is the value of the other side.
    package static func merge(_ base: Value, _ ours: Value, _ theirs: Value) -> ThreeWay {
        if ours == theirs || theirs == base { return .agreed(ours) }
        return ours == base ? .agreed(theirs) : .conflict
    }
}
