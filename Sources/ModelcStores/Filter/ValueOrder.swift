/// The order of two values.
enum ValueOrder: Hashable {
    case less
    case equal
    case greater

    /// Returns nil if one of the values is NaN, so that they have no order.
    init?<Value: Comparable>(_ left: Value, _ right: Value) {
        if left < right {
            self = .less
        } else if left > right {
            self = .greater
        } else if left == right {
            self = .equal
        } else {
            return nil
        }
    }
}
