import Foundation

@objc(Book)
open class Book: _Book {
}
