# Everything that CI runs, as a graph: `make -f Scripts/checks.mk -j2 ci`. On two cores one job builds while another uses what is
# built. Jobs that need SwiftPM's lock on .build follow one another. Each prints how long it took and what it cost.
#
#     ci      all of it
#     test    the tests alone, which `make test` runs
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.PHONY: ci test audit ledger-audit packages check recipes build ledger-build examples-build installed engine others clock browser ledger ledger-bounds api compiler-errors other-platforms examples projects

export PERCH_STRICT ?= 1
# A fifth of the frames of each screen, and another fifth for each commit; make nightly compares all of them.
PERCH_ORACLE ?= sample
PERCH_ORACLE_SEED ?= $(shell printf %d 0x$$(git rev-parse --short=7 HEAD 2>/dev/null || echo 0))

timed = @TIMEFORMAT='$@: %0R s, %0U + %0S s of CPU'; time
runner = .build/debug/perchPackageTests.xctest --testing-library swift-testing
tests = env PERCH_ORACLE=$(PERCH_ORACLE) PERCH_ORACLE_SEED=$(PERCH_ORACLE_SEED) $(runner)
# The tests of one process share its main actor, and so a core: these run in a process, the others in another.
engine := ^(SwiftUICoreTests|DesignSystemTests)\.
alone := ^(PerchHostTests\.SessionTimeTests|PerchWebTests\.LongTextTests)

test: engine others clock browser ledger
ci: check recipes test audit ledger-audit ledger-bounds api compiler-errors other-platforms examples projects

packages:
	@Scripts/setup.sh
	@Scripts/browser-tests.sh setup

check:
	$(timed) Scripts/check.sh
recipes: packages
	$(timed) Scripts/recipes.sh

# The builds, one after another.
build: packages
	$(timed) swift build $(BUILD_FLAGS) --build-tests --quiet
ledger-build: build
	$(timed) $(MAKE) --no-print-directory -C Apps/Ledger build-tests
examples-build: ledger-build
	$(timed) Scripts/examples.sh build
# As people have it who know nothing of Perch's sources, but for the optimizer: make nightly installs a release.
installed: examples-build
	$(timed) Scripts/install.sh $(CURDIR)/.build/installed debug
api: installed
	$(timed) $(MAKE) --no-print-directory api
compiler-errors: api
	$(timed) Scripts/compiler-errors.py

engine: build
	$(timed) $(tests) --filter '$(engine)'
others: build
	$(timed) $(tests) --skip '$(engine)'
# What follows the machine's clock, or counts for the whole process, has a process to itself, without the oracle.
clock: others
	$(timed) env -u PERCH_ORACLE PERCH_ALONE=1 $(runner) --filter '$(alone)'
# Fails on errors and warnings that perch-audit-accepted.json does not list. The nightly run audits in all variants.
audit: build
	$(timed) .build/debug/gallery audit --strict --variants 2
browser: build
	$(timed) Scripts/browser-tests.sh quick
ledger: ledger-build
	$(timed) $(MAKE) --no-print-directory -C Apps/Ledger run-tests
ledger-audit: ledger-build
	$(timed) $(MAKE) --no-print-directory -C Apps/Ledger audit
ledger-bounds: ledger-build
	$(timed) $(MAKE) --no-print-directory -C Apps/Ledger bounds
other-platforms:
	$(timed) Scripts/other-platforms.sh
projects: installed
	$(timed) env PATH=$(CURDIR)/.build/installed/bin:$$PATH Scripts/projects.py check
	$(timed) env PATH=$(CURDIR)/.build/installed/bin:$$PATH Scripts/literals.py
examples: examples-build
	$(timed) Scripts/examples.sh draw
