# `make` alone lists the targets. Ledger has its own Makefile: make -C Apps/Ledger.
.DEFAULT_GOAL := help
.PHONY: help setup build install package release projects bench-live test test-browser test-browser-server test-ledger-server ledger-server ledger-server-setup ledger-release bench-ledger-server check format run pictures examples coverage api accept-api docs bench prove nightly

SWIFT ?= swift
OUT := out/gallery
# You and CI use the same compiler flags, because other flags cause a complete rebuild. Set it to 0 for a compiler with more warnings.
export PERCH_STRICT ?= 1

help: ## List the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 15

setup: ## Install the missing system packages
	@Scripts/setup.sh

build: setup ## Build everything
	$(SWIFT) build

PREFIX ?= /usr/local
CONFIGURATION ?= release

install: setup ## Build Perch once and install it in PREFIX, with the command perch
	Scripts/install.sh $(PREFIX) $(CONFIGURATION)

# Makes an archive and a Debian package of Perch in out/packages.
package: setup
	Scripts/package.sh $(CURDIR)/out/packages $(CONFIGURATION)

release: setup
	Scripts/release.sh

projects: setup
	Scripts/release.sh --draft out/draft
	rm -rf out/perch && mkdir -p out/perch
	tar -xzf out/draft/perch-*.tar.gz -C out/perch --strip-components=1
	PATH="$(CURDIR)/out/perch/bin:$$PATH" Scripts/projects.py check
	PATH="$(CURDIR)/out/perch/bin:$$PATH" Scripts/saves.py

test: setup ## Run all tests, including those of Ledger and in a browser; with FILTER=SliderTests, only matching tests
ifdef FILTER
	$(SWIFT) build --build-tests
	.build/debug/perchPackageTests.xctest --testing-library swift-testing --filter '$(FILTER)'
else
	$(MAKE) --no-print-directory -f Scripts/checks.mk -j2 -k --output-sync=target test
endif

test-browser: setup ## Run all tests of the live page in headless Chromium, and some in Firefox
	$(SWIFT) build --product WebFixture
	$(SWIFT) build --product WebProgramFixture
	$(SWIFT) build --product gallery
	Scripts/browser-tests.sh

# Debian's package creates a cluster and starts it unless this file says otherwise. Tests and programs create their own.
ledger-server-setup:
	@test -e /etc/postgresql-common/createcluster.conf || { mkdir -p /etc/postgresql-common \
		&& echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf; } 2>/dev/null || true
	@Scripts/setup.sh apt-packages-ledger-server.txt

# Not Perch's own build folder, which has modules of the same names as some that the server needs.
SERVER_BUILD := $(SWIFT) build $(BUILD_FLAGS) --package-path Apps/LedgerServer --scratch-path .build-server

# LEDGER_KILLS=1000 kills more often than the twenty times that CI does. With --build-tests the screens would be built too.
test-ledger-server: ledger-server-setup
	$(SERVER_BUILD) --product ledger-serverPackageTests
	.build-server/debug/ledger-serverPackageTests.xctest --testing-library swift-testing $(if $(FILTER),--filter '$(FILTER)')

# Ledger in a browser on its server: two people in one account, a network that is cut, servers that are killed.
test-browser-server: setup ledger-server-setup
	$(SERVER_BUILD) --product ledger-server
	$(MAKE) --no-print-directory -C Apps/Ledger build-run
	Scripts/browser-tests.sh ledger-server

# Runs Ledger's server on a separate PostgreSQL, with a sample firm and the app as a live page; MANY=1 for two of each behind HAProxy.
ledger-server: setup ledger-server-setup
	$(SERVER_BUILD) --product ledger-server
	$(MAKE) --no-print-directory -C Apps/Ledger build-run
	$(if $(MANY),@Scripts/setup.sh apt-packages-haproxy.txt)
	Apps/LedgerServer/Scripts/run.sh $(if $(MANY),many,one)

# Makes the archive that Ledger is installed from, in out/ledger-release; SERVER=1 for the server too.
ledger-release:
	$(MAKE) -C Apps/Ledger release

# Measures Ledger's server in a release build.
bench-ledger-server: ledger-server-setup
	$(SERVER_BUILD) -c release --product ledger-server
	$(SERVER_BUILD) -c release --product ledger-server-benchmarks
	Apps/LedgerServer/Scripts/bench.sh

check: ## Run the static checks: format, folder order, test lists
	@Scripts/check.sh

format: ## Format the sources in place
	$(SWIFT) format --in-place --parallel --recursive Sources Plugins Tests Examples Apps Benchmarks Package.swift

run: setup ## Serve the gallery as a live page and print its address
	$(SWIFT) run gallery serve

pictures: setup ## Draw the gallery into out/gallery, light and dark, with a contact sheet
	$(SWIFT) run gallery-pictures render --scheme both --out $(OUT)
	@echo "The contact sheet: file://$(CURDIR)/$(OUT)/index.html"

examples: setup ## Build the programs in Examples/ and draw their previews into out/examples
	Scripts/examples.sh

coverage: setup
	Scripts/symbolgraph.sh
	Scripts/coverage.py

api: setup ## Compare the public API and the support matrix with the accepted ones (`make accept-api` accepts the API)
	Scripts/symbolgraph.sh
	Scripts/api.py check
	Scripts/api-differences.py check
	Scripts/docs.py
	Scripts/coverage.py check

accept-api: setup
	Scripts/symbolgraph.sh
	Scripts/api.py accept

docs: setup ## Build the documentation of the main modules as a static site in out/docs
	Scripts/site.sh

bench: setup ## Run the benchmarks and the same work in headless Chromium, and count instructions
	@Scripts/setup.sh apt-packages-bench.txt
	cd Benchmarks && $(SWIFT) run -c release benchmarks --instructions

# Measures the live page in a release build: what people wait for, and 150 sessions at once.
bench-live: setup
	$(SWIFT) build -c release --product WebFixture
	PERCH_BUILD=$(CURDIR)/.build/release Scripts/browser-tests.sh measure

# Whether the tests of the support matrix fail where a form has no effect; `Scripts/prove.py accept` writes down which do.
prove: setup
	Scripts/prove.py check

nightly: setup ## Run the checks that take too long for CI (Scripts/nightly.txt); with ONLY=fuzz, only that one
	Scripts/nightly.sh $(ONLY)
