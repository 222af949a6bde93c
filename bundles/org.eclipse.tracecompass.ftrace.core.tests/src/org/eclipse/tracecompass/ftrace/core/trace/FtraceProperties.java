package org.eclipse.tracecompass.ftrace.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.eclipse.tracecompass.ftrace.core.event.FtraceEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;

/** Whatever stands in a file: what was printed is read, and rubbish harms nothing. */
class FtraceProperties {

    private static final List<String> SAMPLES =
            List.of(
                    "# tracer: nop",
                    "cpus=2",
                    "            bash-308     (    308) [001] .....    54.685206: sys_exit: NR 1 ="
                            + " 2",
                    "          <idle>-0       (-------) [000] dNh2.    54.686524: sched_wakeup:"
                            + " comm=a pid=269 prio=120 target_cpu=000",
                    "            bash-313   [000] d..2.    24.6: sched_switch: a:312 [120] S ==>"
                            + " b:0 [120]",
                    "            bash-313   [000] d..2.    24.6: sched_switch: prev_comm=a"
                            + " prev_pid=1 prev_prio=120 prev_state=S ==> next_comm=b next_pid=2"
                            + " next_prio=120",
                    "            bash-313   [000]-0x27    24.5: sys_enter_write: fd=0x1"
                            + " __buf_val=a",
                    "  a-1 [000] 1.0: sys_enter_openat: dfd: 0xffffff9c, filename: 0x7f \"/a\", x:"
                            + " {0x1}",
                    "  a-1 [000] 1.0: sys_write(fd: 1, count: 10)",
                    "  a-1 [000] 1.0: <stack trace>",
                    " => schedule",
                    "  a-1 [000] 1.0: tracing_mark_write: hello",
                    "  a-1 [000] 1.0: kfree <-do_exit",
                    "  a-1 [000] 1.0: funcgraph_entry:  + 14.652 us   |    f();",
                    " 0)               |  do_sys_openat2() {",
                    " 0) + 14.652 us   |        kmem_cache_alloc_noprof();",
                    " 24.5 |   1)    bash-308    |  d.h1. |   1.622 us    |    } /* do_exit */",
                    " 0)  bash-308     =>  cat-309   ",
                    "CPU:2 [LOST 123 EVENTS]",
                    "      ps-6143    2d..1  259us+: kfree <-do_exit");

    private static <T> T read(byte[] content, java.util.function.Function<FtraceTrace, T> reader) {
        try {
            Path file = Files.createTempFile("ftrace", ".txt");
            FtraceTrace trace = new FtraceTrace();
            try {
                Files.write(file, content);
                trace.validate(null, file.toString());
                trace.initTrace(null, file.toString(), FtraceEvent.class);
                return reader.apply(trace);
            } finally {
                trace.dispose();
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (TmfTraceException e) {
            throw new AssertionError(e);
        }
    }

    private static List<FtraceEvent> events(byte[] content) {
        return read(content, TextFile::events);
    }

    // --- what was printed

    @Provide
    Arbitrary<String> tasks() {
        return Arbitraries.strings()
                .withCharRange('!', '~')
                .withChars(' ')
                .ofMinLength(1)
                .ofMaxLength(15)
                .filter(s -> !s.startsWith(" "));
    }

    @Property(tries = 300)
    void columnsAreReadAsTheyWerePrinted(
            @ForAll("tasks") String task,
            @ForAll @IntRange(max = 4_194_304) int tid,
            @ForAll @IntRange(max = 999) int cpu,
            @ForAll @LongRange(max = 9_000_000_000_000_000L) long micros,
            @ForAll boolean process) {
        String line =
                "%16s-%-7d %s[%03d] d.h1. %5d.%06d: tick_stop: success=1\n"
                        .formatted(
                                task,
                                tid,
                                process ? "(%7d) ".formatted(tid) : "",
                                cpu,
                                micros / 1_000_000,
                                micros % 1_000_000);
        List<FtraceEvent> events = events(line.getBytes(StandardCharsets.UTF_8));
        assertThat(events).hasSize(1);
        FtraceEvent event = events.get(0);
        assertThat(event.getHeader().task()).isEqualTo(task);
        assertThat(event.getHeader().tid()).isEqualTo(tid);
        assertThat(event.getHeader().tgid()).isEqualTo(process ? tid : -1);
        assertThat(event.getHeader().cpu()).isEqualTo(cpu);
        assertThat(event.getTimestamp().toNanos()).isEqualTo(micros * 1000);
    }

    @Provide
    Arbitrary<Map<String, String>> pairs() {
        Arbitrary<String> names =
                Arbitraries.strings()
                        .withCharRange('a', 'z')
                        .withChars('_')
                        .ofMinLength(1)
                        .ofMaxLength(8)
                        .filter(n -> !n.endsWith("comm"));
        Arbitrary<String> plain =
                Arbitraries.strings()
                        .withCharRange('a', 'z')
                        .withChars(" 0123456789:/<>.-")
                        .ofMaxLength(12)
                        .map(String::strip);
        Arbitrary<String> grouped =
                Combinators.combine(plain, Arbitraries.of("{%s x=1}", "(%s, y=2)", "\"%s z=3\""))
                        .as((text, form) -> form.formatted(text));
        return Arbitraries.maps(names, Arbitraries.oneOf(plain, grouped)).ofMinSize(1).ofMaxSize(6);
    }

    @Property(tries = 300)
    void pairsAreReadAsTheyWerePrinted(@ForAll("pairs") Map<String, String> pairs) {
        StringBuilder line = new StringBuilder("  a-1 [000] 1.0: probe_x:");
        pairs.forEach((name, value) -> line.append(' ').append(name).append('=').append(value));
        Map<String, String> read = new LinkedHashMap<>();
        for (ITmfEventField field :
                events(line.toString().getBytes(StandardCharsets.UTF_8))
                        .get(0)
                        .getContent()
                        .getFields()) {
            read.put(field.getName(), field.getFormattedValue());
        }
        assertThat(read).isEqualTo(pairs);
    }

    @Property(tries = 300)
    void tasksOfSwitchesAreReadAsTheyWerePrinted(
            @ForAll("tasks") String prev, @ForAll("tasks") String next, @ForAll boolean plain) {
        String text =
                plain
                        ? "%s:7 [120] S ==> %s:8 [-1]"
                        : "prev_comm=%s prev_pid=7 prev_prio=120 prev_state=S ==> next_comm=%s"
                                + " next_pid=8 next_prio=-1";
        FtraceEvent event =
                events(
                                ("  a-1 [000] 1.0: sched_switch: "
                                                + text.formatted(prev.strip(), next.strip()))
                                        .getBytes(StandardCharsets.UTF_8))
                        .get(0);
        assertThat(event.getContent().getField("prev_comm").getFormattedValue())
                .isEqualTo(prev.strip());
        assertThat(event.getContent().getField("next_comm").getFormattedValue())
                .isEqualTo(next.strip());
        assertThat(event.getContent().getField("next_prio").getValue()).isEqualTo(-1L);
    }

    // --- rubbish

    /** Lines of all kinds with bytes changed, put in, taken away, cut off and doubled. */
    private static byte[] damaged(long seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder();
        int lines = random.nextInt(60);
        for (int i = 0; i < lines; i++) {
            text.append(SAMPLES.get(random.nextInt(SAMPLES.size())));
            text.append(random.nextInt(10) == 0 ? "\r\n" : "\n");
        }
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        for (int i = 0; bytes.length > 0 && i < random.nextInt(80); i++) {
            int at = random.nextInt(bytes.length);
            bytes[at] =
                    random.nextBoolean()
                            ? (byte) random.nextInt(256)
                            : bytes[random.nextInt(bytes.length)];
        }
        return java.util.Arrays.copyOf(
                bytes, random.nextInt(4) == 0 ? random.nextInt(bytes.length + 1) : bytes.length);
    }

    private static List<String> described(List<FtraceEvent> events) {
        List<String> all = new ArrayList<>();
        for (FtraceEvent event : events) {
            all.add(
                    event.getTimestamp().toNanos()
                            + " "
                            + event.getHeader()
                            + " "
                            + event.getName()
                            + " "
                            + event.getContent());
        }
        return all;
    }

    @Property(tries = 1000)
    void rubbishHarmsNothing(@ForAll long seed) {
        byte[] content = damaged(seed);
        int lines = new String(content, StandardCharsets.ISO_8859_1).split("\n", -1).length;
        read(
                content,
                trace -> {
                    List<FtraceEvent> events = TextFile.events(trace);
                    described(events);
                    assertThat(events.size() + trace.getBrokenLineCount())
                            .isLessThanOrEqualTo(lines);
                    trace.getProperties();
                    trace.readEnd();
                    return events;
                });
    }

    @Property(tries = 300)
    void everyEventIsFoundByItsRankAndPlace(@ForAll long seed) {
        read(
                damaged(seed),
                trace -> {
                    List<String> all = described(TextFile.events(trace));
                    ITmfContext context = trace.seekEvent(0L);
                    for (int i = 0; i < all.size(); i++) {
                        ITmfContext byPlace = trace.seekEvent(context.getLocation());
                        FtraceEvent expected = trace.getNext(context);
                        FtraceEvent found = trace.getNext(byPlace);
                        FtraceEvent byRank = trace.getNext(trace.seekEvent((long) i));
                        assertThat(expected).isNotNull();
                        if (expected != null && found != null && byRank != null) {
                            assertThat(described(List.of(expected, found, byRank)))
                                    .containsOnly(all.get(i));
                        }
                    }
                    return all;
                });
    }
}
