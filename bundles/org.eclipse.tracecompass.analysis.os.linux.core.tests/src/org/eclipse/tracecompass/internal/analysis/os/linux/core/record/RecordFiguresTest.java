package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics.SegmentStatistics.Figures;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics.SegmentSums;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.EventListTrace;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The figures of the tables of records are those of independent programs. */
class RecordFiguresTest {

    @TempDir private Path folder = Path.of("");

    private List<ISegment> records(RecordAnalysis analysis, String host) throws Exception {
        analysis.setId("records");
        analysis.setTrace(new EventListTrace(SyntheticKernelTrace.ofDemo(host), folder.toString()));
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isTrue();
        List<ISegment> records = new ArrayList<>();
        Objects.requireNonNull(analysis.getSegmentStore()).forEach(records::add);
        return records;
    }

    private static Map<String, Figures> by(
            RecordColumn column, RecordAnalysis analysis, List<ISegment> records) {
        Map<String, SegmentSums> sums = new TreeMap<>();
        for (ISegment segment : records) {
            sums.computeIfAbsent(
                            String.valueOf(column.resolve(segment)),
                            key -> new SegmentSums(new ProvidedSegments(analysis, analysis)))
                    .add(segment);
        }
        Map<String, Figures> figures = new TreeMap<>();
        sums.forEach((key, sum) -> figures.put(key, sum.figures()));
        return figures;
    }

    private static List<Matcher> lines(String host, String report, Pattern pattern)
            throws Exception {
        List<Matcher> lines = new ArrayList<>();
        try (BufferedReader reader =
                SharedTraces.reader(
                        SharedTraces.file(
                                "traces/oracle/lttng-analyses/k-"
                                        + host
                                        + '.'
                                        + report
                                        + ".txt.gz"))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                Matcher match = pattern.matcher(line);
                if (match.matches()) {
                    lines.add(match);
                }
            }
        }
        return lines;
    }

    private static long sum(
            List<ISegment> records, RecordColumn column, Predicate<ISegment> wanted) {
        return records.stream()
                .filter(wanted)
                .mapToLong(r -> column.resolve(r) instanceof Long n ? n.longValue() : 0)
                .sum();
    }

    private static boolean is(ISegment segment, RecordColumn column, @Nullable Object value) {
        return Objects.equals(column.resolve(segment), value);
    }

    private static double micros(String number) {
        return Math.round(Double.parseDouble(number) * 1e3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void schedulingLatenciesAreThoseOfLttngAnalyses(String host) throws Exception {
        SchedulingLatencyAnalysis analysis = new SchedulingLatencyAnalysis();
        Map<String, Figures> found = by(ThreadColumns.TID, analysis, records(analysis, host));
        List<Matcher> expected =
                lines(
                        host,
                        "schedstats",
                        Pattern.compile(
                                ".* \\((\\d+)\\) +(\\d+) +([\\d.]+) +([\\d.]+) +([\\d.]+) .*"));
        assertThat(expected).hasSizeGreaterThan(60).hasSameSizeAs(found.keySet());
        for (Matcher line : expected) {
            Figures figures = Objects.requireNonNull(found.get(line.group(1)));
            assertThat(figures.count()).isEqualTo(Long.parseLong(line.group(2)));
            assertThat((double) figures.min()).isEqualTo(micros(line.group(3)));
            assertThat(Math.abs(figures.average() - micros(line.group(4)))).isLessThan(0.6);
            assertThat((double) figures.max()).isEqualTo(micros(line.group(5)));
        }
    }

    /** The independent reader also counts wake-ups of threads that run, which wait for nothing. */
    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void theTimeSinceTheWakeUpIsThatOfAnIndependentReader(String host) throws Exception {
        SchedulingLatencyAnalysis analysis = new SchedulingLatencyAnalysis();
        Map<String, Figures> found = by(ThreadColumns.TID, analysis, records(analysis, host));
        JsonObject oracle =
                SharedTraces.oracle("gen-k-" + host + ".analysis.json.gz")
                        .getAsJsonObject("wakeup_latency");
        assertThat(found.keySet()).isEqualTo(oracle.keySet());
        int equal = 0;
        for (String tid : oracle.keySet()) {
            JsonObject expected = oracle.getAsJsonObject(tid);
            Figures figures = Objects.requireNonNull(found.get(tid));
            long count = expected.get("count").getAsLong();
            long total = expected.get("total_ns").getAsLong();
            assertThat(figures.count()).isLessThanOrEqualTo(count);
            assertThat(figures.amounts().get(0)).isLessThanOrEqualTo(total);
            equal += figures.count() == count && figures.amounts().get(0) == total ? 1 : 0;
        }
        assertThat(equal).isGreaterThanOrEqualTo(oracle.size() - 5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void migrationsAreThoseOfLttngAnalyses(String host) throws Exception {
        MigrationAnalysis analysis = new MigrationAnalysis();
        Map<String, Figures> found = by(ThreadColumns.TID, analysis, records(analysis, host));
        List<Matcher> expected =
                lines(
                        host,
                        "cputop",
                        Pattern.compile(".*% +\\S.* \\((\\d+)\\) +(\\d+) +\\[\\d*] *"));
        assertThat(expected).hasSizeGreaterThan(5);
        for (Matcher line : expected) {
            Figures figures = found.get(line.group(1));
            assertThat(figures == null ? 0 : figures.count())
                    .as("migrations of " + line.group(1))
                    .isEqualTo(Long.parseLong(line.group(2)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void requestsToDisksAreThoseOfLttngAnalyses(String host) throws Exception {
        List<ISegment> records = records(new BlockRequestAnalysis(), host);
        Matcher latency =
                lines(
                                host,
                                "iolatencystats",
                                Pattern.compile(
                                        "\\((\\d+,\\d+)\\) +(\\d+) +([\\d.]+) +([\\d.]+)"
                                                + " +([\\d.]+) .*"))
                        .get(0);
        List<ISegment> ofDisk =
                records.stream()
                        .filter(r -> is(r, BlockRequestAnalysis.DISK, latency.group(1)))
                        .toList();
        assertThat(ofDisk).hasSize(Integer.parseInt(latency.group(2)));
        assertThat(sum(ofDisk, BlockRequestAnalysis.DEVICE, r -> true) / (double) ofDisk.size())
                .isCloseTo(micros(latency.group(4)), org.assertj.core.data.Offset.offset(0.6));
        Matcher sectors = lines(host, "iousagetop", Pattern.compile(".* (\\d+) sectors .*")).get(0);
        assertThat(sum(ofDisk, BlockRequestAnalysis.BYTES, r -> true) / 512)
                .isEqualTo(Long.parseLong(sectors.group(1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void readAndWrittenBytesAreThoseOfAnIndependentReader(String host) throws Exception {
        List<ISegment> records = records(new FileOperationAnalysis(), host);
        JsonObject expected =
                SharedTraces.oracle("gen-k-" + host + ".analysis.json.gz")
                        .getAsJsonObject("rw_bytes");
        for (String call : List.of("read", "write")) {
            assertThat(
                            sum(
                                    records,
                                    FileOperationAnalysis.BYTES,
                                    r -> is(r, FileOperationAnalysis.CALL, call)))
                    .isEqualTo(expected.get(call).getAsLong());
        }
        // What the traced program did, as it says itself.
        Predicate<ISegment> ofFile = r -> is(r, FileOperationAnalysis.FILE, "/iofile");
        assertThat(
                        sum(
                                records,
                                FileOperationAnalysis.BYTES,
                                ofFile.and(r -> is(r, FileOperationAnalysis.CALL, "write"))))
                .isEqualTo(32 * 16384);
        assertThat(
                        sum(
                                records,
                                FileOperationAnalysis.BYTES,
                                ofFile.and(r -> is(r, FileOperationAnalysis.CALL, "read"))))
                .isEqualTo(524288);
    }
}
