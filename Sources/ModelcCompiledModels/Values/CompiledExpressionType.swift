/// The values of `NSExpressionType` in compiled models: numbers that `NSExpression.ExpressionType` documents, and those
/// of key paths and fetch requests, which occur in files (FormatCompiledModel §6).
package enum CompiledExpressionType: Int64 {
    case constant = 0
    case evaluatedObject = 1
    case variable = 2
    case keyPath = 3
    case function = 4
    case keyPathSpecifier = 10
    case fetch = 50
}
