import ModelcText

/// The order of findings wherever they are listed: bundle, version, place, id. It is total, so that output never depends on the
/// order of input.
package struct FindingOrder: Sendable {
    private let bundle: String
    private let version: String?
    private let path: String
    private let offset: Int?
    private let id: DiagnosticID
    private let modelPath: String
    private let message: String
    private let distinction: String

    /// - Parameters:
    ///   - version: nil for what belongs to the bundle as a whole.
    ///   - offset: the first byte of the place; nil for the file as a whole.
    ///   - distinction: what distinguishes findings that are equal otherwise.
    package init(
        bundle: String, version: String?, path: String, offset: Int?, id: DiagnosticID, modelPath: String,
        message: String, distinction: String
    ) {
        self.bundle = bundle
        self.version = version
        self.path = path
        self.offset = offset
        self.id = id
        self.modelPath = modelPath
        self.message = message
        self.distinction = distinction
    }
}

extension FindingOrder: Comparable {
    package static func < (left: FindingOrder, right: FindingOrder) -> Bool {
        if left.bundle != right.bundle { return left.bundle < right.bundle }
        if left.version != right.version { return (left.version ?? "").isBeforeByNumber(right.version ?? "") }
        if left.path != right.path { return left.path.isBeforeByNumber(right.path) }
        if left.offset != right.offset { return (left.offset ?? -1) < (right.offset ?? -1) }
        if (left.id, left.modelPath) != (right.id, right.modelPath) {
            return (left.id, left.modelPath) < (right.id, right.modelPath)
        }
        if left.message != right.message { return left.message.isBeforeByNumber(right.message) }
        return left.distinction < right.distinction
    }
}
