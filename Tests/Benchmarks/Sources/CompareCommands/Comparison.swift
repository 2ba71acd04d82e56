/// Two commands, run as A B A B …: whatever else the machine does meets both.
struct Comparison {
    private let first: Command
    private let second: Command
    private let runs: [(first: Run, second: Run)]

    init(_ first: Command, _ second: Command, pairs: Int) throws(CommandError) {
        self.first = first
        self.second = second
        // One pair that does not count: it fills the caches.
        _ = (try first.run(), try second.run())
        var runs: [(first: Run, second: Run)] = []
        for _ in 0..<pairs { runs.append((try first.run(), try second.run())) }
        self.runs = runs
    }

    /// The medians and the median of the pairs' ratios.
    func table() -> String {
        let ratios = runs.map { $0.first.milliseconds / $0.second.milliseconds }
        return [
            row(["command", "median ms", "least ms", "peak MB"]), row(first.name, runs.map(\.first)),
            row(second.name, runs.map(\.second)),
            "ratio of times: \(Comparison.text(Comparison.median(ratios), places: 2)) (median of \(runs.count) pairs)",
        ].joined(separator: "\n")
    }

    private func row(_ name: String, _ runs: [Run]) -> String {
        let times = runs.map(\.milliseconds)
        let peak = runs.map(\.peakKilobytes).max() ?? 0
        return row([
            name, Comparison.text(Comparison.median(times)), Comparison.text(times.min() ?? 0),
            Comparison.text(Double(peak) / 1024),
        ])
    }

    private func row(_ cells: [String]) -> String {
        let widths = [24, 11, 11, 11]
        return zip(cells, widths).enumerated().map { index, cell in
            let blanks = String(repeating: " ", count: max(cell.1 - cell.0.count, 0))
            return index == 0 ? cell.0 + blanks : blanks + cell.0
        }.joined()
    }

    private static func median(_ numbers: [Double]) -> Double {
        let sorted = numbers.sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    private static func text(_ number: Double, places: Int = 1) -> String {
        let factor = places == 2 ? 100 : 10
        let scaled = Int((number * Double(factor)).rounded())
        let rest = String(scaled % factor)
        return "\(scaled / factor)." + String(repeating: "0", count: places - rest.count) + rest
    }
}
