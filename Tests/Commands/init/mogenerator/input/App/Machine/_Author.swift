// DO NOT EDIT. This file is machine-generated and constantly overwritten.
// swift-format-ignore-file
// Make changes to Author.swift instead.

import Foundation
import CoreData

open class _Author: NSManagedObject {

}
