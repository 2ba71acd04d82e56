/// What one run of a command took.
struct Run {
    var duration: Duration
    /// The time of processors, of the user and of the system together; other work on the machine hardly shows in it.
    var processorTime: Duration
    var peakKilobytes: Int

    var milliseconds: Double { duration / .milliseconds(1) }
    var processorMilliseconds: Double { processorTime / .milliseconds(1) }
}
