# `make run` and `make test` need Rust, and Node for the web client; every target works from a
# fresh clone.

CARGO ?= cargo
NATIVE = -C target-cpu=native
JADOUBE = target/release/jadoube

.PHONY: help run samples web test fmt fmt-check lint docs tests native doctests examples licences \
	tidy lawbook targets reports web-test web-browser bench fuzz sanitize

help:
	@echo "make run     build the web client and the release binary, and open a playing hall"
	@echo "make web     build the web client, which the binary carries in itself"
	@echo "make samples judge the sample games in samples/"
	@echo "make test    everything that must pass before a change lands"
	@echo "make bench   race the library against its peers, twice: native and portable"
	@echo "make fmt     format the code        make lint   clippy, warnings denied"
	@echo "make fuzz    run every fuzz target for a minute (needs cargo-fuzz)"
	@echo "make sanitize    test the rules under the address sanitizer"

# The hall keeps its record in jadoube-data; `make run SERVE="--listen 8090"` passes options on.
run: $(if $(shell command -v npm),web)
	$(CARGO) build --release --package jadoube
	@exec $(JADOUBE) serve $(SERVE)

# The web client: where it was not built, the hall serves a page that says so.
web: web/node_modules/.package-lock.json
	cd web && npm run --silent build

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --no-audit --no-fund

# The exit code of judge is 1 when it has findings, and the samples are there to have some.
samples:
	$(CARGO) build --release --package jadoube
	@$(JADOUBE) judge samples/*.pgn || test $$? -eq 1

test: fmt-check lint docs tests native doctests examples licences tidy lawbook targets reports \
	web-test
	@echo "== make test: all passed"

fmt:
	$(CARGO) fmt --all

fmt-check:
	@echo "== formatting"
	$(CARGO) fmt --all --check

lint:
	@echo "== clippy, warnings denied"
	$(CARGO) clippy --workspace --all-features --all-targets -- -D warnings

docs:
	@echo "== docs, broken links denied"
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --all-features --no-deps

# cargo-nextest runs the tests where it is installed; cargo itself does everywhere else.
tests:
	@echo "== tests"
	@if $(CARGO) nextest --version >/dev/null 2>&1; then \
		echo "$(CARGO) nextest run --workspace --all-features"; \
		$(CARGO) nextest run --workspace --all-features; \
	else \
		echo "$(CARGO) test --workspace --all-features --lib --bins --tests"; \
		$(CARGO) test --workspace --all-features --lib --bins --tests; \
	fi
	$(CARGO) test --package jadoube-laws --features serde --test serde

# What is compiled only for newer processors is held against the reference generator too.
native:
	@echo "== the generator, built with $(NATIVE)"
	RUSTFLAGS="$(NATIVE)" $(CARGO) test --package jadoube-laws --target-dir target/native \
		--test agreement --test perft

doctests:
	@echo "== examples in the docs"
	$(CARGO) test --workspace --all-features --doc

examples:
	@echo "== examples"
	@for example in crates/laws/examples/*.rs; do \
		name=$$(basename $$example .rs); \
		echo "$(CARGO) run --package jadoube-laws --example $$name"; \
		$(CARGO) run --quiet --package jadoube-laws --example $$name || exit 1; \
	done

licences:
	@echo "== licences of everything that ships"
	$(CARGO) xtask licences

tidy:
	@echo "== tidy"
	$(CARGO) xtask tidy

# What the lawbook calls enforced has code and a case, and what is written from it is fresh.
lawbook:
	@echo "== lawbook"
	$(CARGO) xtask lawbook --check

# The rules crate without std, and on the other architectures that happen to be installed.
targets:
	@echo "== other targets"
	$(CARGO) check --package jadoube-laws --no-default-features
	$(CARGO) check --package jadoube-arbiter --no-default-features
	$(CARGO) xtask targets

# Public bug reports, where the shared folder lies beside the checkout.
reports:
	@echo "== public reports"
	$(CARGO) xtask reports --shared

# The web client: types, style, units, and what it weighs.
web-test: web
	@echo "== the web client"
	cd web && npm run --silent check && npm test && npm run --silent budget

# The web client in a real browser, against the program that is built for `tests`: asked for in the
# same way, nothing is built a second time. JADOUBE_BIN names another program. It is no part of
# `test` until it was seen whole there.
web-browser: web
	@echo "== the web client in a browser"
	@if ! chromium=$$(.ci/browser); then \
		echo "SKIPPED: the browser tests of the web client, for want of a Chromium"; \
	else \
		{ test -n "$$JADOUBE_BIN" || \
			$(CARGO) test --workspace --all-features --no-run --test serve; } && \
		cd web && JADOUBE_CHROMIUM="$$chromium" npm run --silent test:browser; \
	fi

bench:
	@echo "== native: every crate, ours and the peers', built with $(NATIVE)"
	RUSTFLAGS="$(NATIVE)" $(CARGO) run --release --manifest-path bench/Cargo.toml \
		--target-dir bench/target/native -- $(BENCH)
	@echo "== portable: every crate built for plain x86-64 or aarch64"
	RUSTFLAGS="" $(CARGO) run --release --manifest-path bench/Cargo.toml \
		--target-dir bench/target/portable -- $(BENCH)

# The tests of the rules under the address sanitizer, for the sake of `unchecked.rs`.
HOST = $(shell rustc -vV | sed -n 's/host: //p')
sanitize:
	RUSTC_BOOTSTRAP=1 RUSTFLAGS="-Zsanitizer=address" $(CARGO) test --package jadoube-laws \
		--lib --tests --target $(HOST) --target-dir target/sanitize

# RUSTC_BOOTSTRAP lets the stable compiler add the address sanitizer: see fuzz/README.md.
FUZZ_SECONDS ?= 60
fuzz:
	bash fuzz/seeds.sh
	@for target in fuzz/fuzz_targets/*.rs; do \
		name=$$(basename $$target .rs); \
		RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run $$name -- \
			-max_total_time=$(FUZZ_SECONDS) -max_len=4096 || exit 1; \
	done
