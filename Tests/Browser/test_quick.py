"""A few tests of each kind, for every change; `make test-browser` runs all."""
import unittest

QUICK = [
    "test_input.Input.test_tap_by_role_and_name",
    "test_input.Input.test_typing",
    "test_input.Input.test_composed_character",
    "test_input.Input.test_fast_typing_over_a_slow_line",
    "test_input.Input.test_scrolling_over_a_slow_line",
    "test_input.Input.test_switch_and_slider",
    "test_input.Input.test_sheet",
    "test_input.Input.test_navigation_and_back",
    "test_input.Requests",
    "test_keys.Keys.test_escape_leads_out_of_what_is_in_front",
    "test_keys.Keys.test_keys_that_the_session_has_are_kept_from_the_browser",
    "test_failures.Failures.test_trap_in_the_first_frame",
    "test_pictures",
    "test_gallery.Index.test_pictures_are_cut_to_their_content",
    "test_gallery.Work.test_panes",
    "test_gallery.Work.test_audit_pane",
    "test_gallery.Work.test_from_preview_to_preview_without_loading",
    "test_abuse.Abuse.test_strangers_are_not_served",
    "test_abuse.Abuse.test_nonsense_in_a_session",
    "test_abuse.Abuse.test_trap_takes_its_own_worker_only",
    "test_abuse.Abuse.test_reconnects_to_the_same_session",
    "test_accessibility.Accessibility",
    "test_contrast",
    "test_program.Program",
    "test_operations.Operations.test_metrics_and_health",
    "test_firefox.InFirefox.test_index_and_back",
    "test_firefox.InFirefox.test_tap",
    "test_firefox.InFirefox.test_typing",
]


def load_tests(loader, _tests, _pattern):
    return loader.loadTestsFromNames(QUICK)


if __name__ == "__main__":
    unittest.main()
