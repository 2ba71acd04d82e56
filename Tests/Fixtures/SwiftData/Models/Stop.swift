import SwiftData

@Model
public final class Stop {
    #Unique<Stop>([\.latitude, \.longitude])

    public var trip: Trip?
    public var title: String = ""
    public var latitude: Double = 0
    public var longitude: Double = 0
    /// How the stop is shown: it is not known how SwiftData stores this.
    public var tags: [String] = []

    public init() {}
}
