#!/bin/sh
# Runs modelc check, or lint, in a job of GitHub Actions: annotations on standard output, a table in the job's summary, and
# a SARIF file. The exit code is that of modelc.
#
#   MODELC            the executable
#   MODELC_COMMAND    check or lint; empty for check
#   MODELC_MODELS     models, one per line; empty for those of the project
#   MODELC_AGAINST    the state to compare with; empty for the base branch of a pull request
#   MODELC_ARGUMENTS  further arguments, one per line
#   MODELC_SARIF      the path of the SARIF file; empty for none
set -eu
command=${MODELC_COMMAND:-check}
case $command in
    check | lint) ;;
    *)
        echo "modelc: the input 'command' is check or lint, and not '$command'" >&2
        exit 64
        ;;
esac

against=${MODELC_AGAINST:-}
if [ -z "$against" ] && [ -n "${GITHUB_BASE_REF:-}" ]; then
    against=origin/$GITHUB_BASE_REF
    if ! git rev-parse --quiet --verify "$against^{commit}" >/dev/null 2>&1; then
        # In a container the checkout belongs to another user.
        if [ -n "${GITHUB_WORKSPACE:-}" ]; then git config --global --add safe.directory "$GITHUB_WORKSPACE"; fi
        if ! git rev-parse --quiet --verify "$against^{commit}" >/dev/null 2>&1; then
            echo "modelc: the commits of $against are not here: give actions/checkout 'fetch-depth: 0'" >&2
            exit 2
        fi
    fi
fi

summary=$(mktemp -d)
trap 'rm -rf "$summary"' EXIT

set -- "$command" --report github --report "markdown=$summary/summary.md"
if [ -n "${MODELC_SARIF:-}" ]; then set -- "$@" --report "sarif=$MODELC_SARIF"; fi
if [ -n "$against" ]; then set -- "$@" --against "$against"; fi

# Each line becomes one argument, unchanged: nothing is expanded, and blanks do not separate arguments.
newline='
'
set -f
IFS=$newline
# shellcheck disable=SC2086
set -- "$@" ${MODELC_ARGUMENTS:-} -- ${MODELC_MODELS:-}
unset IFS

status=0
"$MODELC" "$@" || status=$?

if [ -n "${GITHUB_STEP_SUMMARY:-}" ] && [ -f "$summary/summary.md" ]; then
    cat "$summary/summary.md" >>"$GITHUB_STEP_SUMMARY"
fi
if [ -n "${GITHUB_OUTPUT:-}" ] && [ -n "${MODELC_SARIF:-}" ] && [ -f "$MODELC_SARIF" ]; then
    echo "sarif=$MODELC_SARIF" >>"$GITHUB_OUTPUT"
fi
exit "$status"
