import ModelcPredicates
import Testing

/// Which operator of two binds more strongly, and what stands in for them.
@Suite struct PredicateOperatorTests {
    @Test(arguments: cases) func isRead(_ case: ValueCase) throws { try check(`case`.text, `case`.expected) }

    private static let a = path("a")

    static let cases = [
        ValueCase("a -1", binary(a, .subtract, 1)),
        ValueCase("a--1", binary(a, .subtract, -1)),
        ValueCase("-a", negative(a)),
        ValueCase("-a.b", negative(path("a.b"))),
        ValueCase("--1", negative(-1)),
        ValueCase("-(1)", negative(1)),
        ValueCase("-$x * 2", binary(negative(variable("x")), .multiply, 2)),
        ValueCase("-2 ** 2", binary(-2, .power, 2)),
        ValueCase("2 ** 3 ** 4", binary(2, .power, binary(3, .power, 4))),
        ValueCase("(2 ** 3) ** 4", binary(binary(2, .power, 3), .power, 4)),
        ValueCase("2 ** -1", binary(2, .power, -1)),
        ValueCase("1 - 2 - 3", binary(binary(1, .subtract, 2), .subtract, 3)),
        ValueCase("1 - (2 - 3)", binary(1, .subtract, binary(2, .subtract, 3))),
        ValueCase("8 / 4 / 2", binary(binary(8, .divide, 4), .divide, 2)),
        ValueCase("(1 + 2) * 3", binary(binary(1, .add, 2), .multiply, 3)),
        ValueCase("~a & 1", binary(Tree(.complement(a)), .bitAnd, 1)),
        ValueCase("a UNION b MINUS c", binary(binary(a, .union, path("b")), .minus, path("c"))),
        ValueCase("a intersect {1}", binary(a, .intersect, list(1))),
    ]

    /// The weaker operator of every pair stands above the stronger one, on either side.
    @Test func everyPair() throws {
        for (rank, group) in ranks.enumerated() {
            for weak in group {
                for strong in ranks[(rank + 1)...].joined() {
                    let right = binary(1, weak, binary(2, strong, 3))
                    try check("1 \(weak.rawValue) 2 \(strong.rawValue) 3", right)
                    let left = binary(binary(1, strong, 2), weak, 3)
                    try check("1 \(strong.rawValue) 2 \(weak.rawValue) 3", left)
                }
                for equal in group where weak != .power {
                    let chain = binary(binary(1, weak, 2), equal, 3)
                    try check("1 \(weak.rawValue) 2 \(equal.rawValue) 3", chain)
                }
            }
        }
    }

    @Test func everyOperatorBindsMoreStronglyThanAComparison() throws {
        for known in BinaryOperator.allCases {
            let sum = binary(path("a"), known, path("b"))
            try check("a \(known.rawValue) b == a \(known.rawValue) b", compare(sum, .equal, sum))
        }
    }

    private let ranks: [[BinaryOperator]] = [
        [.union, .intersect, .minus], [.bitOr], [.bitXor], [.bitAnd], [.shiftLeft, .shiftRight], [.add, .subtract],
        [.multiply, .divide], [.power],
    ]
}
