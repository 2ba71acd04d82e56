/// `SUBQUERY(collection, $variable, condition)`: the elements that satisfy a condition [documented].
package struct Subquery: Hashable, Sendable {
    let collection: Expression
    /// The name of the variable for an element, without its sign.
    let variable: String
    let predicate: Predicate

    package init(_ collection: Expression, variable: String, where predicate: Predicate) {
        self.collection = collection
        self.variable = variable
        self.predicate = predicate
    }
}
