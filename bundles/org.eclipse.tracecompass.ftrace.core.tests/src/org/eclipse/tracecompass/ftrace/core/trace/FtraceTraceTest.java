package org.eclipse.tracecompass.ftrace.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.tracecompass.ftrace.core.event.FtraceEvent;
import org.eclipse.tracecompass.ftrace.core.event.FtraceHeader;
import org.eclipse.tracecompass.ftrace.core.event.FtraceLostEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of ftrace text as events of a trace. */
class FtraceTraceTest extends TextFile {

    private static final String WRITE =
            "            bash-308     (    300) [001] d.h1.    54.685206: sys_exit_write: 0x1";

    private static String header(FtraceEvent event) {
        FtraceHeader h = event.getHeader();
        return "%s|%d|%d|%d|%s|%d"
                .formatted(h.task(), h.tid(), h.tgid(), h.cpu(), h.flags(), h.nanos());
    }

    private static String fields(FtraceEvent event) {
        return event.getName() + ": " + event.getContent();
    }

    // --- columns

    @Test
    void theColumnsOfTracefsAreRead() {
        assertThat(header(event(WRITE))).isEqualTo("bash|308|300|1|d.h1.|54685206000");
    }

    @Test
    void aProcessMayBeUnknown() {
        assertThat(
                        header(
                                event(
                                        "          <idle>-0       (-------) [000] dNh2.   "
                                                + " 54.686524: tick_stop: success=1")))
                .isEqualTo("<idle>|0|-1|0|dNh2.|54686524000");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "            bash-308   [000] d.h1.    24.589860: sys_exit_write:       0x1",
                "            bash-308   [000]-d.h1.    24.589860: sys_exit_write:       0x1",
                "    bash-308     0d.h1.    24.589860: sys_exit_write:       0x1",
                "bash-308 [000] d.h1. 24.589860: sys_exit_write: 0x1"
            })
    void theColumnsOfTraceCmdAreRead(String line) {
        assertThat(header(event(line))).isEqualTo("bash|308|-1|0|d.h1.|24589860000");
    }

    @Test
    void flagsMayBeMissing() {
        assertThat(header(event("       trace-cmd-11809 [003] 11658.899115: function: kfree")))
                .isEqualTo("trace-cmd|11809|-1|3||11658899115000");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Web Content",
                "kworker/u8:1-ev",
                "<...>",
                "a-1 [000]",
                "x-12 9",
                "-",
                "ab-7",
                "a b-3 c"
            })
    void tasksHaveAllSortsOfNames(String task) {
        String line = "%16s-%-7d [002] d..2.     1.500000: tick_stop: success=1";
        assertThat(header(event(line.formatted(task, 77))))
                .isEqualTo(task + "|77|-1|2|d..2.|1500000000");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "12.5:12500000000",
                "12.123456789:12123456789",
                "0.000001:1000",
                "1234567:1234567",
                "9000000000.0:9000000000000000000"
            })
    void timesAreNanoseconds(String timeAndNanos) {
        String[] parts = timeAndNanos.split(":");
        assertThat(event("a-1 [000] " + parts[0] + ": tick_stop: x=1").getTimestamp().toNanos())
                .isEqualTo(Long.parseLong(parts[1]));
    }

    @Test
    void theLatencyFormatHasMicroseconds() {
        FtraceEvent event =
                event("      ps-6143    2d..1  259us+: trace_hardirqs_on <-_raw_spin_unlock");
        assertThat(header(event)).isEqualTo("ps|6143|-1|2|d..1|259000");
        assertThat(fields(event))
                .isEqualTo("function: ip=trace_hardirqs_on, parent_ip=_raw_spin_unlock");
    }

    @Test
    void fieldsOfOneNameAreNumbered() {
        FtraceEvent event = event("bash-1 [000] d... 1.5: custom: a=1 b=2 a=3 a=4");
        assertThat(fields(event)).isEqualTo("custom: a=1, b=2, a (2)=3, a (3)=4");
    }

    @Test
    void aspectsAreTheColumns() {
        FtraceTrace trace = open(WRITE);
        List<String> columns = new ArrayList<>();
        for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
            columns.add(aspect.getName() + "=" + aspect.resolve(events(trace).get(0)));
        }
        assertThat(columns)
                .contains(
                        "CPU=1",
                        "Task=bash",
                        "TID=308",
                        "PID=300",
                        "Flags=d.h1.",
                        "Event type=sys_exit_write",
                        "Contents=ret=0x1");
    }

    @Test
    void aReaderThatIsInterruptedLeavesTheTraceReadable() {
        FtraceTrace trace = open(WRITE);
        Thread.currentThread().interrupt();
        assertThat(events(trace)).hasSize(1);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(events(trace)).hasSize(1);
    }

    @Test
    void aFileThatGrowsHasTheSameEventsForAllReaders() throws IOException {
        Path file = write(WRITE);
        FtraceTrace trace = open(file);
        ITmfContext early = trace.seekEvent(0L);
        assertThat(trace.getNext(early)).isNotNull();
        Files.writeString(file, (WRITE + '\n').repeat(3), StandardOpenOption.APPEND);
        assertThat(trace.getNext(early)).isNull();
        assertThat(events(trace)).hasSize(1);
        assertThat(trace.getNext(trace.seekEvent(1.0))).isNull();
        assertThat(events(open(file))).hasSize(4);
    }

    // --- fields

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sched_switch: prev_comm=Web Content prev_pid=7 prev_prio=120 prev_state=S ==>"
                        + " next_comm=a=b c next_pid=8 next_prio=100|sched_switch: prev_comm=Web"
                        + " Content, prev_pid=7, prev_prio=120, prev_state=S, next_comm=a=b c,"
                        + " next_pid=8, next_prio=100",
                "sched_switch:         trace-cmd:312 [120] R+ ==> swapper/0:0 [120]|sched_switch:"
                        + " prev_comm=trace-cmd, prev_pid=312, prev_prio=120, prev_state=R+,"
                        + " next_comm=swapper/0, next_pid=0, next_prio=120",
                "sched_switch: prev_comm=a prev_pid=7 prev_prio=120 prev_state=256 next_comm=b"
                        + " next_pid=8 next_prio=-1|sched_switch: prev_comm=a, prev_pid=7,"
                        + " prev_prio=120, prev_state=256, next_comm=b, next_pid=8, next_prio=-1",
                "sched_wakeup:         rcu [x]:y:15 [120] success=1 CPU:003|sched_wakeup: comm=rcu"
                        + " [x]:y, pid=15, prio=120, success=1, target_cpu=003",
                "sched_waking: comm=a pid=1 b pid=15 prio=120 target_cpu=000"
                        + "|sched_waking: comm=a pid=1 b, pid=15, prio=120, target_cpu=000",
                "sched_process_fork: comm=sh pid=3 child_comm=sh child_pid=4|sched_process_fork:"
                        + " parent_comm=sh, parent_pid=3, child_comm=sh, child_pid=4",
                "softirq_raise: vec=7 [action=SCHED]|softirq_raise: vec=7, action=SCHED",
                "sched_stat_runtime: comm=x pid=9 runtime=327671 [ns]"
                        + "|sched_stat_runtime: comm=x, pid=9, runtime=327671 [ns]",
                "sys_enter_write:      fd: 0x00000003, buf: 0x5561 ({0x30,0x31}), count:"
                        + " 0x00000001|sys_enter_write: fd=0x00000003, buf=0x5561 ({0x30,0x31}),"
                        + " count=0x00000001",
                "sys_enter_openat: dfd: 0xffffff9c, filename: 0x7f \"/a, b: c\", flags:"
                        + " O_RDONLY|O_CLOEXEC|sys_enter_openat: dfd=0xffffff9c, filename=0x7f,"
                        + " flags=O_RDONLY|O_CLOEXEC, __filename_val=/a, b: c",
                "sys_chdir(filename: 7ffc \"/\")|sys_enter_chdir: filename=7ffc, __filename_val=/",
                "sys_enter_custom: a: x \"y\", b: \"z\"|sys_enter_custom: a=x \"y\", b=\"z\"",
                "sys_write(fd: a, buf: 563e, count: 10)|sys_enter_write: fd=a, buf=563e, count=10",
                "sys_write -> 0xfffffffffffffffe|sys_exit_write: ret=0xfffffffffffffffe",
                "sys_enter_getpid:     |sys_enter_getpid: ",
                "sys_enter: NR 33 (a, 1, 0, 0, 0, 0)|sys_enter: id=33, args=a, 1, 0, 0, 0, 0",
                "sys_exit: NR 262 = -2|sys_exit: id=262, ret=-2",
                "kfree <-do_exit|function: ip=kfree, parent_ip=do_exit",
                "tracing_mark_write: x=1 and {y|tracing_mark_write: buf=x=1 and {y",
                "print:                tracing_mark_write: hello|print: ip=tracing_mark_write,"
                        + " buf=hello",
                "block_plug: [bash]|block_plug: text=[bash]",
                "block_touch_buffer: 8,0 sector=12 size=4096"
                        + "|block_touch_buffer: text=8,0, sector=12, size=4096",
                "block_rq_issue: 8,0 RM 4096 () 181560 + 8 0x2,0,4 [a] b]|block_rq_issue: dev=8,0,"
                        + " sector=181560, nr_sector=8, bytes=4096, ioprio=0x2,0,4, rwbs=RM, cmd=,"
                        + " comm=a] b",
                "block_rq_insert: 8,0 WS 512 (2a 00) 7 + 1 [sh]|block_rq_insert: dev=8,0, sector=7,"
                        + " nr_sector=1, bytes=512, rwbs=WS, cmd=2a 00, comm=sh",
                "block_rq_complete: 8,0 W () 7 + 1 none,0,0 [-5]|block_rq_complete: dev=8,0,"
                        + " sector=7, nr_sector=1, ioprio=none,0,0, rwbs=W, cmd=, error=-5",
                "block_getrq: 8,0 R 7 + 1 [5]|block_getrq: dev=8,0, sector=7, nr_sector=1, rwbs=R,"
                        + " comm=5",
                "block_bio_remap: 8,0 R 7 + 1 <- (8,1) 2|block_bio_remap: dev=8,0, sector=7,"
                        + " nr_sector=1, old_dev=8,1, old_sector=2, rwbs=R",
                "probe: (do_sys_open+0x0/0x70) arg1=\"a=b c\" arg2={1, x=2}"
                        + "|probe: text=(do_sys_open+0x0/0x70), arg1=\"a=b c\", arg2={1, x=2}",
                "open: a=(b c=d e=2|open: a=(b, c=d, e=2",
                "funcgraph_entry:      + 14.652 us   |        kmem_cache_alloc();"
                        + "|funcgraph_entry: func=kmem_cache_alloc, depth=3, duration=14652",
                "funcgraph_exit:         1.2 us |  }|funcgraph_exit: depth=0, duration=1200",
                "8,0 Q W 123 + 8|text: text=8,0 Q W 123 + 8"
            })
    void fieldsAreTakenApart(String textAndFields) {
        String[] parts = textAndFields.split("\\|(?=\\w+: )");
        assertThat(fields(event("bash-1 [000] ..... 1.0: " + parts[0]))).isEqualTo(parts[1]);
    }

    @Test
    void numbersAreNumbers() {
        ITmfEventField content =
                event(
                                "bash-1 [000] ..... 1.0: e: d=-12 h=0xff u=18446744073709486080"
                                        + " p=0xff1a3fd17b321db8 t=0x r=327671 [ns] z=007")
                        .getContent();
        assertThat(content.getField("d").getValue()).isEqualTo(-12L);
        assertThat(content.getField("h").getValue()).isEqualTo(255L);
        assertThat(content.getField("u").getValue()).isEqualTo("18446744073709486080");
        assertThat(content.getField("p").getValue()).isEqualTo("0xff1a3fd17b321db8");
        assertThat(content.getField("t").getValue()).isEqualTo("0x");
        assertThat(content.getField("r").getValue()).isEqualTo(327671L);
        assertThat(content.getField("z").getValue()).isEqualTo(7L);
        assertThat(content.getField("z").getFormattedValue()).isEqualTo("007");
    }

    @Test
    void parametersOfSystemCallsOfTracefsAreHexadecimal() {
        assertThat(event("bash-1 [000] 1.0: sys_dup2(oldfd: a, newfd: 10)").getContent())
                .satisfies(c -> assertThat(c.getField("oldfd").getValue()).isEqualTo(10L))
                .satisfies(c -> assertThat(c.getField("newfd").getValue()).isEqualTo(16L));
    }

    @Test
    void aFailureOfASystemCallIsNegative() {
        assertThat(
                        event("bash-1 [000] 1.0: sys_exit_openat: 0xfffffffffffffffe")
                                .getContent()
                                .getField("ret")
                                .getValue())
                .isEqualTo(-2L);
    }

    @ParameterizedTest
    @ValueSource(strings = {"257:63:uname", "56:63:read", "1:63:uname"})
    void systemCallsHaveTheNamesOfTheirMachine(String openAndOtherAndName) {
        String[] parts = openAndOtherAndName.split(":");
        FtraceTrace trace =
                open(
                        "a-1 [000] 1.0: sys_enter: NR "
                                + parts[0]
                                + " (ffffffffffffff9c, 563ef90e9376, 0, 0, 0, 0)",
                        "a-1 [000] 1.0: sys_exit: NR " + parts[0] + " = -2");
        assertThat(trace.getKernelEventLayout().syscallName(Long.parseLong(parts[1])))
                .isEqualTo(parts[2]);
    }

    // --- several lines

    @Test
    void aMessageMayHaveSeveralLines() {
        List<FtraceEvent> events =
                events(
                        open(
                                "a-1 [000] 1.0: tracing_mark_write: one",
                                "two",
                                "",
                                "a-1 [000] 2.0: tick_stop: x=1"));
        assertThat(events).hasSize(2);
        assertThat(events.get(0).getContent().getField("buf").getValue()).isEqualTo("one\ntwo\n");
    }

    @Test
    void aStackBelongsToItsEvent() {
        FtraceTrace trace =
                open(
                        "a-1 [000] 1.0: <stack trace>",
                        " => schedule",
                        " => do_idle",
                        "rubbish",
                        "a-1 [000] 2.0: tick_stop: x=1");
        List<FtraceEvent> events = events(trace);
        assertThat(events).hasSize(2);
        assertThat(events.get(0).getName()).isEqualTo("kernel_stack");
        assertThat(fields(events.get(0))).isEqualTo("kernel_stack: caller=schedule <- do_idle");
        assertThat(trace.getBrokenLineCount()).isEqualTo(1);
    }

    @Test
    void lostEventsAreEvents() {
        FtraceTrace trace =
                open(
                        "a-1 [000] 1.0: tick_stop: x=1",
                        "CPU:2 [LOST 123 EVENTS]",
                        "a-1 [002] 2.0: tick_stop: x=1",
                        "CPU:1 [7 EVENTS DROPPED]",
                        "CPU:1 [LOST EVENTS]");
        List<String> lost = new ArrayList<>();
        for (FtraceEvent event : events(trace)) {
            if (event instanceof FtraceLostEvent report) {
                lost.add(
                        "%d on %d at %d"
                                .formatted(
                                        report.getNbLostEvents(),
                                        report.getHeader().cpu(),
                                        report.getTimestamp().toNanos()));
            }
        }
        assertThat(lost)
                .containsExactly(
                        "123 on 2 at 2000000000", "7 on 1 at 2000000000", "1 on 1 at 2000000000");
        assertThat(trace.getBrokenLineCount()).isZero();
    }

    @Test
    void theNumberOfLostEventsIsAField() {
        FtraceEvent lost =
                events(open("a-1 [000] 1.0: tick_stop: x=1", "CPU:0 [LOST 12 EVENTS]")).get(1);
        assertThat(fields(lost)).isEqualTo("Lost event: Lost events=12");
        assertThat(TmfField.of("Lost events").asLong(lost, -1)).isEqualTo(12);
        assertThat(TmfField.of("x").isIn(lost)).isFalse();
    }

    // --- functions

    @Test
    void functionsWithoutTimesAreTimedByTheirDurations() {
        List<String> events = new ArrayList<>();
        for (FtraceEvent event :
                events(
                        open(
                                "# tracer: function_graph",
                                "#",
                                " 0)               |  do_sys_open() {",
                                " 0) + 14.500 us   |    getname [ext4]();",
                                " 1)   2.000 us    |  kfree();",
                                " 0) + 20.000 us   |  }",
                                " ------------------------------------------",
                                " 0)  bash-308     =>  cat-309   ",
                                " ------------------------------------------",
                                "",
                                " 0)               |  /* sched_waking: comm=x pid=3 */"))) {
            events.add(event.getTimestamp().toNanos() + " " + fields(event));
        }
        assertThat(events)
                .containsExactly(
                        "0 funcgraph_entry: func=do_sys_open, depth=0",
                        "0 funcgraph_entry: func=getname [ext4], depth=1, duration=14500",
                        "0 funcgraph_entry: func=kfree, depth=0, duration=2000",
                        "20000 funcgraph_exit: depth=0, duration=20000",
                        "20000 funcgraph_switch: ",
                        "20000 sched_waking: comm=x, pid=3");
    }

    @Test
    void theFurtherColumnsOfFunctionsAreRead() {
        FtraceEvent event =
                event(
                        " 24.589860 |   1)    bash-308    |  d.h1. |   1.622 us    |    } /*"
                                + " do_exit */");
        assertThat(header(event)).isEqualTo("bash|308|-1|1|d.h1.|24589860000");
        assertThat(fields(event)).isEqualTo("funcgraph_exit: func=do_exit, depth=1, duration=1622");
    }

    // --- wrong lines

    @Test
    void aBrokenLineIsToldOfOnceWithItsNumber() {
        FtraceTrace trace =
                open(
                        "# tracer: nop",
                        WRITE,
                        "            bash-308     [001] d.h1.    54.6852",
                        "%%%",
                        WRITE,
                        "            bash-308     [0");
        assertThat(events(trace)).hasSize(2);
        assertThat(events(trace)).hasSize(2);
        assertThat(trace.getBrokenLineCount()).isEqualTo(3);
        assertThat(trace.getProblems())
                .hasSize(3)
                .satisfiesExactly(
                        p -> assertThat(p).contains("trace.txt, line 3: "),
                        p -> assertThat(p).contains("trace.txt, line 4: ").endsWith("%%%"),
                        p -> assertThat(p).contains("trace.txt, line 6: "));
        assertThat(trace.getProperties()).containsKeys("tracer", "problem 1", "problem 3");
    }

    @Test
    void aLineOfMegabytesIsBrokenAndNothingElse() throws IOException {
        Path file = write(WRITE, "x".repeat(3_000_000), WRITE);
        FtraceTrace trace = open(file);
        assertThat(events(trace)).hasSize(2);
        assertThat(trace.getProblems())
                .singleElement()
                .satisfies(p -> assertThat(p).contains("line 2").hasSizeLessThan(500));
    }

    @Test
    void manyBrokenLinesAreCounted() {
        FtraceTrace trace = open(WRITE, "x\n".repeat(20_000) + WRITE);
        assertThat(events(trace)).hasSize(2);
        assertThat(trace.getBrokenLineCount()).isEqualTo(20_000);
        assertThat(trace.getProblems()).hasSize(20);
        assertThat(trace.getProblems().get(19)).contains("19,981 more lines");
    }

    // --- detection

    private static int confidence(Path file) {
        IStatus status = new FtraceTrace().validate(null, file.toString());
        return status instanceof TraceValidationStatus s && s.isOK() ? s.getConfidence() : 0;
    }

    @Test
    void textOfEitherKindIsChosenByItsContent() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(write("cpus=2", WRITE), null, null);
        try {
            assertThat(trace.getTraceTypeId()).isEqualTo(FtraceTrace.TRACE_TYPE_ID);
        } finally {
            trace.dispose();
        }
        assertThat(confidence(write("# tracer: nop"))).isEqualTo(100);
        assertThat(confidence(write("cpus=2", WRITE, "rubbish"))).isEqualTo(45);
    }

    @Test
    void otherFilesAreRefusedWithAReason() throws IOException {
        assertThat(confidence(write("hello", "world: a-1 [000] 1"))).isZero();
        Path binary =
                Files.write(folder().resolve("trace.dat"), new byte[] {0x17, 8, 0x44, 't', 'r'});
        assertThat(new FtraceTrace().validate(null, binary.toString()).getMessage())
                .contains("trace-cmd report");
        Path packed =
                Files.write(folder().resolve("t.gz"), new byte[] {0x1f, (byte) 0x8b, 8, 0, 0});
        assertThat(new FtraceTrace().validate(null, packed.toString()).getMessage())
                .contains("unpack");
        assertThat(new FtraceTrace().validate(null, folder().toString()).isOK()).isFalse();
        assertThat(
                        new FtraceTrace()
                                .validate(null, folder().resolve("none").toString())
                                .getMessage())
                .contains("does not exist");
    }

    // --- seeking

    private FtraceTrace thousands(int events) {
        StringBuilder text = new StringBuilder("# tracer: nop\n");
        for (int i = 0; i < events; i++) {
            text.append(
                    "%16s-%-7d [%03d] d..2. %d.%06d: e: n=%d\n"
                            .formatted("task", 1 + i % 9, i % 4, 1 + i / 1000, i % 1000 * 1000, i));
        }
        return open(text.toString());
    }

    private static Object number(FtraceTrace trace, ITmfContext context) {
        FtraceEvent event = trace.getNext(context);
        return event == null ? "end" : event.getContent().getField("n").getValue();
    }

    @Test
    void ranksTimesAndRatiosAreFound() {
        FtraceTrace trace = thousands(23_456);
        trace.indexTrace(true);
        assertThat(trace.getNbEvents()).isEqualTo(23_456);
        assertThat(number(trace, trace.seekEvent(17_777L))).isEqualTo(17_777L);
        assertThat(number(trace, trace.seekEvent(TmfTimestamp.fromNanos(12_000_500_000L))))
                .isEqualTo(11_001L);
        assertThat((Long) number(trace, trace.seekEvent(0.5))).isBetween(11_600L, 11_900L);
        assertThat(number(trace, trace.seekEvent(1.0))).isEqualTo("end");
        assertThat(trace.getBrokenLineCount()).isZero();
        assertThat(trace.readEnd()).isEqualTo(TmfTimestamp.fromNanos(24_455_000_000L));
    }

    @Test
    void aLocationIsFoundAgain() {
        FtraceTrace trace = thousands(100);
        ITmfContext context = trace.seekEvent(40L);
        ITmfLocation location = Objects.requireNonNull(context.getLocation());
        ITmfContext again = trace.seekEvent(location);
        assertThat(number(trace, again)).isEqualTo(40L);
        assertThat(trace.getLocationRatio(location)).isBetween(0.3, 0.5);
        assertThat(trace.parseEvent(context)).isEqualTo(trace.getNext(context));
    }

    @Test
    void placesInATraceWithoutTimesKeepTheirTimes() {
        StringBuilder text = new StringBuilder("# tracer: function_graph\n");
        for (int i = 0; i < 6000; i++) {
            text.append(" 0)               |  f%d() {\n".formatted(i));
            text.append(" 0)   1.500 us    |    g();\n");
            text.append(" 0)   2.000 us    |  }\n");
        }
        FtraceTrace trace = open(text.toString());
        List<FtraceEvent> all = events(trace);
        for (int i : new int[] {0, 1, 4999, 5000, 5001, 17_999}) {
            assertThat(trace.getNext(trace.seekEvent((long) i))).isEqualTo(all.get(i));
        }
        FtraceEvent found = Objects.requireNonNull(trace.getNext(trace.seekEvent(0.7)));
        assertThat(found).isEqualTo(all.get((int) found.getRank()));
        assertThat(all.get(17_999).getTimestamp().toNanos()).isEqualTo(6000 * 2000L);
    }
}
