/// `SUBQUERY(collection, $variable, condition)`: the elements of a collection that satisfy a condition [documented].
package struct Subquery: Hashable, Sendable {
    let collection: Expression
    /// The name of the variable that stands for an element, without its sign.
    let variable: String
    let predicate: Predicate

    package init(_ collection: Expression, variable: String, where predicate: Predicate) {
        self.collection = collection
        self.variable = variable
        self.predicate = predicate
    }
}
