@objc(Ship)
open class Ship: _Ship {
}
