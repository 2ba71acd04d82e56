@objc(Crew)
open class Crew: _Crew {
}
