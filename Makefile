# The release of parley.
#
#   make                            builds it: .build/release/parley
#   make tools                      builds what measures it, in the same way
#   make phrases                    compiles edited phrases, and links them into it
#   make install PREFIX=~/.local    installs it, with its manual page and completions
#   make uninstall PREFIX=~/.local  takes them away

PREFIX = /usr/local
DESTDIR =

scratch := .build
release := $(scratch)/release
program := $(release)/parley

# A section for each function: the linker leaves out those that nothing calls.
build := swift build --scratch-path $(scratch) --configuration release --static-swift-stdlib \
  --disable-default-traits -debug-info-format none -Xswiftc -use-ld=lld \
  -Xswiftc -Xfrontend -Xswiftc -function-sections

# Nothing looks for a symbol or unwinds a stack by tables (backtraces follow the frame pointers),
# and glibc reads addresses to fix at the start in their short form.
link = -Xlinker --strip-all -Xlinker --no-export-dynamic \
  -Xlinker -z -Xlinker pack-relative-relocs \
  -Xlinker --no-eh-frame-hdr -Xlinker --script=$(unwinding) \
  -Xlinker --defsym=$$(cat $(locales).name)=parley_locale_data -Xlinker $(locales).o

static := $(shell swiftc -print-target-info -static-stdlib | \
  sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
archive := $(static)/linux/lib_FoundationICU.a
llvm := $(static)/../../bin/llvm
locales := $(abspath $(scratch))/locale-data
unwinding := $(abspath $(scratch))/unwinding.ld

tools = phrasebook bench simulate generate

installed := $(DESTDIR)$(PREFIX)
pages := $(installed)/share/man/man1
bash := $(installed)/share/bash-completion/completions
zsh := $(installed)/share/zsh/site-functions
fish := $(installed)/share/fish/vendor_completions.d

.PHONY: parley tools phrases install uninstall

parley: $(locales).o $(unwinding)
	$(build) --product parley $(link)

tools: $(locales).o $(unwinding)
	for product in $(tools); do $(build) --product $$product $(link) || exit; done

phrases: $(release)/generate
	$< tables
	$(MAKE) parley

$(release)/generate: $(locales).o $(unwinding)
	$(build) --product generate $(link)

$(unwinding):
	mkdir -p $(@D)
	echo 'SECTIONS { /DISCARD/ : { *(.eh_frame) } } INSERT AFTER .text;' >$@

# Three quarters of ICU's data are for what parley doesn't do. The linker takes what is left for
# them, and leaves the whole out, to which nothing leads any more.
$(locales).o: $(archive) $(wildcard Sources/Tools/locales/*.swift)
	mkdir -p $(@D)
	swiftc -O -parse-as-library $(filter %.swift,$^) -o $(locales).cutter
	$(llvm)-ar p $(archive) icu_packaged_data.cpp.o >$(locales).full.o
	$(llvm)-nm --format=just-symbols $(locales).full.o >$(locales).name
	$(llvm)-objcopy -O binary --only-section=.rodata $(locales).full.o $(locales).full
	$(locales).cutter $(locales).full $(locales).cut
	$(llvm)-objcopy --update-section .rodata=$(locales).cut \
	  --redefine-sym $$(cat $(locales).name)=parley_locale_data $(locales).full.o $@
	rm $(locales).full $(locales).full.o $(locales).cut $(locales).cutter

$(program):
	$(MAKE) parley

install: $(program)
	install -D $(program) $(installed)/bin/parley
	mkdir -p $(pages) $(bash) $(zsh) $(fish)
	$(program) man >$(pages)/parley.1
	$(program) completions bash >$(bash)/parley
	$(program) completions zsh >$(zsh)/_parley
	$(program) completions fish >$(fish)/parley.fish

uninstall:
	rm -f $(installed)/bin/parley $(pages)/parley.1 \
	  $(bash)/parley $(zsh)/_parley $(fish)/parley.fish
