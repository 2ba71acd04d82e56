import CoreData
import Foundation

@objc(Tag)
nonisolated public final class Tag: _Tag {
    // This file is yours: modelc never writes it again.
}
