import CoreData
import Foundation

@objc(String)
nonisolated final class String: _String {
    // This file is yours: modelc never writes it again.
}
