# Totals over JUnit reports: reads .ci/skips first, then the reports. Fails on a skip for a reason not listed there.
FNR == NR {
  if ($0 !~ /^#/) { split($0, line, "\t"); allowed[++reasons] = "^" line[1]; name[reasons] = line[2] }
  next
}
/<testcase / { tests++; test = $0; sub(/.*<testcase name="/, "", test); sub(/" classname="/, " of ", test); sub(/".*/, "", test) }
/<(failure|error)[ >]/ {
  reason = /message="/ ? $0 : "no reason given"
  sub(/.*message="/, "", reason)
  sub(/".*/, "", reason)
  failures[++failed] = test ": " substr(reason, 1, 300)
}
/<skipped/ {
  skipped++
  reason = /message="|CDATA\[/ ? $0 : "no reason given"
  sub(/.*(message="|CDATA\[)/, "", reason)
  sub(/("|\]\]>).*/, "", reason)
  sub(/^org.opentest4j.TestAbortedException: /, "", reason)
  sub(/^Assumption failed: /, "", reason)
  for (i = 1; i <= reasons && reason !~ allowed[i]; i++);
  if (i <= reasons) { count[i]++ } else { unknown[++others] = test ": " reason }
}
END {
  for (i = 1; i <= reasons; i++) if (count[i]) printf "%5d skipped: %s\n", count[i], name[i]
  for (i = 1; i <= others; i++) print "skipped for a reason that is not in .ci/skips: " unknown[i]
  for (i = 1; i <= failed; i++) print "failed: " failures[i]
  printf "%d passed, %d failed, %d skipped\n", tests - failed - skipped, failed, skipped
  exit others > 0
}
