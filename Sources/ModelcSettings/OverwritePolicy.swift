/// The owner of a generated file. The owner determines whether an existing file is replaced.
package enum OverwritePolicy: String, ConfigurationChoice {
    /// The generator is the owner. The file is replaced whenever its text differs.
    case machine
    /// The user is the owner. The file is written if it does not exist, and is never written again.
    case human
    /// The user is the owner. The file is written if it does not exist; an existing file that differs is an error.
    case never
}
