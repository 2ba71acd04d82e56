import Foundation
import Testing

/// The extent of a test run.
package enum TestScope {
    /// Whether combinations are tested in full: each model in each mode, each mutation of each model. By default a part
    /// of them is tested, another one for each model, so that each is covered somewhere. Set `MODELC_FULL_TESTS=1` for
    /// a run before a release.
    package static let isFull = ProcessInfo.processInfo.environment["MODELC_FULL_TESTS"] == "1"

    /// Whether the compiler optimises: stack frames are small then, and large inputs are fast.
    package static let isOptimized = !_isDebugAssertConfiguration()

    /// The values to test for an index: all in a full run, otherwise one, in rotation.
    package static func share<Value>(of values: [Value], at index: Int) -> [Value] {
        isFull || values.isEmpty ? values : [values[index % values.count]]
    }

    /// A share of the values: all in a full run and with `MODELC_SHARE=all`, otherwise every n-th value, beginning with
    /// the first one or with the share that `MODELC_SHARE` numbers from 0.
    package static func share<Value>(of values: [Value], outOf count: Int) -> [Value] {
        if isWhole { return values }
        return values.enumerated().filter { $0.offset % count == wantedShare % count }.map(\.element)
    }

    /// All pairs of the values in a full run and with `MODELC_SHARE=all`, otherwise each value with one of the others,
    /// in rotation, so that all values of both lists occur.
    package static func pairs<One, Other>(_ values: [One], _ others: [Other]) -> [(One, Other)] {
        values.enumerated().flatMap { index, value in
            others.enumerated().filter { isWhole || ($0.offset + index + wantedShare).isMultiple(of: others.count) }
                .map { (value, $0.element) }
        }
    }

    /// The number of random inputs to test: all in a full run and with `MODELC_SHARE=all`, otherwise the first eighth,
    /// whatever the share, because each random input follows from the previous one.
    package static func rounds(_ count: Int) -> Int { isWhole ? count : count / 8 }

    /// Whether every share is tested.
    package static let isWhole = isFull || share == "all"
    private static let share = ProcessInfo.processInfo.environment["MODELC_SHARE"] ?? "0"
    private static let wantedShare = Int(share) ?? 0
}

extension Trait where Self == ConditionTrait {
    /// A test with a large input, which takes seconds in builds without optimisation: CI runs it.
    package static var large: Self {
        .enabled(if: TestScope.isWhole, "large inputs are tried with MODELC_SHARE=all")
    }
}
