extension BinaryPropertyListDecoder {
    /// An array, a set or a dictionary: the objects that hold references to others.
    mutating func container(
        _ marker: BinaryPropertyListMarker, at offset: Int, depth: Int
    ) throws(BinaryPropertyListError) -> Decoded {
        guard depth < limits.maximumDepth else {
            throw BinaryPropertyListError(.tooDeep(limit: limits.maximumDepth), at: offset)
        }
        if marker == .dictionary { return try dictionary(at: offset, depth: depth) }
        let references = try countedPayload(at: offset, unitSize: trailer.referenceSize)
        var size = ContainerSize(offset: offset, limits: limits)
        let elements = try elements(in: references, depth: depth + 1, size: &size)
        switch marker {
        case .set: return size.decoded(.set(elements))
        case .orderedSet: return size.decoded(.orderedSet(elements))
        default: return size.decoded(.array(elements))
        }
    }

    private mutating func elements(
        in references: Range<Int>, depth: Int, size: inout ContainerSize
    ) throws(BinaryPropertyListError) -> [PropertyListValue] {
        var elements: [PropertyListValue] = []
        elements.reserveCapacity(references.count / trailer.referenceSize)
        for position in stride(from: references.lowerBound, to: references.upperBound, by: trailer.referenceSize) {
            let element = try object(try reference(at: position), depth: depth)
            try size.add(element)
            elements.append(element.value)
        }
        return elements
    }

    private mutating func dictionary(at offset: Int, depth: Int) throws(BinaryPropertyListError) -> Decoded {
        let references = try countedPayload(at: offset, unitSize: 2 * trailer.referenceSize)
        var size = ContainerSize(offset: offset, limits: limits)
        var entries: [PropertyListDictionary.Entry] = []
        entries.reserveCapacity(references.count / (2 * trailer.referenceSize))
        let firstValue = references.lowerBound + references.count / 2
        for position in stride(from: references.lowerBound, to: firstValue, by: trailer.referenceSize) {
            guard case .string(let key) = try object(try reference(at: position), depth: depth + 1).value else {
                throw BinaryPropertyListError(.keyIsNotAString, at: offset)
            }
            let value = try object(try reference(at: position + references.count / 2), depth: depth + 1)
            try size.add(value)
            entries.append(.init(key: key, value: value.value))
        }
        return size.decoded(.dictionary(PropertyListDictionary(entries)))
    }

    private func reference(at position: Int) throws(BinaryPropertyListError) -> Int {
        let reference = try source.unsigned(at: position, size: trailer.referenceSize)
        guard let index = Int(exactly: reference), index < trailer.objectCount else {
            let reason = BinaryPropertyListError.Reason.referenceOutOfRange(
                reference: reference, objectCount: trailer.objectCount)
            throw BinaryPropertyListError(reason, at: position)
        }
        return index
    }
}

/// Adds up the height and the expanded number of values of a container.
private struct ContainerSize {
    let offset: Int
    let limits: BinaryPropertyListLimits
    var height = 1
    var valueCount = 1

    mutating func add(_ child: BinaryPropertyListDecoder.Decoded) throws(BinaryPropertyListError) {
        height = max(height, child.height + 1)
        let (sum, overflow) = valueCount.addingReportingOverflow(child.valueCount)
        guard !overflow, sum <= limits.maximumValueCount else {
            throw BinaryPropertyListError(.tooManyValues(limit: limits.maximumValueCount), at: offset)
        }
        valueCount = sum
    }

    func decoded(_ value: PropertyListValue) -> BinaryPropertyListDecoder.Decoded {
        BinaryPropertyListDecoder.Decoded(value: value, height: height, valueCount: valueCount)
    }
}
