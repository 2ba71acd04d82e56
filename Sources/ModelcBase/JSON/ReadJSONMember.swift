/// One key of a JSON object that was read.
package struct ReadJSONMember: Hashable, Sendable {
    package let key: String
    package let value: ReadJSON

    package init(key: String, value: ReadJSON) {
        self.key = key
        self.value = value
    }
}
