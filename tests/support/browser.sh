#!/bin/sh
# Runs Chromium at the lowest priority: shoppers' browsers run on other machines, and beside a browser with a higher
# priority, the store's workers (nice 10) would wait for minutes. As root, Chromium raises its own priority (nice -8)
# unless it lacks the capability.
if [ "$(id -u)" = 0 ] && command -v setpriv > /dev/null; then
  set -- setpriv --bounding-set=-sys_nice --inh-caps=-sys_nice "${CHROMIUM_PATH:-/usr/bin/chromium}" "$@"
else
  set -- "${CHROMIUM_PATH:-/usr/bin/chromium}" "$@"
fi
exec nice -n 19 "$@"
