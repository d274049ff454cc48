# `make` alone lists the targets.
.DEFAULT_GOAL := help
.PHONY: help setup build run pictures test test-browser fuzz lint format folders facts cases used coverage api accept-api slips elsewhere test-sanitize \
	bench examples readme-pictures docs docs-pictures build-ledger test-ledger monkey deliverables coverage-ledger torture bench-ledger ledger test-browser-ledger \
	bench-live

SWIFT ?= swift
OUT := out/gallery

help: ## List the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

setup: ## Install the system packages that are missing
	@Scripts/setup.sh

build: setup ## Build everything
	$(SWIFT) build

run: setup ## Serve the gallery as a live page; prints its address and serves until it is ended
	$(SWIFT) run gallery serve

pictures: setup ## Draw the gallery into out/gallery, light and dark, with a contact sheet, without the server's packages
	$(SWIFT) run gallery-pictures render --scheme both --out $(OUT)
	@echo "The contact sheet: file://$(CURDIR)/$(OUT)/index.html"

test: setup test-ledger ## Run all tests; of those in a browser a few, where make test-browser was run before
	Scripts/test.sh
	Scripts/browser-tests.sh quick

test-browser: setup ## Run all tests of the live page in headless Chromium, and what a person does with Ledger
	$(SWIFT) build --product WebFixture
	$(SWIFT) build --product WebProgramFixture
	$(SWIFT) build --product gallery
	Scripts/browser-tests.sh
	$(MAKE) test-browser-ledger

test-browser-ledger: build-ledger ## Use Ledger in headless Chromium, from signing up to archiving a project
	cd Apps/Ledger && $(SWIFT) build --product LedgerApp
	Scripts/browser-tests.sh ledger

fuzz: setup ## Send a million random events to random trees, to screens of controls, to all previews and over the wire (make test sends thousands)
	PERCH_FUZZ_EVENTS=1000000 PERCH_ORACLE=1 $(SWIFT) test --filter "PointerFuzzTests|UseFuzzTests|PreviewFuzzTests|WireTests|PageMessageTests"

LEDGER_DATABASE ?= $(CURDIR)/out/ledger/ledger.sqlite

# GRDB takes Combine for Apple's where it finds one, so it is built before Perch's is there.
build-ledger: setup
	cd Apps/Ledger && $(SWIFT) build --target LedgerStore

test-ledger: build-ledger ## Run Ledger's tests
	cd Apps/Ledger && $(SWIFT) test

monkey: build-ledger ## Use Ledger's screens a hundred thousand times at random; the store is checked after each thousand
	cd Apps/Ledger && LEDGER_MONKEY_EVENTS=100000 $(SWIFT) test --filter MonkeyTests

ledger: build-ledger ## Open Ledger as a live page, on a made-up firm; sign in as owner@example.com with the password demonstration
	cd Apps/Ledger && $(SWIFT) build --product ledger && $(SWIFT) build --product LedgerApp
	@mkdir -p $(dir $(LEDGER_DATABASE))
	@test -e $(LEDGER_DATABASE) || Apps/Ledger/.build/debug/ledger seed --db $(LEDGER_DATABASE) --password demonstration
	cd Apps/Ledger && LEDGER_DATABASE=$(LEDGER_DATABASE) .build/debug/LedgerApp serve --remember $(dir $(LEDGER_DATABASE))browsers

test-sanitize: setup ## Run all tests under the address and the thread sanitizer
	# Swift's lazily made globals live to the end of the process; the leak check would take them for leaks.
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize address --scratch-path .build-address
	$(SWIFT) test --sanitize thread --scratch-path .build-thread

lint: ## Check the sources' format
	$(SWIFT) format lint --strict --parallel --recursive Sources Plugins Tests Examples Apps Package.swift

format: ## Format the sources in place
	$(SWIFT) format --in-place --parallel --recursive Sources Plugins Tests Examples Apps Package.swift

folders: ## See that the engine's folders refer downwards only
	Scripts/folders.py

facts: ## Count the tests that hold a fact about iOS, by section and sureness
	Scripts/facts.py

deliverables: ## See that the table of which test holds which of Ledger's deliverables is up to date
	Scripts/ledger-deliverables.py check

cases: ## Count the cases of behaviour in time, and see that each is shown by a test
	Scripts/cases.py

used: ## See that each component of the design system is used in a test, in both directions of writing
	Scripts/used.py

coverage: setup ## Write Documentation/SupportMatrix.md from the modules' own symbol graphs
	Scripts/symbolgraph.sh
	Scripts/coverage.py

api: setup ## Compare the public API and the support matrix with what is written down, and with Apple's; see that all is documented
	Scripts/symbolgraph.sh
	Scripts/api.py check
	Scripts/api-differences.py check
	Scripts/docs.py
	Scripts/coverage.py check

accept-api: setup ## Take the public API as it is now as the one to compare with
	Scripts/symbolgraph.sh
	Scripts/api.py accept

elsewhere: setup ## See that a package which uses Perch resolves and builds where there is no engine, as on a Mac
	Scripts/elsewhere.sh

slips: setup ## See that common mistakes in a program are reported where they are made
	$(SWIFT) build --target SwiftUI
	Scripts/slips.py

bench: setup ## Measure in a release build, with headless Chromium beside it
	@Scripts/setup.sh apt-packages-bench.txt
	cd Benchmarks && $(SWIFT) run -c release benchmarks

coverage-ledger: setup ## Print how much of Ledger's models and logic its tests run
	Scripts/ledger-coverage.sh

torture: setup ## Kill a thousand writers of Ledger's store, play ten thousand exchanges; nothing may be lost
	cd Apps/Ledger && $(SWIFT) build -c release --product ledger-torture
	cd Apps/Ledger && .build/release/ledger-torture kill --kills 1000
	cd Apps/Ledger && .build/release/ledger-torture simulate --histories 10000

bench-ledger: setup ## Measure Ledger's store and screens in a release build
	cd Apps/Ledger && $(SWIFT) build -c release --product ledger-benchmarks
	cd Apps/Ledger && $(SWIFT) build -c release --product ledger-screen-benchmarks
	cd Apps/Ledger && .build/release/ledger-benchmarks
	cd Apps/Ledger && .build/release/ledger-screen-benchmarks

bench-live: setup ## Measure the live page in a release build: from an event to the painted frame, bytes, memory
	$(SWIFT) build -c release --product WebFixture
	PERCH_BUILD=$(CURDIR)/.build/release Scripts/browser-tests.sh measure

examples: setup ## Build the programs in Examples/ in Swift 5 and Swift 6 mode, and draw their previews into out/examples
	Scripts/examples.sh

readme-pictures: setup ## Draw the pictures that README.md shows
	Scripts/readme-pictures.sh
	Scripts/examples.sh pictures

docs: setup ## Build the documentation of all modules as a static site in out/docs
	Scripts/site.sh

docs-pictures: setup ## Draw the pictures that the design system's documentation shows
	Scripts/docs-pictures.sh
