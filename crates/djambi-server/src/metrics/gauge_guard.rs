use prometheus_client::metrics::gauge::Gauge;

/// Counts one more in a gauge as long as it exists.
pub(crate) struct GaugeGuard(Gauge);

impl GaugeGuard {
    /// Adds one to the gauge.
    pub(crate) fn new(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for GaugeGuard {
    fn drop(&mut self) {
        self.0.dec();
    }
}
