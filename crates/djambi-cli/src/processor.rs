//! The choice among the builds of a release. It has the program for every processor of its kind, and where that is worth
//! it once more for newer ones, which think in half the time.

/// Becomes the build of this program for newer processors, if it was installed with this one and this processor can run
/// it. Else nothing happens: this build does the same.
#[cfg(all(target_os = "linux", target_arch = "x86_64", not(target_feature = "avx2")))]
pub(crate) fn become_faster() {
    use std::env;
    use std::os::unix::process::CommandExt;
    use std::process::Command;

    let Some(program) = faster_build() else { return };
    let mut arguments = env::args_os();
    let mut command = Command::new(program);
    if let Some(name) = arguments.next() {
        command.arg0(name);
    }
    // It comes back only if the program cannot be run.
    let _ = command.args(arguments).exec();
}

/// This build is the only one, or the one that was chosen.
#[cfg(not(all(target_os = "linux", target_arch = "x86_64", not(target_feature = "avx2"))))]
pub(crate) const fn become_faster() {}

/// The name of the same build for processors of x86-64-v3; a release says it to the compiler, and nothing else does. It
/// has version and commit, so that no program becomes that of another release.
#[cfg(all(target_os = "linux", target_arch = "x86_64", not(target_feature = "avx2")))]
const FASTER: Option<&str> = option_env!("FASTER_BUILD");

/// The build for processors of x86-64-v3, which lies in `../lib/djambi` beside this program.
#[cfg(all(target_os = "linux", target_arch = "x86_64", not(target_feature = "avx2")))]
fn faster_build() -> Option<std::path::PathBuf> {
    use std::arch::is_x86_feature_detected as has;

    // What the level has beyond the first, by the x86-64 psABI.
    let is_newer = has!("avx2")
        && has!("bmi1")
        && has!("bmi2")
        && has!("f16c")
        && has!("fma")
        && has!("lzcnt")
        && has!("movbe")
        && has!("popcnt")
        && has!("cmpxchg16b")
        && has!("xsave");
    let name = FASTER.filter(|name| !name.is_empty())?;
    let here = std::env::current_exe().ok()?.canonicalize().ok()?;
    let program = here.parent()?.parent()?.join("lib/djambi").join(name);
    (is_newer && program.is_file()).then_some(program)
}
