/// The owner of a generated file after it is written.
package enum OverwritePolicy: String, ConfigurationChoice {
    /// The generator: the file is replaced whenever its text differs.
    case machine
    /// The user: the file is written if it does not exist, and never again.
    case human
    /// The user: the file is written if it does not exist; an existing file that differs is an error.
    case never
}
