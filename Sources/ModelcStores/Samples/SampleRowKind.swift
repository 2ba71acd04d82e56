/// The kind of values in a sample row. The first rows of an entity have values with which migrations are likely to
/// fail.
enum SampleRowKind {
    /// NULL for optional properties; otherwise the smallest values and the shortest texts.
    case least
    /// The largest values and the longest texts.
    case greatest
    /// The default values, for attributes that have a valid one.
    case defaults
    case ordinary

    /// - Parameter index: the position among the rows of an entity.
    init(index: Int) {
        switch index {
        case 0: self = .least
        case 1: self = .greatest
        case 2: self = .defaults
        default: self = .ordinary
        }
    }
}
