import CoreData
import Foundation

@objc(Note)
nonisolated open class Note: _Note {
    // This file is yours: modelc never writes it again.
}
