import Foundation
import FuzzRunning

/// Writes the lines of a `Layout`: the changes of some of the files in the seed, one path per line.
struct LayoutMutator: Mutator {
    func mutate(_ bytes: Data, _ generator: inout SeededRandom) -> Data {
        let paths = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        let plain = paths.filter { !$0.contains("\t") }
        guard let path = generator.pick(plain) else { return bytes }
        let order = generator.pick(Layout.Order.allCases) ?? .remove
        let other = generator.once(in: 2) ? generator.pick(plain) ?? "x" : LayoutMutator.target(&generator)
        return Data((paths + ["\(order.rawValue)\t\(path)\t\(other)"]).joined(separator: "\n").utf8)
    }

    private static func target(_ generator: inout SeededRandom) -> String {
        let word = NastyText.word(&generator).filter { $0 != "\u{0}" && $0 != "\n" && $0 != "\t" && $0 != "/" }
        return word.isEmpty ? "missing" : String(word.prefix(100))
    }
}
