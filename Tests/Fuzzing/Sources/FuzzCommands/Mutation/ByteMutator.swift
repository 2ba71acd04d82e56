import Foundation

/// Damages bytes as broken disks, transfers and editors do.
struct ByteMutator: Mutator {
    func mutate(_ bytes: Data, _ generator: inout SeededRandom) -> Data {
        var list = Array(bytes)
        switch generator.index(14) {
        case 0: list = []
        case 1: list.removeLast(generator.index(list.count + 1))
        case 2: list.removeFirst(generator.index(min(list.count, 64) + 1))
        case 3: list.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: 0)
        case 4:
            list.insert(contentsOf: repeatElement(0, count: 1 + generator.index(512)), at: generator.index(list.count))
        case 5: copyChunk(in: &list, &generator)
        default: flip(&list, &generator)
        }
        return Data(list)
    }

    private func copyChunk(in list: inout [UInt8], _ generator: inout SeededRandom) {
        guard !list.isEmpty else { return }
        let start = generator.index(list.count)
        let chunk = list[start..<min(list.count, start + 1 + generator.index(200))]
        list.insert(contentsOf: Array(chunk), at: generator.index(list.count))
    }

    private func flip(_ list: inout [UInt8], _ generator: inout SeededRandom) {
        guard !list.isEmpty else { return }
        for _ in 0..<(1 + generator.index(3)) {
            list[generator.index(list.count)] = UInt8(truncatingIfNeeded: generator.next())
        }
    }
}
