/// The generator of the tests, whose file stands here as a link.
extension SeededRandom {
    /// A generator for one case of one kind, whatever ran before it.
    init(seed: UInt64, kind: String, run: Int) {
        let text = "\(seed) \(kind) \(run)"
        self.init(seed: text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
    }

    /// A number from 0 up to, but not including, the count; 0 where there is nothing to choose from.
    mutating func index(_ count: Int) -> Int { count > 0 ? Int.random(in: 0..<count, using: &self) : 0 }

    mutating func pick<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &self) }

    /// True once in so many times.
    mutating func once(in times: Int) -> Bool { index(times) == 0 }
}
