import Foundation

/// Changes values of a property list and writes it in its own format; damages the bytes of any other input.
struct PropertyListMutator: Mutator {
    func mutate(_ bytes: Data, _ generator: inout SeededRandom) -> Data {
        var format = PropertyListSerialization.PropertyListFormat.xml
        guard let list = try? PropertyListSerialization.propertyList(from: bytes, options: [], format: &format) else {
            return ByteMutator().mutate(bytes, &generator)
        }
        let changed = change(list, depth: 0, &generator)
        let written = try? PropertyListSerialization.data(fromPropertyList: changed, format: format, options: 0)
        return written ?? ByteMutator().mutate(bytes, &generator)
    }

    private func change(_ value: Any, depth: Int, _ generator: inout SeededRandom) -> Any {
        if depth > 0, generator.once(in: 4) { return replacement(&generator) }
        if var dictionary = value as? [String: Any], let key = generator.pick(dictionary.keys.sorted()) {
            switch generator.index(5) {
            case 0: dictionary[key] = nil
            case 1: dictionary[NastyText.word(&generator)] = dictionary[key]
            default: dictionary[key] = change(dictionary[key] ?? "", depth: depth + 1, &generator)
            }
            return dictionary
        }
        if var list = value as? [Any], !list.isEmpty {
            let index = generator.index(list.count)
            list[index] = change(list[index], depth: depth + 1, &generator)
            return list
        }
        if let data = value as? Data { return ByteMutator().mutate(data, &generator) }
        return replacement(&generator)
    }

    private func replacement(_ generator: inout SeededRandom) -> Any {
        switch generator.index(9) {
        case 0: return [String: Any]()
        case 1: return [Any]()
        case 2: return Data(repeating: 0xff, count: generator.index(80))
        case 3: return Date(timeIntervalSinceReferenceDate: 1e18)
        case 4: return Int64(bitPattern: generator.next())
        case 5: return generator.once(in: 2)
        case 6: return Double.infinity
        case 7: return (0..<100).reduce("deep" as Any) { inner, _ in [inner] }
        default: return NastyText.word(&generator).filter { $0 != "\u{0}" }
        }
    }
}
