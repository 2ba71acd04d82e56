import Foundation

/// How much a run of the tests looks at.
package enum TestScope {
    /// Whether products are tested in full: each model in each mode, each mutation of each model. Usually a part stands
    /// for the rest, another one for each model, so that all of it is seen somewhere. Set `MODELC_FULL_TESTS=1` for a run
    /// before a release.
    package static let isFull = ProcessInfo.processInfo.environment["MODELC_FULL_TESTS"] == "1"

    /// The values to look at in the place of an index: all in a full run, otherwise one, each in its turn.
    package static func share<Value>(of values: [Value], at index: Int) -> [Value] {
        isFull || values.isEmpty ? values : [values[index % values.count]]
    }
}
