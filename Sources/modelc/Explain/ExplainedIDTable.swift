enum ExplainedIDTable {
    static let text = ""
}
