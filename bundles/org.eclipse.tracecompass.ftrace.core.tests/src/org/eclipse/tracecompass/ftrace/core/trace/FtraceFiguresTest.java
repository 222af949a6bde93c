package org.eclipse.tracecompass.ftrace.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.SyscallStatistics;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.ftrace.core.event.FtraceEvent;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * One recording printed in three ways, against what its programs, trace-cmd and a naive reader say
 * about it.
 */
class FtraceFiguresTest extends TextFile {

    private static final String REPORT = "ftr1-ev.report.txt.gz";
    private static final String RAW = "ftr1-ev.report-raw.txt.gz";
    private static final String TRACEFS = "ftr1-trace.txt";

    private static final int EVENTS = 16376;

    /** The calls of the recording that read or write. */
    private static final Set<String> IN_OUT =
            Set.of(
                    "read",
                    "pread64",
                    "readv",
                    "getdents64",
                    "recvmsg",
                    "write",
                    "writev",
                    "sendto");

    private static final long MICROSECOND = 1000;

    private Path unpacked(String name) throws IOException {
        Path packed = SharedTraces.file("traces/ftrace/" + name);
        if (!name.endsWith(".gz")) {
            return packed;
        }
        Path text = folder().resolve(name.replace(".gz", ""));
        try (BufferedReader in = SharedTraces.reader(packed)) {
            Files.write(text, (Iterable<String>) in.lines()::iterator);
        }
        return text;
    }

    private FtraceTrace trace(String name) throws IOException {
        return open(unpacked(name));
    }

    private static ITmfStateSystem built(ITmfTrace trace) {
        KernelAnalysisModule module =
                Objects.requireNonNull(
                        TmfTraceUtils.getAnalysisModuleOfClass(
                                trace, KernelAnalysisModule.class, KernelAnalysisModule.ID));
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).as("%s", module.getFailureCause()).isTrue();
        return Objects.requireNonNull(module.getStateSystem());
    }

    // --- reading

    @ParameterizedTest
    @ValueSource(strings = {REPORT, RAW})
    void noLineOfAReportIsLost(String name) throws IOException {
        FtraceTrace trace = trace(name);
        assertThat(events(trace)).hasSize(EVENTS);
        assertThat(trace.getProblems()).isEmpty();
        assertThat(trace.getProperties()).containsEntry("cpus", "2");
    }

    @Test
    void noLineOfTracefsIsLost() throws IOException {
        FtraceTrace trace = trace(TRACEFS);
        assertThat(events(trace)).hasSize(2038);
        assertThat(trace.getProblems()).isEmpty();
        assertThat(trace.getProperties())
                .containsEntry("tracer", "nop")
                .containsEntry("events written", "2038");
    }

    @Test
    void noFunctionIsLost() throws IOException {
        FtraceTrace trace = trace("ftr1-funcgraph.txt");
        List<FtraceEvent> events = events(trace);
        assertThat(trace.getProblems()).isEmpty();
        try (var lines = Files.lines(Path.of(trace.getPath()))) {
            assertThat(events).hasSize((int) lines.filter(l -> !l.startsWith("#")).count());
        }
        for (int i = 1; i < events.size(); i++) {
            assertThat(events.get(i).getTimestamp())
                    .isGreaterThanOrEqualTo(events.get(i - 1).getTimestamp());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tci-trace-android-sched",
                "tci-trace-critical-path",
                "tci-trace-func-graph"
            })
    void noLineOfOtherMachinesIsLost(String name) throws IOException {
        FtraceTrace trace = trace(name);
        List<FtraceEvent> events = events(trace);
        assertThat(trace.getProblems()).isEmpty();
        try (var lines = Files.lines(Path.of(trace.getPath()))) {
            assertThat(events)
                    .hasSize(
                            (int)
                                    lines.filter(l -> !l.startsWith("#") && !l.startsWith("cpus"))
                                            .count());
        }
    }

    @Test
    void theTwoWaysToPrintATraceTellTheSame() throws IOException {
        List<FtraceEvent> printed = events(trace(REPORT));
        List<FtraceEvent> raw = events(trace(RAW));
        for (int i = 0; i < EVENTS; i++) {
            FtraceEvent one = printed.get(i);
            FtraceEvent other = raw.get(i);
            assertThat(one.getName()).isEqualTo(other.getName());
            assertThat(one.getTimestamp()).isEqualTo(other.getTimestamp());
            assertThat(one.getHeader().task()).isEqualTo(other.getHeader().task());
            for (String name :
                    List.of(
                            "comm",
                            "pid",
                            "prio",
                            "target_cpu",
                            "prev_comm",
                            "prev_pid",
                            "prev_prio",
                            "next_comm",
                            "next_pid",
                            "next_prio",
                            "parent_pid",
                            "child_pid",
                            "vec",
                            "irq",
                            "ret",
                            "runtime")) {
                TmfField field = TmfField.of(name);
                boolean told = field.isIn(one) && field.isIn(other);
                boolean text = name.endsWith("comm");
                if (told && !text && !one.getName().equals("irq_handler_exit")) {
                    assertThat(field.asLong(one, -99)).isEqualTo(field.asLong(other, -99));
                } else if (told && text) {
                    assertThat(field.asString(one)).isEqualTo(field.asString(other));
                }
            }
        }
    }

    // --- the analysis

    @Test
    void threadsBelongToTheProcessesThatTheTextTells() {
        ITmfStateSystem history =
                built(
                        open(
                                "            main-7       (      7) [000] d..2. 1.0:"
                                        + " sched_process_fork: comm=main pid=7 child_comm=main"
                                        + " child_pid=8",
                                "            main-7       (      7) [000] d..2. 2.0: sched_switch:"
                                        + " prev_comm=main prev_pid=7 prev_prio=120 prev_state=S ==>"
                                        + " next_comm=side next_pid=8 next_prio=120",
                                "            side-8       (      7) [000] d..2. 3.0: sched_waking:"
                                        + " comm=main pid=7 prio=120 target_cpu=000"));
        assertThat(
                        history.querySingleState(
                                        3_000_000_000L,
                                        history.getQuarkAbsolute("Threads", "8", "PID"))
                                .getValue())
                .isEqualTo(7);
    }

    /** Intervals of all attributes that do not depend on how a trace is printed. */
    private static Map<String, List<String>> states(ITmfStateSystem history) throws Exception {
        Map<String, List<String>> states = new TreeMap<>();
        for (ITmfStateInterval interval :
                history.query2D(
                        history.getSubAttributes(ITmfStateSystem.ROOT_ATTRIBUTE, true),
                        history.getStartTime(),
                        history.getCurrentEndTime())) {
            states.computeIfAbsent(
                            history.getFullAttributePath(interval.getAttribute()),
                            n -> new ArrayList<>())
                    .add(interval.getStartTime() + " " + interval.getValue());
        }
        states.values().forEach(list -> list.sort(null));
        return states;
    }

    @Test
    void theTwoWaysToPrintATraceGiveTheSameHistory() throws Exception {
        assertThat(states(built(trace(REPORT)))).isEqualTo(states(built(trace(RAW))));
    }

    /** The rows of a table. */
    private static List<String> rows(ITmfTrace trace, String table) {
        IAnalysisModule module =
                Objects.requireNonNull(
                        trace.getAnalysisModule(
                                "org.eclipse.tracecompass.analysis.os.linux." + table));
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        List<String> rows = new ArrayList<>();
        for (ISegment segment :
                Objects.requireNonNull(((ISegmentStoreProvider) module).getSegmentStore())) {
            rows.add(segment.toString());
        }
        return rows;
    }

    @ParameterizedTest
    @CsvSource({"block, 124", "futex, 49", "files, 355"})
    void theTwoWaysToPrintATraceGiveTheSameTables(String table, int count) throws IOException {
        List<String> rows = rows(trace(REPORT), table);
        assertThat(rows).hasSize(count).isEqualTo(rows(trace(RAW), table));
    }

    @Test
    void aFileHasOneNameThroughoutATrace() throws IOException {
        assertThat(rows(trace(RAW), "files"))
                .anyMatch(row -> row.contains(" /usr/lib/x86_64-linux-gnu/libc.so.6 "))
                .noneMatch(row -> row.contains(" 140136684527664 "));
    }

    @Test
    void operationsOnFilesAreKnownFromNumberedCalls() throws Exception {
        long expected =
                SyscallStatistics.compute(trace(TRACEFS), TmfTimeRange.ETERNITY, null)
                        .entrySet()
                        .stream()
                        .filter(call -> IN_OUT.contains(call.getKey()))
                        .mapToLong(call -> call.getValue().count())
                        .sum();
        assertThat(rows(trace(TRACEFS), "files")).hasSize((int) expected).hasSizeGreaterThan(23);
    }

    @Test
    void numberedCallsHaveArguments() {
        FtraceTrace trace =
                open(
                        "<idle>-0 [000] ..... 0.9: sched_switch: prev_comm=swapper/0 prev_pid=0"
                                + " prev_prio=120 prev_state=R ==> next_comm=sh next_pid=7"
                                + " next_prio=120",
                        "sh-7 [000] ..... 1.0: sys_enter: NR 41 (1, 80801, 0, 0, 0, 0)",
                        "sh-7 [000] ..... 1.1: sys_exit: NR 41 = 10",
                        "sh-7 [000] ..... 1.2: sys_enter: NR 33 (a, b, 563ef90eef08, 0, 0, 0)",
                        "sh-7 [000] ..... 1.3: sys_exit: NR 33 = 11",
                        "sh-7 [000] ..... 1.4: sys_enter: NR 0 (b, 7ffc, 10, 0, 0, 0)",
                        "sh-7 [000] ..... 1.5: sys_exit: NR 0 = 16",
                        "sh-7 [000] ..... 1.6: sys_enter: NR 162 (b, 7ffc, 10, 0, 0, 0)",
                        "sh-7 [000] ..... 1.7: sys_exit: NR 162 = 0",
                        "sh-7 [000] ..... 2.0: sys_enter: NR 202 (7f10, 80, 2, 0, 0, 0)",
                        "sh-7 [000] ..... 2.1: sys_exit: NR 202 = 0",
                        "sh-7 [000] ..... 2.2: sys_enter: NR 202 (7f10, 81, 1, 0, 0, 0)",
                        "sh-7 [000] ..... 2.3: sys_exit: NR 202 = 1");
        assertThat(rows(trace, "files"))
                .containsExactly(
                        "1400000000-1500000000 Read read 11 socket 16 - sh (7) 7 sh (7)",
                        "1600000000-1700000000 Sync sync - - - - sh (7) 7 sh (7)");
        assertThat(rows(trace, "futex"))
                .containsExactly("2000000000-2100000000 sh (7) 0x7f10 0 - woken sh (7) 7 sh (7)");
    }

    /** Every operation that the kernel put behind a request is part of one in the table. */
    @Test
    void noMergedOperationIsMissing() throws IOException {
        // Disk, operation, sector, bytes, an empty queue, device, merged.
        Pattern row = Pattern.compile("\\S+ \\S+ \\S+ \\d+ \\d+ \\S+ \\d+ (\\d+) .*");
        long merged = 0;
        for (String request : rows(trace(REPORT), "block")) {
            Matcher match = row.matcher(request);
            assertThat(match.matches()).isTrue();
            merged += Long.parseLong(match.group(1));
        }
        assertThat(merged)
                .isEqualTo(141)
                .isEqualTo(
                        events(trace(RAW)).stream()
                                .filter(e -> e.getName().equals("block_bio_backmerge"))
                                .count());
    }

    private static final Pattern LINE =
            Pattern.compile(
                    " *(.*)-(\\d+) +\\[(\\d+)\\]-0x\\w+ +(\\d+)\\.(\\d+): sched_switch: .*"
                            + "prev_pid=(\\d+) .*next_pid=(\\d+) .*");

    /** Time on CPU of the slices that begin and end with a switch. */
    private Map<Integer, Long> naiveTimes() throws IOException {
        Map<Integer, Long> times = new TreeMap<>();
        Map<String, Long> since = new HashMap<>();
        try (var lines = Files.lines(unpacked(RAW))) {
            for (String line : (Iterable<String>) lines::iterator) {
                Matcher match = LINE.matcher(line);
                if (match.matches()) {
                    long time = Long.parseLong(match.group(4) + match.group(5)) * MICROSECOND;
                    Long begun = since.put(match.group(3), time);
                    if (begun != null) {
                        times.merge(Integer.valueOf(match.group(6)), time - begun, Long::sum);
                    }
                }
            }
        }
        return times;
    }

    private static Map<Integer, Long> times(ITmfStateSystem history, boolean whole)
            throws Exception {
        Map<Integer, Long> times = new TreeMap<>();
        for (Integer quark : history.getQuarks(Attributes.CPUS, "*", Attributes.CURRENT_THREAD)) {
            long first = Long.MAX_VALUE;
            for (ITmfStateInterval slice :
                    history.query2D(
                            List.of(quark), history.getStartTime(), history.getCurrentEndTime())) {
                if (slice.getValue() != null) {
                    first = Math.min(first, slice.getStartTime());
                }
            }
            for (ITmfStateInterval slice :
                    history.query2D(
                            List.of(quark), history.getStartTime(), history.getCurrentEndTime())) {
                boolean cut =
                        slice.getStartTime() == first
                                || slice.getEndTime() == history.getCurrentEndTime();
                if (slice.getValue() instanceof Integer tid && !(whole && cut)) {
                    times.merge(tid, slice.getEndTime() + 1 - slice.getStartTime(), Long::sum);
                }
            }
        }
        return times;
    }

    @Test
    void threadsAreOnTheirCpusAsLongAsANaiveReaderSays() throws Exception {
        Map<Integer, Long> expected = naiveTimes();
        assertThat(expected).hasSizeGreaterThan(20);
        assertThat(times(built(trace(REPORT)), true)).isEqualTo(expected);
    }

    /** What the workload's programs were told by the kernel when they ended. */
    @Test
    void programsRanAsLongAsTheySay() throws Exception {
        Map<Integer, Long> times = times(built(trace(REPORT)), false);
        Pattern use = Pattern.compile("\\w+ (\\d+) utime ([\\d.]+) stime ([\\d.]+) nvcsw.*");
        int programs = 0;
        for (String line : Files.readAllLines(SharedTraces.file("traces/ftrace/ftr1-truth.txt"))) {
            Matcher match = use.matcher(line);
            if (match.matches()) {
                double seconds =
                        Double.parseDouble(match.group(2)) + Double.parseDouble(match.group(3));
                Long time = times.get(Integer.valueOf(match.group(1)));
                assertThat(Objects.requireNonNull(time) / 1e9)
                        .isCloseTo(seconds, within(0.07 * seconds));
                programs++;
            }
        }
        assertThat(programs).isEqualTo(3);
    }

    @Test
    void failedOpensAreThoseOfTheWorkload() throws Exception {
        int failed = 0;
        TmfField returned = TmfField.of("ret");
        TmfField name = TmfField.of("__filename_val");
        String opening = "";
        for (FtraceEvent event : events(trace(RAW))) {
            if (event.getHeader().tid() == 314 && event.getName().equals("sys_enter_openat")) {
                opening = String.valueOf(name.asString(event));
            } else if (event.getHeader().tid() == 314
                    && event.getName().equals("sys_exit_openat")
                    && LinuxValues.isError(returned.asLong(event, 0))
                    && opening.startsWith("/nonexistent")) {
                failed++;
            }
        }
        assertThat(failed).isEqualTo(12);
    }

    @ParameterizedTest
    @ValueSource(strings = {REPORT, TRACEFS})
    void systemCallsHaveNamesInEitherText(String name) throws Exception {
        Map<String, SyscallStatistics.Figures> calls =
                SyscallStatistics.compute(trace(name), TmfTimeRange.ETERNITY, null);
        assertThat(calls).containsKeys("openat", "read", "close", "mmap");
        assertThat(Objects.requireNonNull(calls.get("openat")).failed()).isPositive();
    }

    /** The average, longest and shortest way from a wake-up to the CPU, as trace-cmd has it. */
    @Test
    void wakeupLatenciesAreThoseOfTraceCmd() throws IOException {
        TmfField woken = TmfField.of("pid");
        TmfField next = TmfField.of("next_pid");
        Map<Long, Long> pending = new HashMap<>();
        List<Long> latencies = new ArrayList<>();
        long longestAt = 0;
        for (FtraceEvent event : events(trace(REPORT))) {
            long time = event.getTimestamp().toNanos();
            if (event.getName().startsWith("sched_wakeup")) {
                pending.put(woken.asLong(event, -1), time);
            } else if (event.getName().equals("sched_switch")) {
                Long since = pending.remove(next.asLong(event, -1));
                if (since != null) {
                    latencies.add(time - since);
                    longestAt =
                            latencies.stream().allMatch(l -> l <= time - since) ? time : longestAt;
                }
            }
        }
        Map<String, List<Double>> summary = new TreeMap<>();
        Pattern figure = Pattern.compile("(\\w+) [\\w ]*[Ll]atency: ([\\d.]+) usecs.*?([\\d.]*)");
        for (String line :
                Files.readAllLines(SharedTraces.file("traces/ftrace/ftr1-ev.wakeup.txt"))) {
            Matcher match = figure.matcher(line);
            if (match.matches()) {
                summary.computeIfAbsent(match.group(1), n -> new ArrayList<>())
                        .add(Double.valueOf(match.group(2)));
            }
        }
        var statistics = latencies.stream().mapToLong(Long::longValue).summaryStatistics();
        // The text has microseconds, trace-cmd counted with nanoseconds.
        assertThat(statistics.getAverage() / 1000)
                .isCloseTo(first(summary, "Average"), within(0.1));
        assertThat(statistics.getMax() / 1000.0).isCloseTo(first(summary, "Maximum"), within(1.0));
        assertThat(statistics.getMin() / 1000.0).isCloseTo(first(summary, "Minimum"), within(1.0));
        assertThat(longestAt).isEqualTo(24_849_231_000L);
    }

    private static double first(Map<String, List<Double>> summary, String name) {
        return Objects.requireNonNull(summary.get(name)).get(0);
    }
}
