import CoreData
import Foundation

@objc(Note)
nonisolated public final class Note: _Note {
    // This file is yours: modelc never writes it again.
}
