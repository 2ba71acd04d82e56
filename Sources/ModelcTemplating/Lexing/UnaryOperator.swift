/// An operator before a single value.
enum UnaryOperator {
    case not, negate
}
