/// The stores to make, one for each version.
package struct FixturesRequest {
    /// The path of the model; nil for the model of the project.
    package var path: String?
    /// The folder of the stores; nil for the folder with the model's name that tests look for.
    package var folder: String?
    /// The wanted number of objects of each entity.
    package var rows = FixturesRequest.standardRows
    package var seed: UInt64 = 0
    /// Whether to include versions that are not locked, even if there is a lock file.
    package var includesUnlocked = false
    /// Whether the existing stores are only checked.
    package var isCheck = false
    /// The library of the test file that is written with the stores; nil to write no test file.
    package var tests: FixtureTestLibrary?
    /// The folder of the test file; nil for the folder that contains the folder of the stores.
    package var testFolder: String?
    /// The Swift module that the tests import; nil for none.
    package var module: String?
    /// Whether stores and tests that modelc did not write, or that were edited, may be replaced.
    package var replacesForeignFiles = false

    package init(path: String? = nil) { self.path = path }

    /// The number of objects of each entity by default: enough for all extreme values, and small enough to commit.
    package static let standardRows = 20
}
