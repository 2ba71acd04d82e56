import Foundation
import SwiftData

extension Tag {
    // This file is yours: modelc never writes it again. Stored properties are in Tag.swift.
}
