/// Tells somebody who watches how far the questions to a store are: the store's path, how many are answered, and of how many.
package typealias StoreProgress = (_ store: String, _ count: Int, _ total: Int) -> Void
