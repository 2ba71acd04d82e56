/// The slots that contain a loop's variables.
struct LoopSlots {
    let first: Int32

    var element: Int { Int(first) }
    var index: Int { Int(first) + 1 }
    var isFirst: Int { Int(first) + 2 }
    var isLast: Int { Int(first) + 3 }
    /// The slot of the key; only a loop over a dictionary uses it.
    var key: Int { Int(first) + 4 }

    static let count = 5
}
