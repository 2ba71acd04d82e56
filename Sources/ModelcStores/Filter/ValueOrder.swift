/// The order of two values.
enum ValueOrder: Hashable {
    case less
    case equal
    case greater

    /// Nil if one of them is not a number.
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
