/// The purpose of a sample row. The first rows of an entity have the values at which migrations fail.
enum SampleRowKind {
    /// The smallest values, empty strings, and NULL for optional properties.
    case least
    /// The largest values and the longest texts.
    case greatest
    /// The values of new objects, if the model has defaults.
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
