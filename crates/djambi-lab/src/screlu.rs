//! The activation of the hidden units of all nets in training.

/// The squared clipped ReLU.
pub(crate) fn screlu(sum: f32) -> f32 {
    let clipped = sum.clamp(0.0, 1.0);
    clipped * clipped
}

/// The slope of [`screlu`].
pub(crate) fn screlu_derivative(sum: f32) -> f32 {
    if sum > 0.0 && sum < 1.0 { 2.0 * sum } else { 0.0 }
}
