import Foundation

/// Changes an input so that it mostly stays valid in its format.
protocol Mutator: Sendable {
    func mutate(_ bytes: Data, _ generator: inout SeededRandom) -> Data
}

/// Several small changes by a mutator that knows the format, and occasionally by one that does not.
struct Mutation {
    let structural: any Mutator

    func mutated(_ seed: Data, _ generator: inout SeededRandom) -> Data {
        var bytes = seed
        for _ in 0..<(generator.once(in: 3) ? 1 + generator.index(5) : 1) {
            bytes = structural.mutate(bytes, &generator)
        }
        return generator.once(in: 12) ? ByteMutator().mutate(bytes, &generator) : bytes
    }
}
