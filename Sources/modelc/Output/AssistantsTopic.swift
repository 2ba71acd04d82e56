enum AssistantsTopic {
    static let text = ""
}
