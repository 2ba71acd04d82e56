#!/bin/sh
# Runs modelc lint in a job of GitHub Actions: annotations on standard output, a table in the job's summary, and a SARIF
# file. The exit code is that of modelc.
#
#   MODELC          the executable; without it, the released one, or this repository is built
#   MODELC_RELEASE  the address of the release's files; empty to build
#   LINT_PATHS      models, or folders to search for them, one a line
#   LINT_ARGUMENTS  further arguments, one a line
#   LINT_SARIF      where to write the SARIF file; empty for none
set -eu

if [ -z "${MODELC:-}" ]; then
    MODELC=$(FOLDER="${RUNNER_TEMP:-/tmp}/modelc-release" RELEASE="${MODELC_RELEASE:-}" "$(dirname "$0")/modelc.sh")
fi

summary=$(mktemp -d)
trap 'rm -rf "$summary"' EXIT

set -- lint --format github --report "markdown=$summary/summary.md"
if [ -n "${LINT_SARIF:-}" ]; then set -- "$@" --report "sarif=$LINT_SARIF"; fi

# Lines become arguments as they are: nothing in them is expanded, and blanks separate nothing.
newline='
'
set -f
IFS=$newline
# shellcheck disable=SC2086
set -- "$@" ${LINT_ARGUMENTS:-} -- ${LINT_PATHS:-.}
unset IFS

status=0
"$MODELC" "$@" || status=$?

if [ -n "${GITHUB_STEP_SUMMARY:-}" ] && [ -f "$summary/summary.md" ]; then
    cat "$summary/summary.md" >>"$GITHUB_STEP_SUMMARY"
fi
if [ -n "${GITHUB_OUTPUT:-}" ] && [ -n "${LINT_SARIF:-}" ] && [ -f "$LINT_SARIF" ]; then
    echo "sarif=$LINT_SARIF" >>"$GITHUB_OUTPUT"
fi
exit "$status"
