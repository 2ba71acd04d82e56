/// Commands, run in the order A B C A B C …, so that other load on the machine affects all of them.
struct Comparison {
    private let commands: [Command]
    /// The runs of each command, in the order of the rounds.
    private var runs: [[Run]]

    init(_ commands: [Command], rounds: Int) throws(CommandError) {
        self.commands = commands
        runs = commands.map { _ in [] }
        // One round that is not counted: it fills the caches.
        for command in commands { _ = try command.run() }
        for _ in 0..<rounds {
            for (index, command) in commands.enumerated() { runs[index].append(try command.run()) }
        }
    }

    /// Returns a line for each command, followed by its comparison with the first.
    func table() -> String {
        let head = row(["command", "wall median", "least", "CPU median", "least ms", "peak MB"])
        let rows = zip(commands, runs).map { row($0.name, $1) }
        return ([head] + rows + commands.indices.dropFirst().map(ratios)).joined(separator: "\n")
    }

    private func row(_ name: String, _ runs: [Run]) -> String {
        let (times, processor) = (runs.map(\.milliseconds), runs.map(\.processorMilliseconds))
        let peak = Double(runs.map(\.peakKilobytes).max() ?? 0) / 1024
        let numbers = [
            Number.median(times), times.min() ?? 0, Number.median(processor), processor.min() ?? 0, peak,
        ]
        return row([name] + numbers.map { Number.text($0) })
    }

    private func row(_ cells: [String]) -> String {
        let widths = [28, 13, 11, 13, 11, 11]
        return zip(cells, widths).enumerated().map { index, cell in
            let blanks = String(repeating: " ", count: max(cell.1 - cell.0.count, 0))
            return index == 0 ? cell.0 + blanks : blanks + cell.0
        }.joined()
    }

    /// The median and the range of the rounds' ratios, and the ratio of the lowest times.
    private func ratios(_ index: Int) -> String {
        let title = "\(commands[index].name) / \(commands[0].name):"
        return title + " wall \(ratio(index, \.milliseconds)); CPU \(ratio(index, \.processorMilliseconds))"
    }

    private func ratio(_ index: Int, _ time: (Run) -> Double) -> String {
        let (times, first) = (runs[index].map(time), runs[0].map(time))
        let ratios = zip(times, first).map { $0 / $1 }
        let least = (times.min() ?? 0) / (first.min() ?? 1)
        let range = [ratios.min() ?? 0, ratios.max() ?? 0].map { Number.text($0, places: 2) }
        return "\(Number.text(Number.median(ratios), places: 2)) (\(range.joined(separator: "-"))), "
            + "least \(Number.text(least, places: 2))"
    }
}
