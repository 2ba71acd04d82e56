import ModelcEditing
import ModelcSchema

/// The names of the three files in messages.
struct SideNames {
    let base: String
    let ours: String
    let theirs: String

    /// Git passes temporary files, so the names are that of the merged file followed by git's name of the side.
    init(ofGit name: String) {
        (base, ours, theirs) = ("\(name) (base)", "\(name) (ours)", "\(name) (theirs)")
    }

    /// Names of files that the user passed.
    init(_ base: String, _ ours: String, _ theirs: String) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
    }
}
