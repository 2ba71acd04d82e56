extension VersionNameSeries {
    /// The name of the version after one, as Xcode makes it (`Library 2`), or as the bundle's own names go on (`Library_v3`,
    /// `Library 2.4`). It is none of the names that there are, letter case aside.
    ///
    /// - Parameter names: the names of all versions.
    package static func next(after name: String, among names: [String]) -> String {
        let taken = Set(names.map { $0.lowercased() })
        let numbered = (names + [name]).filter { stem(of: $0) == stem(of: name) }.compactMap(TrailingNumber.init)
        var next =
            numbered.max { $0.value < $1.value }?.successor ?? TrailingNumber(before: name + " ", value: 2, width: 1)
        while taken.contains(next.text.lowercased()) { next = next.successor }
        return next.text
    }
}

/// A name that ends in a number.
private struct TrailingNumber {
    let before: String
    let value: Int
    /// How many digits are written at least.
    let width: Int

    init(before: String, value: Int, width: Int) {
        self.before = before
        self.value = value
        self.width = width
    }

    init?(_ name: String) {
        let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.count < name.count, let value = Int(String(digits.reversed())), value < .max
        else {
            return nil
        }
        let isPadded = digits.last == "0"
        self.init(before: String(name.dropLast(digits.count)), value: value, width: isPadded ? digits.count : 1)
    }

    var successor: TrailingNumber { TrailingNumber(before: before, value: value + 1, width: width) }

    var text: String {
        let digits = String(value)
        return before + String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
