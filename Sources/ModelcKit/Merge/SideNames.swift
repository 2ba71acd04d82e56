import ModelcEditing
import ModelcSchema

/// The names of base, ours and theirs in messages.
struct SideNames {
    let base: String
    let ours: String
    let theirs: String

    /// Creates names for the temporary files of git: the name of the merged file, followed by the side, such as
    /// `contents (ours)`.
    init(ofGit name: String) {
        (base, ours, theirs) = ("\(name) (base)", "\(name) (ours)", "\(name) (theirs)")
    }

    /// Creates names from the paths that the user passed.
    init(_ base: String, _ ours: String, _ theirs: String) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
    }
}
