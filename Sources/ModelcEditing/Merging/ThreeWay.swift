/// Three versions of one value that may be absent.
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

    /// Merges three values. A side that equals the base does not count.
    package static func merge(_ base: Value, _ ours: Value, _ theirs: Value) -> ThreeWay {
        if ours == theirs || theirs == base { return .agreed(ours) }
        return ours == base ? .agreed(theirs) : .conflict
    }
}
