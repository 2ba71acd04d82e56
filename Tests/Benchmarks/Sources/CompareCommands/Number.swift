/// Numbers of a table.
enum Number {
    static func median(_ numbers: [Double]) -> Double {
        let sorted = numbers.sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    static func text(_ number: Double, places: Int = 1) -> String {
        guard number.isFinite else { return "-" }
        let factor = places == 2 ? 100 : 10
        let scaled = Int((number * Double(factor)).rounded())
        let rest = String(scaled % factor)
        return "\(scaled / factor)." + String(repeating: "0", count: places - rest.count) + rest
    }
}
