/// The values of `NSExpressionType` in compiled models: the documented numbers of `NSExpression.ExpressionType`, and
/// the numbers of key paths and fetch requests, which are known from files (FormatCompiledModel §6).
enum CompiledExpressionType: Int64 {
    case constant = 0
    case evaluatedObject = 1
    case variable = 2
    case keyPath = 3
    case function = 4
    case keyPathSpecifier = 10
    case fetch = 50
}
