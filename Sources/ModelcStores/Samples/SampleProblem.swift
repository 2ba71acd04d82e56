/// The reason that an attribute has no sample value.
struct SampleProblem: Error {
    var reason: UnwritableProperty.Reason
}
