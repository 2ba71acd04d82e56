import ModelcSchema

/// The contents of a diagram of a model, without positions and colors: boxes for entities, and links between them.
package struct ModelDiagram: Hashable, Sendable {
    /// An entity with the properties that it declares.
    package struct Box: Hashable, Sendable {
        package var name: String
        /// The entity's name in the older version of a comparison; nil if it did not change.
        package var formerName: String?
        package var isAbstract: Bool
        package var rows: [Row]
        package var mark: DiagramMark?
    }

    /// A property in a box.
    package struct Row: Hashable, Sendable {
        package var name: String
        package var content: Content
        package var mark: DiagramMark?
        /// The property in the older version of a comparison; nil if it did not change.
        package var former: FormerRow?
    }

    /// A property of the older version of a comparison.
    package struct FormerRow: Hashable, Sendable {
        package var name: String
        package var content: Content
    }

    package enum Content: Hashable, Sendable {
        /// - Parameters:
        ///   - type: the name of the type; for a composite attribute, the name of the composite.
        ///   - traits: `transient` and `derived`, if they apply.
        case attribute(type: String, isOptional: Bool, traits: [String])
        /// - Parameter destination: the name of the destination; nil if the relationship has none.
        case relationship(destination: String?, isMissing: Bool, End)
        case fetchedProperty(entity: String?)
    }

    /// The settings of a relationship that are shown at an end of its link: how many objects there can be, the delete
    /// rule, and whether they are ordered.
    package struct End: Hashable, Sendable {
        package var cardinality: Cardinality
        package var rule: DeleteRule
        package var isOrdered: Bool
    }

    /// The number of objects at an end; nil for no limit.
    package struct Cardinality: Hashable, Sendable {
        package var least: Int
        package var most: Int?
    }

    /// The place where a link ends: a box, or a row of a box.
    package struct Place: Hashable, Sendable {
        package var box: Int
        /// The index of the row; nil for the head of the box.
        package var row: Int?
    }

    package enum LinkKind: Hashable, Sendable {
        /// From a parent to a child entity.
        case inheritance
        /// A relationship and its inverse.
        case relationship
        /// A relationship without an inverse, or with an inverse that names another relationship.
        case oneWay
    }

    /// A line between two boxes. `from` is drawn on the left if the layout permits it.
    package struct Link: Hashable, Sendable {
        package var kind: LinkKind
        package var from: Place
        package var to: Place
        /// The end at `from`: how many objects of `from` belong to each object at the other end. Nil if no relationship
        /// defines it, as for inheritance and one-way relationships.
        package var fromEnd: End?
        package var toEnd: End?
        package var mark: DiagramMark?
    }

    /// The name of the model.
    package var model: String
    /// The name of the version, or the names of both versions of a comparison.
    package var version: String
    /// The boxes, in the order of the model.
    package var boxes: [Box]
    package var links: [Link]

    /// The marks that occur in the diagram, in the order of a legend.
    package var marks: [DiagramMark] {
        let rows = boxes.flatMap { $0.rows.map(\.mark) }
        let used = Set(boxes.map(\.mark) + rows + links.map(\.mark))
        return DiagramMark.allCases.filter { used.contains($0) }
    }
}

extension ModelDiagram.Cardinality {
    /// Creates the cardinality of a relationship from its minimum and maximum count. If `isOptional` is true, the
    /// minimum is 0.
    init(_ relationship: RelationshipDescription) {
        let written = max(relationship.minimumCount ?? 0, 0)
        least = relationship.isOptional ? 0 : max(written, 1)
        if relationship.isToMany {
            most = relationship.effectiveMaximumCount > 0 ? relationship.effectiveMaximumCount : nil
        } else {
            most = 1
        }
    }
}

extension ModelDiagram {
    /// Returns the diagram with only these boxes and the links between them.
    func keeping(_ kept: Set<Int>) -> ModelDiagram {
        var places: [Int: Int] = [:]
        var result = self
        result.boxes = []
        for index in boxes.indices where kept.contains(index) {
            places[index] = result.boxes.count
            result.boxes.append(boxes[index])
        }
        result.links = links.compactMap { link in
            guard let from = places[link.from.box], let to = places[link.to.box] else { return nil }
            var link = link
            (link.from.box, link.to.box) = (from, to)
            return link
        }
        return result
    }

    /// Returns the diagram with the boxes of this name, and all boxes that are at most `depth` links away from them.
    func around(_ name: String, depth: Int) -> ModelDiagram {
        var neighbours = [[Int]](repeating: [], count: boxes.count)
        for link in links {
            neighbours[link.from.box].append(link.to.box)
            neighbours[link.to.box].append(link.from.box)
        }
        var kept = Set(boxes.indices.filter { boxes[$0].name == name })
        var edge = kept
        for _ in 0..<max(depth, 0) where !edge.isEmpty {
            edge = Set(edge.flatMap { neighbours[$0] }).subtracting(kept)
            kept.formUnion(edge)
        }
        return keeping(kept)
    }

    /// The diagram without attributes and fetched properties, except for those that have a mark.
    var withoutAttributes: ModelDiagram {
        var result = self
        var places = [[Int: Int]](repeating: [:], count: boxes.count)
        for index in boxes.indices {
            let kept = boxes[index].rows.indices.filter { row in
                let shown = boxes[index].rows[row]
                if case .relationship = shown.content { return true }
                return shown.mark != nil
            }
            result.boxes[index].rows = kept.map { boxes[index].rows[$0] }
            places[index] = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
        }
        result.links = links.map { link in
            var link = link
            link.from.row = link.from.row.flatMap { places[link.from.box][$0] }
            link.to.row = link.to.row.flatMap { places[link.to.box][$0] }
            return link
        }
        return result
    }
}
