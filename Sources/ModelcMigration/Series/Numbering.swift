/// Gives equal things equal numbers, from 0.
struct Numbering<Value: Hashable> {
    private var numbers: [Value: Int] = [:]

    var count: Int { numbers.count }

    mutating func number(of value: Value) -> Int {
        if let known = numbers[value] { return known }
        numbers[value] = numbers.count
        return numbers.count - 1
    }
}
