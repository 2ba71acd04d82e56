// The conformances that make Foundation's collections usable in `for` loops and with literals.
public struct NSFastEnumerationIterator: IteratorProtocol {
    public mutating func next() -> Any? { fatalError() }
}

extension NSArray: Sequence, ExpressibleByArrayLiteral {
    public required convenience init(arrayLiteral elements: Any...) { fatalError() }

    public final func makeIterator() -> NSFastEnumerationIterator { fatalError() }
}

extension NSSet: Sequence, ExpressibleByArrayLiteral {
    public required convenience init(arrayLiteral elements: Any...) { fatalError() }

    public final func makeIterator() -> NSFastEnumerationIterator { fatalError() }
}

extension NSOrderedSet: Sequence, ExpressibleByArrayLiteral {
    public required convenience init(arrayLiteral elements: Any...) { fatalError() }

    public final func makeIterator() -> NSFastEnumerationIterator { fatalError() }
}
