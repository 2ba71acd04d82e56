/// The resources that one run of a command used.
struct Run {
    var duration: Duration
    /// The processor time, user and system together; other load on the machine hardly affects it.
    var processorTime: Duration
    var peakKilobytes: Int

    var milliseconds: Double { duration / .milliseconds(1) }
    var processorMilliseconds: Double { processorTime / .milliseconds(1) }
}
