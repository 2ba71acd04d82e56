import Foundation
import SwiftData

extension Task {
    // This file is yours: modelc never writes it again. Stored properties are in Task.swift.
}
