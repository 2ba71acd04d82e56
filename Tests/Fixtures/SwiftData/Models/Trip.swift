import Foundation
import SwiftData

/// A trip with its stops.
@Model
public final class Trip {
    #Index<Trip>([\.begin])

    /// Nested types are copied with the class.
    public enum Kind: String, Codable {
        case short, long
    }

    @Attribute(.unique) public var name: String
    @Attribute(originalName: "start") public var begin: Date = Date.now
    public var price: Decimal?
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) public var stops: [Stop] = []
    @Transient var cache: [String: Int] = [:]

    public var isLong: Bool { stops.count > 10 }

    public init(name: String) { self.name = name }
}
