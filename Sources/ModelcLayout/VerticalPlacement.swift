/// Determines the vertical position of each item, so that as many edges as possible are straight.
///
/// Sweeps over the columns. Each item has a preferred position, at which most of its edges would be straight. An
/// isotonic regression (pool adjacent violators) then computes the positions that are nearest to the preferred ones and
/// keep the order of the items and their distances.
enum VerticalPlacement {
    /// Returns the y coordinate of the top edge of each item, in points. The smallest value is 0.
    static func tops(of items: LayerItems, spacing: LayoutSpacing) -> [Double] {
        var placement = Placement(items, spacing)
        placement.run()
        return placement.tops
    }

    fileprivate struct Placement {
        private let items: LayerItems
        private let spacing: LayoutSpacing
        private(set) var tops: [Double]

        init(_ items: LayerItems, _ spacing: LayoutSpacing) {
            self.items = items
            self.spacing = spacing
            tops = Array(repeating: 0, count: items.items.count)
            for layer in items.layers { stack(layer) }
        }

        mutating func run() {
            let rounds = items.items.count > 40_000 ? 3 : 10
            for _ in 0..<rounds {
                for layer in items.layers.dropFirst() { place(layer, byLeft: true, byRight: false) }
                for layer in items.layers.dropLast().reversed() { place(layer, byLeft: false, byRight: true) }
            }
            for _ in 0..<2 { for layer in items.layers { place(layer, byLeft: true, byRight: true) } }
            var places = [Int](repeating: 0, count: items.items.count)
            for layer in items.layers { for (place, item) in layer.enumerated() { places[item] = place } }
            for chain in items.chains { straighten(chain, places) }
            for layer in items.layers { for item in layer where items.items[item].node != nil { align(item, places) } }
            let least = tops.min() ?? 0
            // Rounds to multiples of 0.5, so that positions that differ only by rounding errors become equal.
            for item in tops.indices { tops[item] = ((tops[item] - least) * 2).rounded() / 2 }
        }

        /// Stacks the items of a column, centered at 0.
        private mutating func stack(_ layer: [Int]) {
            var y = 0.0
            for (place, item) in layer.enumerated() {
                if place > 0 { y += gap(layer[place - 1], item) }
                tops[item] = y
                y += items.items[item].height
            }
            for item in layer { tops[item] -= y / 2 }
        }

        private func gap(_ above: Int, _ below: Int) -> Double {
            switch (items.items[above].node, items.items[below].node) {
            case (nil, nil): spacing.lineGap
            case (nil, _?), (_?, nil): spacing.passingGap
            case (_?, _?): spacing.nodeGap
            }
        }

        private mutating func place(_ layer: [Int], byLeft: Bool, byRight: Bool) {
            var shifts: [Double] = []
            var wishes: [(value: Double, weight: Double)] = []
            var shift = 0.0
            for (place, item) in layer.enumerated() {
                if place > 0 { shift += items.items[layer[place - 1]].height + gap(layer[place - 1], item) }
                shifts.append(shift)
                let wish = wish(of: item, byLeft: byLeft, byRight: byRight)
                wishes.append((wish.value - shift, wish.weight))
            }
            for (place, value) in IsotonicRegression.nearest(to: wishes).enumerated() {
                tops[layer[place]] = value + shifts[place]
            }
        }

        /// Returns the preferred position of an item: the weighted median of the positions at which its edges would be
        /// straight. Edges between passing points have more weight, because their kinks are more visible. `weight` is
        /// the sum of the weights of these edges.
        private func wish(of item: Int, byLeft: Bool, byRight: Bool) -> (value: Double, weight: Double) {
            var wishes: [(value: Double, weight: Double)] = []
            if byLeft {
                for index in items.leftSegments[item] {
                    let segment = items.segments[index]
                    wishes.append((tops[segment.left] + segment.leftOffset - segment.rightOffset, weight(segment)))
                }
            }
            if byRight {
                for index in items.rightSegments[item] {
                    let segment = items.segments[index]
                    wishes.append((tops[segment.right] + segment.rightOffset - segment.leftOffset, weight(segment)))
                }
            }
            guard !wishes.isEmpty else { return (tops[item], 0.05) }
            wishes.sort { $0.value < $1.value }
            let weight = wishes.reduce(0) { $0 + $1.weight }
            return (median(wishes, half: weight / 2), weight)
        }

        private func median(_ wishes: [(value: Double, weight: Double)], half: Double) -> Double {
            var sum = 0.0
            for (index, wish) in wishes.enumerated() {
                sum += wish.weight
                if sum > half { return wish.value }
                if sum == half { return (wish.value + wishes[min(index + 1, wishes.count - 1)].value) / 2 }
            }
            return wishes[wishes.count - 1].value
        }

        private func weight(_ segment: LayerItems.Segment) -> Double {
            switch (items.items[segment.left].node, items.items[segment.right].node) {
            case (nil, nil): 8
            case (nil, _?), (_?, nil): 2
            case (_?, _?): 1
            }
        }
    }
}

// Removes small kinks that remain after the sweeps.
extension VerticalPlacement.Placement {
    /// Returns the range of positions between the neighbors of an item in its column.
    private func room(_ item: Int, _ places: [Int]) -> ClosedRange<Double> {
        let layer = items.layers[items.items[item].layer]
        let place = places[item]
        var least = -Double.infinity
        var most = Double.infinity
        if place > 0 {
            let above = layer[place - 1]
            least = tops[above] + items.items[above].height + gap(above, item)
        }
        if place + 1 < layer.count {
            most = tops[layer[place + 1]] - gap(item, layer[place + 1]) - items.items[item].height
        }
        return least <= most ? least...most : tops[item]...tops[item]
    }

    /// Moves the passing points of an edge to the same height. If there is not enough space for all of them, moves
    /// sequences of neighboring points that are as long as possible.
    fileprivate mutating func straighten(_ chain: LayerItems.Chain, _ places: [Int]) {
        let passed = chain.segments.dropLast().map { items.segments[$0].right }
        guard let first = chain.segments.first, let last = chain.segments.last, !passed.isEmpty else { return }
        let (start, end) = (items.segments[first], items.segments[last])
        var run: [Int] = []
        var shared = -Double.infinity...Double.infinity
        var wish = tops[start.left] + start.leftOffset
        for item in passed {
            let room = room(item, places)
            if !run.isEmpty, !room.overlaps(shared) {
                set(run, wish, in: shared)
                wish = tops[run[run.count - 1]]
                run = []
                shared = room
            }
            shared = room.clamped(to: shared)
            run.append(item)
        }
        let goal = tops[end.right] + end.rightOffset
        set(run, shared.contains(goal) && run.count == passed.count && !shared.contains(wish) ? goal : wish, in: shared)
    }

    private mutating func set(_ run: [Int], _ wish: Double, in room: ClosedRange<Double>) {
        let height = min(max(wish, room.lowerBound), room.upperBound)
        for item in run { tops[item] = height }
    }

    /// Moves a node by a few points if this makes one of its edges straight.
    fileprivate mutating func align(_ item: Int, _ places: [Int]) {
        let kinks =
            items.leftSegments[item].map { index in
                let segment = items.segments[index]
                return tops[segment.left] + segment.leftOffset - segment.rightOffset - tops[item]
            }
            + items.rightSegments[item].map { index in
                let segment = items.segments[index]
                return tops[segment.right] + segment.rightOffset - segment.leftOffset - tops[item]
            }
        guard !kinks.contains(where: { abs($0) < 0.01 }), let least = kinks.min(by: { abs($0) < abs($1) }),
            abs(least) < 2 * spacing.lineGap, room(item, places).contains(tops[item] + least)
        else { return }
        tops[item] += least
    }
}

/// Computes the nondecreasing sequence that is nearest to the given numbers.
enum IsotonicRegression {
    /// Returns the nondecreasing sequence whose weighted squared differences from the given values have the smallest
    /// sum. Takes linear time.
    static func nearest(to wishes: [(value: Double, weight: Double)]) -> [Double] {
        var blocks: [(value: Double, weight: Double, count: Int)] = []
        for wish in wishes {
            var block = (value: wish.value, weight: wish.weight, count: 1)
            while let last = blocks.last, last.value >= block.value {
                blocks.removeLast()
                let weight = last.weight + block.weight
                block.value = (last.value * last.weight + block.value * block.weight) / weight
                block.weight = weight
                block.count += last.count
            }
            blocks.append(block)
        }
        return blocks.flatMap { Array(repeating: $0.value, count: $0.count) }
    }
}
