import ModelcSchema

/// Follows composites into the composites of their members, depth first and without recursion, and finds where a walk
/// comes back to where it has been.
struct CompositeWalk {
    /// An attribute whose composite contains the attribute.
    struct Closing {
        /// The composite that holds the attribute.
        var composite: Int
        var attribute: Int
        var circle: CyclePath
    }

    private enum State {
        case unseen
        /// On the way from the start, at this depth.
        case open(depth: Int)
        case done
    }

    private(set) var closings: [Closing] = []
    private let composites: [CompositeDescription]
    private let indexByName: [String: Int]
    private var states: [State]
    /// The composites on the way, each with the next attribute to look at.
    private var way: [(composite: Int, attribute: Int)] = []

    init(_ composites: [CompositeDescription]) {
        self.composites = composites
        var indexByName: [String: Int] = [:]
        for (index, composite) in composites.enumerated() where indexByName[composite.name] == nil {
            indexByName[composite.name] = index
        }
        self.indexByName = indexByName
        states = Array(repeating: .unseen, count: composites.count)
        for index in composites.indices {
            enter(index, from: nil)
            while let stop = way.last { leave(stop.composite, at: stop.attribute) }
        }
    }

    /// Looks at one attribute of the composite at the end of the way, or steps back where there is no further one.
    private mutating func leave(_ composite: Int, at attribute: Int) {
        let attributes = composites[composite].attributes
        guard attribute < attributes.count else {
            states[composite] = .done
            way.removeLast()
            return
        }
        way[way.count - 1].attribute += 1
        guard attributes[attribute].type == .composite else { return }
        guard let next = attributes[attribute].compositeName.flatMap({ indexByName[$0] }) else { return }
        enter(next, from: (composite, attribute))
    }

    private mutating func enter(_ composite: Int, from origin: (composite: Int, attribute: Int)?) {
        switch states[composite] {
        case .done: break
        case .unseen:
            states[composite] = .open(depth: way.count)
            way.append((composite, 0))
        case .open(let depth):
            guard let origin else { break }
            let circle = CyclePath(way[depth...].lazy.map(\.composite))
            closings.append(Closing(composite: origin.composite, attribute: origin.attribute, circle: circle))
        }
    }
}
