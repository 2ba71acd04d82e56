import CoreData
import Foundation

@objc(Novel)
nonisolated final class Novel: _Novel {
    // This file is yours: modelc never writes it again.
}
