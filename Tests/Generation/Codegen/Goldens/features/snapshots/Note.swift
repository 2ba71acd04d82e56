import CoreData
import Foundation

@objc(Note)
nonisolated class Note: _Note {
    // This file is yours: modelc never writes it again.
}
