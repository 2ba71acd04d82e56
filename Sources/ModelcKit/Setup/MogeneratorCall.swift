/// A call of mogenerator in a file of the project.
package struct MogeneratorCall: Hashable, Sendable {
    /// The arguments, with the variables of Xcode and of the file replaced.
    package var words: [String]
    /// The path of the file, as shown in reports.
    package var path: String
    /// The line of the call, from 1.
    package var line: Int
    /// The variables that could not be replaced.
    package var unknown: [String] = []
}
