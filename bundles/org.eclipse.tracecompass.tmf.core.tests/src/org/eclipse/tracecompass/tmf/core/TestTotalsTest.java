package org.eclipse.tracecompass.tmf.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What continuous integration makes of the reports of tests. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "The totals are computed with awk")
class TestTotalsTest {

    private static final String PASSED = "<testcase name=\"a\" classname=\"A\" time=\"0\"/>\n";

    private final Path root = Objects.requireNonNull(BundleFolder.find().getParent());

    @TempDir Path folder = Path.of("");

    private record Totals(String text, int status) {}

    private static String aborted(String reason) {
        return """
               <testcase name="b" classname="B" time="0">
                 <skipped type="org.opentest4j.TestAbortedException"><![CDATA[org.opentest4j.TestAbortedException: Assumption failed: %s
                   at org.junit.jupiter.api.Assumptions.assumeTrue(Assumptions.java:106)]]></skipped>
               </testcase>
               """
                .formatted(reason);
    }

    private Totals totals(String report) throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Process awk =
                new ProcessBuilder(
                                "awk",
                                "-f",
                                root.resolve(".ci/totals.awk").toString(),
                                root.resolve(".ci/skips").toString(),
                                Files.writeString(folder.resolve("report.xml"), report).toString())
                        .redirectErrorStream(true)
                        .redirectOutput(out.toFile())
                        .start();
        int status = awk.waitFor();
        return new Totals(Files.readString(out, StandardCharsets.UTF_8), status);
    }

    @Test
    void testsAreCountedAndFailedOnesNamed() throws Exception {
        String failed =
                """
                <testcase name="c" classname="C">
                  <failure message="1 is not 2">
                </testcase>
                """;
        assertThat(totals(PASSED + PASSED + failed))
                .isEqualTo(
                        new Totals(
                                "failed: c of C: 1 is not 2\n2 passed, 1 failed, 0 skipped\n", 0));
    }

    @Test
    void skippedTestsAreCountedByReasonBeforeTheTotals() throws Exception {
        String extra = SharedTraces.ABSENT + "traces/ctf/tc-many-threads.tar.gz";
        Totals totals =
                totals(aborted("needs Chromium") + PASSED + aborted(extra) + aborted(extra));
        assertThat(totals.text().lines())
                .containsExactly(
                        "    2 skipped: CTF traces that are not in the repository",
                        "    1 skipped: no Chromium",
                        "1 passed, 0 failed, 3 skipped");
        assertThat(totals.status()).isZero();
    }

    @Test
    void aSkipForAReasonThatIsNotListedFails() throws Exception {
        String own = SharedTraces.ABSENT + "traces/ctf/gen-ust-app.tar.gz";
        String off = "<testcase name=\"d\" classname=\"D\">\n<skipped message=\"later\"/>\n";
        Totals totals = totals(aborted(own) + off + "</testcase>\n" + PASSED);
        assertThat(totals.text().lines())
                .containsExactly(
                        "skipped for a reason that is not in .ci/skips: b of B: " + own,
                        "skipped for a reason that is not in .ci/skips: d of D: later",
                        "1 passed, 0 failed, 2 skipped");
        assertThat(totals.status()).isEqualTo(1);
    }
}
