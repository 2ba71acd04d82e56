/// SplitMix64: the same numbers on every machine for one seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A generator for one case of one kind, whatever ran before it.
    init(seed: UInt64, kind: String, run: Int) {
        let text = "\(seed) \(kind) \(run)"
        state = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, but not including, the count; 0 where there is nothing to choose from.
    mutating func index(_ count: Int) -> Int { count > 0 ? Int.random(in: 0..<count, using: &self) : 0 }

    mutating func pick<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &self) }

    /// True once in so many times.
    mutating func once(in times: Int) -> Bool { index(times) == 0 }
}
