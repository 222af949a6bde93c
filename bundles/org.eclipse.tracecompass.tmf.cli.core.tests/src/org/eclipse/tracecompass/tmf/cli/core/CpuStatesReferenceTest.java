package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.StatemapHandler;
import org.eclipse.tracecompass.statemap.core.StatemapList;
import org.eclipse.tracecompass.statemap.core.StatemapMetadata;
import org.eclipse.tracecompass.statemap.core.StatemapState;
import org.eclipse.tracecompass.statemap.core.StatemapWriter;
import org.eclipse.tracecompass.statemap.core.read.StatemapParser;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.cli.core.CpuStatesModel.Beginning;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The CPUs of a kernel trace as statemap data, against the reference that somebody else made of the
 * same trace. States have other names there, and those of user mode and of kernel threads are one;
 * a thread is told at switches only. So rectangles are compared after neighbours of one state are
 * joined.
 *
 * <p>One thing is told differently: a return from a signal is a system call that nothing ends. In
 * the reference it lasts until the next one; here it is none. {@link CpuStatesModel} shows that
 * this is all.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CpuStatesReferenceTest {

    private static final String SIGNAL_RETURN = "syscall_entry_rt_sigreturn";

    private static final Map<String, Integer> STATES =
            Map.of(
                    "Idle", CpuStatesModel.IDLE,
                    "Usermode", CpuStatesModel.USER,
                    "Kernel", CpuStatesModel.USER,
                    "System call", CpuStatesModel.CALL,
                    "IRQ", CpuStatesModel.IRQ,
                    "Soft IRQ", CpuStatesModel.SOFT_IRQ);

    private List<Beginning> reference = List.of();
    private List<Beginning> exported = List.of();
    private StatemapMetadata metadata =
            new StatemapMetadata(0, 0, Optional.empty(), Optional.empty(), "CPU", List.of());

    /** All data of a file, but states that are none of a CPU. */
    private List<Beginning> read(Path file) throws IOException {
        List<Beginning> beginnings = new ArrayList<>();
        try (InputStream in = Files.newInputStream(file)) {
            StatemapParser parser = new StatemapParser(in, false);
            parser.parse(
                    new StatemapHandler() {
                        private List<StatemapState> states = List.of();

                        @Override
                        public void begin(StatemapMetadata read) {
                            states = read.states();
                            metadata = read;
                        }

                        @Override
                        public void entity(int entity) {}

                        @Override
                        public void datum(long time, int entity, long state, int tag) {
                            String name = states.get((int) state).name();
                            String cpu = parser.entityName(entity).replaceAll("\\D", "");
                            int number = STATES.getOrDefault(name, (int) state);
                            beginnings.add(
                                    new Beginning(
                                            time,
                                            Integer.parseInt(cpu),
                                            number,
                                            tag < 0 ? null : parser.tag(tag).name()));
                        }
                    });
        }
        return beginnings;
    }

    @BeforeAll
    void readBoth(@TempDir Path folder) throws IOException {
        Path data = SharedTraces.file("traces/statemap/gen.alpha-cpu.in.gz");
        Path file = folder.resolve("cpus.json.gz");
        CommandRun.data(
                "render",
                TraceFixtures.KERNEL,
                "--view",
                "resources",
                "--rows",
                "^CPU \\d+$",
                "--out",
                file);
        exported = read(file);
        reference = read(data);
    }

    private static List<Beginning> model(Set<String> endless) throws IOException {
        return CpuStatesModel.of(
                SharedTraces.file("traces/oracle/gen-k-alpha-s1-kernel.canon.gz"), endless);
    }

    /** Without names of threads, and with a state only where it changes. */
    private static List<Beginning> joined(List<Beginning> beginnings, Map<Integer, Long> known) {
        List<Beginning> joined = new ArrayList<>();
        Map<Integer, Integer> latest = new HashMap<>();
        long end = 0;
        for (Beginning each : beginnings) {
            end = each.time();
            if (end >= known.getOrDefault(each.cpu(), 0L)) {
                Integer before = latest.put(each.cpu(), each.state());
                if (before == null || before != each.state()) {
                    joined.add(new Beginning(end, each.cpu(), each.state(), null));
                }
            }
        }
        Beginning last = joined.getLast();
        joined.add(new Beginning(end, last.cpu(), last.state(), null));
        return joined;
    }

    private Map<Integer, Long> firstSwitches() {
        Map<Integer, Long> first = new HashMap<>();
        reference.forEach(each -> first.putIfAbsent(each.cpu(), each.time()));
        return first;
    }

    private String rectangles(List<Beginning> beginnings, long coalesce) throws IOException {
        StringWriter text = new StringWriter();
        StatemapWriter writer = new StatemapWriter(text);
        writer.metadata(metadata);
        for (Beginning each : beginnings) {
            writer.datum(each.time(), "cpu" + each.cpu(), each.state(), each.tag());
        }
        Statemap map =
                new StatemapReader(StatemapReader.DEFAULT.window(), coalesce, false)
                        .read(
                                new ByteArrayInputStream(
                                        text.toString().getBytes(StandardCharsets.UTF_8)),
                                bytes -> {});
        StringBuilder list = new StringBuilder();
        StatemapList.write(map, list);
        return list.toString();
    }

    @Test
    void theModelIsThatOfTheReference() throws IOException {
        assertThat(model(Set.of())).isEqualTo(reference);
    }

    @ParameterizedTest
    @ValueSource(longs = {1_000_000, 25_000, 5000, 1000, 300, 50, 10})
    void everyRectangleIsThatOfTheReference(long coalesce) throws IOException {
        Map<Integer, Long> known = firstSwitches();
        assertThat(rectangles(joined(exported, known), coalesce))
                .isEqualTo(rectangles(joined(model(Set.of(SIGNAL_RETURN)), known), coalesce));
    }

    /** How much of the picture returns from signals make: 8.5 ms of 13.8 s. */
    @Test
    void whatIsToldDifferentlyIsHardlySeen() throws IOException {
        Map<Integer, Long> known = firstSwitches();
        Map<Integer, Map<Integer, Long>> ours = nanos(joined(exported, known));
        Map<Integer, Map<Integer, Long>> theirs = nanos(joined(reference, known));
        long different = 0;
        for (int cpu : theirs.keySet()) {
            for (int state = 0; state < metadata.states().size(); state++) {
                long difference =
                        ours.get(cpu).getOrDefault(state, 0L)
                                - theirs.get(cpu).getOrDefault(state, 0L);
                if (state != CpuStatesModel.USER && state != CpuStatesModel.CALL) {
                    assertThat(difference).isZero();
                }
                different += Math.abs(difference);
            }
        }
        assertThat(different / 2).isEqualTo(8_526_340);
    }

    private Map<Integer, Map<Integer, Long>> nanos(List<Beginning> beginnings) throws IOException {
        Map<Integer, Map<Integer, Long>> nanos = new HashMap<>();
        for (String line : rectangles(beginnings, Integer.MAX_VALUE).lines().toList()) {
            String[] columns = line.split("\t");
            String[] state = columns[3].split(":");
            nanos.computeIfAbsent(Integer.parseInt(columns[0].substring(3)), c -> new HashMap<>())
                    .merge(Integer.parseInt(state[0]), Long.parseLong(state[1]), Long::sum);
        }
        return nanos;
    }

    /** Each switch between two threads is seen, which the reference shows by their names. */
    @Test
    void whatTheReferenceTellsOfThreadsIsToldToo() {
        Map<Integer, Map<Long, @Nullable String>> ours = new HashMap<>();
        exported.forEach(
                each ->
                        ours.computeIfAbsent(each.cpu(), c -> new HashMap<>())
                                .put(each.time(), each.tag()));
        for (Beginning each : reference) {
            Map<Long, @Nullable String> cpu = ours.getOrDefault(each.cpu(), Map.of());
            if (each.tag() != null) {
                assertThat(cpu).containsEntry(each.time(), each.tag());
            }
        }
    }
}
