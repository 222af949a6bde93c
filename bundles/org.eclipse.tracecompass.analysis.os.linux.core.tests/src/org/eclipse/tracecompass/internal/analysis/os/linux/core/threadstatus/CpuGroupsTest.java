package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.rows.core.StateGroups;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Pictures of CPUs with states that were summed up, against those without. */
class CpuGroupsTest {

    private static final int CPUS = 3;
    private static final int EVENTS = 20_000;

    @TempDir private Path folder = Path.of("");

    private final Random random = new Random(11);
    private final SyntheticKernelTrace synthetic = synthetic(random);
    private final ITmfTrace trace = synthetic.trace();
    private final ITmfStateSystem history = synthetic.history();
    private int made;

    /** Threads, some of the kernel, that call the system and are interrupted. */
    private static SyntheticKernelTrace synthetic(Random random) {
        SyntheticKernelTrace synthetic = new SyntheticKernelTrace();
        int[] running = new int[CPUS];
        long time = 1000;
        for (int thread = 1; thread < 20; thread++) {
            synthetic.at(
                    time,
                    0,
                    "lttng_statedump_process_state",
                    "tid",
                    thread + 100,
                    "pid",
                    thread + 100,
                    "ppid",
                    thread % 2 == 0 ? 2 : 1,
                    "name",
                    "t",
                    "type",
                    thread % 2,
                    "status",
                    5);
        }
        for (int i = 0; i < EVENTS; i++) {
            time += 1 + random.nextInt(random.nextInt(100) == 0 ? 5000 : 20);
            int cpu = random.nextInt(CPUS);
            switch (random.nextInt(6)) {
                case 0 -> synthetic.at(time, cpu, "syscall_entry_read");
                case 1 -> synthetic.at(time, cpu, "syscall_exit_read");
                case 2 -> synthetic.at(time, cpu, "irq_handler_entry", "irq", 5, "name", "x");
                case 3 -> synthetic.at(time, cpu, "irq_handler_exit", "irq", 5);
                default -> {
                    // Each CPU has threads of its own.
                    int next = random.nextInt(4) == 0 ? 0 : 100 + cpu * 6 + 1 + random.nextInt(6);
                    synthetic.switchTo(time, cpu, running[cpu], 1, next);
                    running[cpu] = next;
                }
            }
        }
        return synthetic;
    }

    private Path file() {
        return folder.resolve("kernel.cpus");
    }

    private CpuGroupsFile file(String origin) {
        return new CpuGroupsFile(file(), origin, history);
    }

    private CpuGroups groups(long manySlices, String origin) {
        return new CpuGroups("synthetic " + ++made, manySlices, any -> file(origin));
    }

    private ResourcesStatusDataProvider provider(CpuGroups groups) {
        return new ResourcesStatusDataProvider(trace, new BuiltKernelModule(history), groups);
    }

    private static List<String> picture(
            ResourcesStatusDataProvider provider, long from, long to, int pixels) {
        Map<String, Object> parameters =
                DataProviderParameterUtils.timeParameters(from, to, pixels + 1);
        List<Long> ids = new ArrayList<>();
        Objects.requireNonNull(provider.fetchTree(Map.of(), null).getModel())
                .getEntries()
                .forEach(entry -> ids.add(entry.getId()));
        parameters.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, ids);
        return Objects.requireNonNull(provider.fetchRowModel(parameters, null).getModel())
                .getRows()
                .stream()
                .map(row -> row.getStates().toString())
                .toList();
    }

    private Integer cpu() {
        return history.optQuarkAbsolute(Attributes.CPUS, "1");
    }

    private StateGroups awaited(CpuGroups groups) throws InterruptedException {
        StateGroups found = groups.of(history, cpu());
        while (found == null) {
            TimeUnit.MILLISECONDS.sleep(5);
            found = groups.of(history, cpu());
        }
        return found;
    }

    private Map<Integer, StateGroups> awaitedFile() throws Exception {
        while (!Files.exists(file())) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
        return file("origin").read();
    }

    @Test
    @Timeout(60)
    void picturesAreTheSameBeforeAndAfterAndFromTheFile() throws Exception {
        ResourcesStatusDataProvider without = provider(groups(Long.MAX_VALUE, "origin"));
        CpuGroups summed = groups(100, "origin");
        ResourcesStatusDataProvider with = provider(summed);
        long start = history.getStartTime();
        long end = history.getCurrentEndTime();
        assertThat(picture(with, start, end, 7)).isEqualTo(picture(without, start, end, 7));
        assertThat(awaited(summed).size()).isGreaterThan(4);
        assertThat(awaitedFile()).hasSize(CPUS);
        CpuGroups read = groups(Long.MAX_VALUE, "origin");
        assertThat(read.of(history, cpu())).isNotNull();
        ResourcesStatusDataProvider stored = provider(read);
        for (int i = 0; i < 60; i++) {
            long from = start + random.nextLong((end - start) / 2);
            long to = i < 5 ? end + i : from + 1 + random.nextLong(end - from);
            int pixels = 1 + random.nextInt(12);
            List<String> expected = picture(without, from, to, pixels);
            assertThat(picture(with, from, to, pixels)).isEqualTo(expected);
            assertThat(picture(stored, from, to, pixels)).isEqualTo(expected);
        }
        with.dispose();
    }

    @Test
    @Timeout(60)
    void smallPicturesAreNotSummedUp() throws Exception {
        CpuGroups groups = groups(100, "origin");
        long start = history.getStartTime();
        picture(provider(groups), start, start + 500, 7);
        groups.dispose();
        picture(provider(groups), start, history.getCurrentEndTime(), 7);
        TimeUnit.MILLISECONDS.sleep(100);
        assertThat(groups.of(history, cpu())).isNull();
        assertThat(file()).doesNotExist();
    }

    @Test
    @Timeout(60)
    void aFileThatIsDamagedOrOfSomethingElseIsNotUsed() throws Exception {
        CpuGroups groups = groups(100, "origin");
        picture(provider(groups), history.getStartTime(), history.getCurrentEndTime(), 7);
        awaited(groups);
        awaitedFile();
        assertThatThrownBy(() -> file("other").read())
                .isInstanceOf(IOException.class)
                .hasMessageContaining("another trace");
        assertThat(groups(Long.MAX_VALUE, "other").of(history, cpu())).isNull();
        byte[] sound = Files.readAllBytes(file());
        for (int i = 0; i < 1000; i++) {
            byte[] damaged = sound.clone();
            damaged[random.nextInt(sound.length)] ^= (byte) (1 << random.nextInt(8));
            Files.write(file(), damaged);
            assertThat(catchThrowable(() -> file("origin").read())).isInstanceOf(IOException.class);
        }
        for (int length : new int[] {0, 1, 11, 12, 40, sound.length / 2, sound.length - 1}) {
            Files.write(file(), Arrays.copyOf(sound, length));
            assertThat(catchThrowable(() -> file("origin").read())).isInstanceOf(IOException.class);
        }
        assertThat(groups(Long.MAX_VALUE, "origin").of(history, cpu())).isNull();
        Files.delete(file());
        assertThatThrownBy(() -> file("origin").read()).isInstanceOf(NoSuchFileException.class);
        Files.createSymbolicLink(file(), Path.of("/dev/zero"));
        assertThatThrownBy(() -> file("origin").read()).isInstanceOf(IOException.class);
    }

    @Test
    @Timeout(60)
    void groupsAreUsedEvenIfTheyCannotBeStored() throws Exception {
        Path missing = folder.resolve("missing").resolve("file");
        CpuGroups groups =
                new CpuGroups(
                        "unwritable", 100, any -> new CpuGroupsFile(missing, "origin", history));
        picture(provider(groups), history.getStartTime(), history.getCurrentEndTime(), 7);
        assertThat(awaited(groups).size()).isPositive();
    }
}
