//! The rules of Djambi for the browser.
