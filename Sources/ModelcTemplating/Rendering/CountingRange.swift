/// The numbers of a `loop`.
struct CountingRange {
    let first: ExpressionID
    let last: ExpressionID
    /// The difference between consecutive numbers; nil for 1.
    let step: ExpressionID?
}
