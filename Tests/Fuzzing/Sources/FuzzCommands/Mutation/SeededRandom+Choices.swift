/// Extends the generator of the tests, whose file is linked here.
extension SeededRandom {
    /// Creates a generator for one case of one kind, independent of the cases before it.
    init(seed: UInt64, kind: String, run: Int) {
        let text = "\(seed) \(kind) \(run)"
        self.init(seed: text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
    }

    /// Returns a number from 0 up to, but not including, the count; 0 if the count is 0.
    mutating func index(_ count: Int) -> Int { count > 0 ? Int.random(in: 0..<count, using: &self) : 0 }

    mutating func pick<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &self) }

    /// Returns true in one of the given number of calls.
    mutating func once(in times: Int) -> Bool { index(times) == 0 }
}
