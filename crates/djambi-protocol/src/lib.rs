//! The words of Djambi's service: every message, REST body and id.
