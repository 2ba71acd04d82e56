import Foundation

@objc(Author)
open class Author: _Author {
}
