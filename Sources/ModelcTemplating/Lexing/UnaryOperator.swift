/// An operator before a value.
enum UnaryOperator {
    case not, negate
}
