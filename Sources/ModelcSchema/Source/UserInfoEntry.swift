import ModelcBase

/// A key and its value in a user info dictionary.
package struct UserInfoEntry: SourceElement, Hashable {
    package var key: String = ""
    package var value: String = ""
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    package init(key: String, value: String) {
        self.key = key
        self.value = value
    }
}
