import ModelcSchema

extension ModelPlace {
    /// - Parameter attribute: the XML attribute at fault; nil for the request as a whole.
    init(request: FetchRequestDescription, attribute: String? = nil) {
        path = request.name
        source = SourcePlace(request, attribute: attribute)
    }

    /// The value of a user info key; the element itself where the key is absent.
    init(userInfo key: String, in userInfo: UserInfo, of element: some SourceElement, path: String) {
        self.path = path
        if let entry = userInfo.entries.last(where: { $0.key == key }), entry.position != nil {
            source = SourcePlace(entry, attribute: "value")
        } else {
            source = SourcePlace(element)
        }
    }
}
