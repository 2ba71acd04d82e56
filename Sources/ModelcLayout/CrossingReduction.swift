/// Orders the items in each column so that few edges cross. Sweeps over the columns to the right and to the left; each
/// item moves to the mean position of its neighbors in the previous column. The best order of all sweeps is kept.
enum CrossingReduction {
    static func reduce(_ items: inout LayerItems) {
        guard items.layers.count > 1, !items.segments.isEmpty else { return }
        var sweep = Sweep(items)
        sweep.run(rounds: items.segments.count > 60_000 ? 4 : 14)
        items.layers = sweep.best
    }

    private struct Sweep {
        private let items: LayerItems
        private var layers: [[Int]]
        private(set) var best: [[Int]]
        private var fewest: Int
        /// The position of each item in its column, from 0.
        private var places: [Double]

        init(_ items: LayerItems) {
            self.items = items
            layers = items.layers
            best = items.layers
            places = Array(repeating: 0, count: items.items.count)
            fewest = .max
            startFromTheLeft()
            for layer in layers.indices.dropFirst() { sort(layer, byLeft: true) }
            keepIfBetter()
        }

        mutating func run(rounds: Int) {
            var vain = 0
            for round in 0..<rounds where fewest > 0 && vain < 4 {
                let before = fewest
                if round.isMultiple(of: 2) {
                    for layer in layers.indices.dropFirst() { sort(layer, byLeft: true) }
                } else {
                    for layer in layers.indices.dropLast().reversed() { sort(layer, byLeft: false) }
                }
                keepIfBetter()
                vain = fewest < before ? 0 : vain + 1
            }
        }

        /// Sets the initial order: the order in which a depth-first search along the edges finds the items.
        private mutating func startFromTheLeft() {
            var isMet = [Bool](repeating: false, count: places.count)
            var order = [[Int]](repeating: [], count: layers.count)
            for start in layers.joined() where !isMet[start] {
                var waiting = [start]
                isMet[start] = true
                while let item = waiting.popLast() {
                    order[items.items[item].layer].append(item)
                    let next =
                        items.rightSegments[item].map { items.segments[$0].right }
                        + items.leftSegments[item].map { items.segments[$0].left }
                    for other in next.reversed() where !isMet[other] {
                        isMet[other] = true
                        waiting.append(other)
                    }
                }
            }
            layers = order
            for layer in layers.indices { number(layer) }
        }

        private mutating func number(_ layer: Int) {
            for (place, item) in layers[layer].enumerated() { places[item] = Double(place) }
        }

        private mutating func sort(_ layer: Int, byLeft: Bool) {
            let keyed = layers[layer].map { item in (item: item, key: mean(item, byLeft: byLeft) ?? places[item]) }
            let sorted = keyed.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
            layers[layer] = withPassingInTheMiddle(sorted.map(\.element))
            number(layer)
        }

        /// Returns the items of a column in order. Among items with the same key, the passing points (points where an
        /// edge crosses the column) are placed between the nodes. If they were placed at one side, each column would be
        /// shifted further than the column before.
        private func withPassingInTheMiddle(_ keyed: [(item: Int, key: Double)]) -> [Int] {
            var result: [Int] = []
            var start = 0
            while start < keyed.count {
                let end = keyed[start...].firstIndex { $0.key - keyed[start].key > 0.001 } ?? keyed.count
                let group = keyed[start..<end].map(\.item)
                let nodes = group.filter { items.items[$0].node != nil }
                let passing = group.filter { items.items[$0].node == nil }
                result += nodes.prefix(nodes.count / 2) + passing + nodes.dropFirst(nodes.count / 2)
                start = end
            }
            return result
        }

        private func mean(_ item: Int, byLeft: Bool) -> Double? {
            let neighbours = byLeft ? items.leftSegments[item] : items.rightSegments[item]
            guard !neighbours.isEmpty else { return nil }
            let sum = neighbours.reduce(0) {
                let segment = items.segments[$1]
                return $0 + (byLeft ? leftKey(segment) : rightKey(segment))
                    - 0.001 * (byLeft ? rightFraction(segment) : leftFraction(segment))
            }
            return sum / Double(neighbours.count)
        }

        private mutating func keepIfBetter() {
            let count = crossingCount
            guard count < fewest else { return }
            fewest = count
            best = layers
        }

        private var crossingCount: Int {
            layers.dropLast().reduce(0) { $0 + crossings(behind: $1) }
        }

        /// Returns the number of crossings between a column and the next one: pairs of edges whose order differs in the
        /// two columns.
        private func crossings(behind layer: [Int]) -> Int {
            let pairs = layer.flatMap { items.rightSegments[$0] }.map { index in
                (left: leftKey(items.segments[index]), right: rightKey(items.segments[index]))
            }.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
            let rights = Array(Set(pairs.map(\.right))).sorted()
            let ranks = Dictionary(uniqueKeysWithValues: rights.enumerated().map { ($1, $0) })
            var tree = CountingTree(count: rights.count)
            var crossings = 0
            var waiting: [Int] = []
            var left = -Double.infinity
            for (seen, pair) in pairs.enumerated() {
                // Edges that begin at the same point do not cross.
                if pair.left > left {
                    waiting.forEach { tree.add($0) }
                    waiting.removeAll()
                    left = pair.left
                }
                let rank = ranks[pair.right] ?? 0
                crossings += seen - waiting.count - tree.count(upTo: rank)
                waiting.append(rank)
            }
            return crossings
        }

        private func leftKey(_ segment: LayerItems.Segment) -> Double { places[segment.left] + leftFraction(segment) }
        private func rightKey(_ segment: LayerItems.Segment) -> Double {
            places[segment.right] + rightFraction(segment)
        }

        private func leftFraction(_ segment: LayerItems.Segment) -> Double {
            segment.leftOffset / (items.items[segment.left].height + 1)
        }

        private func rightFraction(_ segment: LayerItems.Segment) -> Double {
            segment.rightOffset / (items.items[segment.right].height + 1)
        }
    }
}

/// A Fenwick tree: adds numbers, and returns how many of them are at most a given number. Both take logarithmic time
/// (P. Fenwick, 1994).
struct CountingTree {
    private var sums: [Int]

    init(count: Int) { sums = Array(repeating: 0, count: count + 1) }

    mutating func add(_ number: Int) {
        var index = number + 1
        while index < sums.count {
            sums[index] += 1
            index += index & -index
        }
    }

    func count(upTo number: Int) -> Int {
        var (index, sum) = (number + 1, 0)
        while index > 0 {
            sum += sums[index]
            index -= index & -index
        }
        return sum
    }
}
