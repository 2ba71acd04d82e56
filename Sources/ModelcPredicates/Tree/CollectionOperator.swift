/// The collection operators of key-value coding; the raw value is the spelling without `@`.
///
/// Documented in Apple's Key-Value Coding Programming Guide; unlike keywords they keep their letter case.
package enum CollectionOperator: String, CaseIterable, Sendable {
    case average = "avg"
    case count
    case maximum = "max"
    case minimum = "min"
    case sum
    case distinctUnionOfObjects
    case unionOfObjects
    case distinctUnionOfArrays
    case unionOfArrays
    case distinctUnionOfSets
}
