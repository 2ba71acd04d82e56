/// A variable of a fetch request template, which is a parameter of its method.
package struct ObjectiveCFetchVariable: Hashable, Sendable {
    /// The name in the predicate, without its sign.
    package var name: String
    /// The word before the colon: `title` in `title:(NSString *)title`.
    package var label: String
    /// The parameter's name: the label, unless that is a keyword.
    package var parameterName: String
    package var type: ObjectiveCType
}
