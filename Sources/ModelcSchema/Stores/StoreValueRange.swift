/// What values of a narrower type can be (sqlite-store §8, C5).
package enum StoreValueRange: Hashable, Sendable {
    /// Whole numbers of a size.
    case integers(ClosedRange<Int>)
    /// Numbers without a fraction, of any size.
    case wholeNumbers
    /// Whole numbers that a floating-point number holds exactly: up to this size.
    case exact(upTo: Int)
    /// 0 and 1.
    case booleans
}
