/// The keys of values that validation predicates compare instead of the value itself (FormatCompiledModel §3.6).
package enum CompiledBoundKey {
    /// The number of UTF-16 units of a string.
    package static let length = "length"
    /// The seconds of a date since 2001.
    package static let interval = "timeIntervalSinceReferenceDate"
}
