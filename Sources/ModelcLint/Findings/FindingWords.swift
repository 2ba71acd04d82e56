import ModelcSchema
import ModelcText

/// The way round a cycle of entities or composites, which are spoken of by their places in the model.
///
/// Of a long cycle only the beginning is kept: a cycle of thousands must not make a message of thousands of words.
struct CyclePath {
    private static let longest = 6

    /// Where the cycle begins and ends.
    let first: Int
    private let stops: [Int]
    private let hiddenCount: Int

    /// - Parameter cycle: the stops in order, each once; there is always one.
    init(_ cycle: some RandomAccessCollection<Int>) {
        first = cycle.first ?? 0
        stops = Array(cycle.dropFirst().prefix(CyclePath.longest))
        hiddenCount = max(0, cycle.count - 1 - stops.count)
    }

    /// The stops after the first one, which comes again at the end.
    func text(_ name: (Int) -> String) -> String {
        let hidden = hiddenCount == 0 ? [] : ["(\(hiddenCount) more)"]
        return (stops.map(name) + hidden + [name(first)]).joined(separator: " -> ")
    }
}

/// Finds names that occur twice where they are keys.
struct Duplicates {
    private var firstByName: [String: SourcePosition?] = [:]

    /// The place where the name occurred first, if it has occurred before.
    mutating func first(_ name: String, at position: SourcePosition?) -> SourcePlace? {
        if let first = firstByName[name] { return SourcePlace(position: first, attribute: "name") }
        firstByName[name] = .some(position)
        return nil
    }

    /// ` (lines 3 and 9)`; empty where the source has no lines.
    static func lines(_ first: SourcePlace, _ second: SourcePosition?) -> String {
        guard let firstLine = first.position?.line, let secondLine = second?.line else { return "" }
        return " (lines \(firstLine) and \(secondLine))"
    }
}
