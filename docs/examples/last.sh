#!/bin/sh
# Takes the last of the legal actions: a bot in six lines of shell.
while IFS= read -r line; do
    legal=${line#*'"legal": ["'}
    legal=${legal%%'"]'*}
    printf '%s\n' "${legal##*'", "'}"
done
