import CoreData
import Foundation

/// The response of the search API.
nonisolated struct SearchResult: Decodable, Sendable {
    var results: [Item]

    /// A song. The API repeats the artist in each of them, so one JSON object gives two snapshots.
    struct Item: Decodable, Sendable {
        var song: SongSnapshot
        var artist: ArtistSnapshot

        init(from decoder: any Decoder) throws {
            song = try SongSnapshot(from: decoder)
            artist = try ArtistSnapshot(from: decoder)
        }
    }

    init(json: Data) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        self = try decoder.decode(SearchResult.self, from: json)
    }

    /// Updates the existing songs of the context, and inserts the others. Save the context afterwards.
    @discardableResult
    func insert(into context: NSManagedObjectContext) throws -> [Song] {
        try results.map { item in
            let artist = try Artist.findOrCreate(in: context, artistID: item.artist.artistID)
            item.artist.apply(to: artist)
            let song = try Song.findOrCreate(in: context, trackID: item.song.trackID)
            item.song.apply(to: song)
            song.artist = artist
            return song
        }
    }
}
