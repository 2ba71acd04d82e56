/// The exit codes of mogenerator.
package enum MogeneratorStatus: Int32, Sendable {
    case done = 0
    /// A template or the file of arguments cannot be used, or files differ.
    case failed = 1
    /// An option is unknown or has no value.
    case wrongUsage = 64
    /// The model cannot be used. (mogenerator itself aborts.)
    case unusableModel = 65
    /// There is no model at the path.
    case missingModel = 66
    /// A folder cannot be created, or a file cannot be written.
    case unwritable = 74
}
