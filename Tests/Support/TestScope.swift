import Foundation
import Testing

/// How much a run of the tests looks at.
package enum TestScope {
    /// Whether products are tested in full: each model in each mode, each mutation of each model. Usually a part stands
    /// for the rest, another one for each model, so that all of it is seen somewhere. Set `MODELC_FULL_TESTS=1` for a run
    /// before a release.
    package static let isFull = ProcessInfo.processInfo.environment["MODELC_FULL_TESTS"] == "1"

    /// Whether the compiler optimises: frames of the stack are small then, and large inputs take no time.
    package static let isOptimized = !_isDebugAssertConfiguration()

    /// The values to look at in the place of an index: all in a full run, otherwise one, each in its turn.
    package static func share<Value>(of values: [Value], at index: Int) -> [Value] {
        isFull || values.isEmpty ? values : [values[index % values.count]]
    }

    /// Every so many of the values: all in a full run and with `MODELC_SHARE=all`, otherwise one of as many shares, the first
    /// or the one that `MODELC_SHARE` numbers from 0.
    package static func share<Value>(of values: [Value], outOf count: Int) -> [Value] {
        if isWhole { return values }
        return values.enumerated().filter { $0.offset % count == wantedShare % count }.map(\.element)
    }

    /// Each of the values with each of the others in a full run and with `MODELC_SHARE=all`, otherwise each with one of the
    /// others, in turn: all of both are seen.
    package static func pairs<One, Other>(_ values: [One], _ others: [Other]) -> [(One, Other)] {
        values.enumerated().flatMap { index, value in
            others.enumerated().filter { isWhole || ($0.offset + index + wantedShare).isMultiple(of: others.count) }
                .map { (value, $0.element) }
        }
    }

    /// How many random inputs to try: all in a full run and with `MODELC_SHARE=all`, otherwise the first eighth,
    /// whichever share is wanted: each random input follows from the one before.
    package static func rounds(_ count: Int) -> Int { isWhole ? count : count / 8 }

    /// Whether every share is looked at.
    package static let isWhole = isFull || share == "all"
    private static let share = ProcessInfo.processInfo.environment["MODELC_SHARE"] ?? "0"
    private static let wantedShare = Int(share) ?? 0
}

extension Trait where Self == ConditionTrait {
    /// A test with a large input, which takes seconds where the compiler does not optimise: CI runs it.
    package static var large: Self {
        .enabled(if: TestScope.isWhole, "large inputs are tried with MODELC_SHARE=all")
    }
}
