// Code of an app for the classes that Xcode generates.
import CoreData
import Foundation

nonisolated func playlists(in context: NSManagedObjectContext) throws -> [Playlist] {
    let request: NSFetchRequest<Playlist> = Playlist.fetchRequest()
    request.predicate = NSPredicate(
        format: "%K CONTAINS[c] %@", argumentArray: [#keyPath(Playlist.name), "rock"])
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try context.fetch(request)
}

nonisolated func media(in context: NSManagedObjectContext) throws -> [Medium] {
    try context.fetch(Medium.fetchRequest() as NSFetchRequest<Medium>)
}

nonisolated func mostPlayed(in context: NSManagedObjectContext) throws -> Song? {
    let request = Song.fetchRequest() as NSFetchRequest<Song>
    request.fetchLimit = 1
    return try context.fetch(request).first
}

nonisolated func totalPlays(of playlist: Playlist) -> Int64 {
    let songs = playlist.songs?.array as? [Song] ?? []
    return songs.reduce(0) { $0 + $1.plays }
}

nonisolated func edit(_ playlist: Playlist, _ songs: [Song], in context: NSManagedObjectContext) {
    let song = Song(context: context)
    song.title = "New"
    song.plays += 1
    song.isExplicit = false
    song.bitrate = 320
    song.price = NSDecimalNumber(string: "0.99")
    song.playedAt = 0
    song.playlist = playlist
    song.playlist = nil
    playlist.insertIntoSongs(song, at: 0)
    playlist.removeFromSongs(at: 0)
    playlist.insertIntoSongs(songs, at: NSIndexSet(indexesIn: NSRange(location: 0, length: songs.count)))
    playlist.removeFromSongs(at: NSIndexSet(index: 0))
    playlist.replaceSongs(at: 0, with: song)
    playlist.replaceSongs(at: NSIndexSet(index: 0), with: songs)
    playlist.addToSongs(song)
    playlist.removeFromSongs(song)
    playlist.addToSongs(NSOrderedSet(array: songs))
    playlist.removeFromSongs(NSOrderedSet(array: songs))
    playlist.songs = NSOrderedSet(array: songs)
    playlist.addToFollowers(playlist)
    playlist.removeFromFollowers(playlist)
    playlist.addToFollowers(NSSet(array: [playlist]))
    playlist.removeFromFollowers(NSSet(array: [playlist]))
    playlist.followers = nil
    playlist.name = nil
    playlist.recordedAt = ["city": "Berlin"]
    playlist.scratch = NSNumber(value: 1)
}

nonisolated func followers(of playlist: Playlist) -> [Playlist] {
    let followers = playlist.followers as? Set<Playlist> ?? []
    return followers.sorted { ($0.name ?? "") < ($1.name ?? "") }
}

nonisolated func describe(_ playlist: Playlist, _ medium: Medium) -> String {
    let untyped: NSObject? = playlist.scratch
    let city = playlist.recordedAt?["city"] as? String ?? "nowhere"
    let count: Int = playlist.songs?.count ?? 0
    let title = medium.title ?? medium.identifier?.uuidString ?? ""
    return "\(title) \(city) \(count) \(String(describing: untyped))"
}

/// A list wants elements that are `Identifiable`.
nonisolated func identities<Element: Identifiable>(_ elements: [Element]) -> [Element.ID] { elements.map(\.id) }

nonisolated func identities(of playlists: [Playlist], _ media: [Medium]) -> ([UUID?], Int) {
    (identities(playlists), identities(media).count)
}
