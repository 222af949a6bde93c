package org.eclipse.tracecompass.lttng2.kernel.core.statesystem;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.tracecompass.lttng2.kernel.core.trace.LttngKernelTrace;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;
import org.eclipse.tracecompass.tmf.testkit.ExampleStateProvider;
import org.eclipse.tracecompass.tmf.testkit.ExampleStateSystemAnalysisModule;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The worked examples of both editions of the state system guide on a kernel trace. {@link
 * MyStateProvider} and {@link MyStateSystemAnalysisModule} are the older guide's text but for the
 * package and the one import that it forgot; {@link ExampleStateProvider} and {@link
 * ExampleStateSystemAnalysisModule} are those of the newer one.
 */
@Timeout(120)
@ExtendWith(TemporaryCache.class)
class GuideExamplesTest {

    private static final String ID = "org.example.cpus";
    private static final int SAMPLES = 400;

    private final LttngKernelTrace trace = new LttngKernelTrace();

    /** A switch of a CPU to a thread; 0 is the idle thread. */
    private record Switch(long time, int cpu, long tid) {
        boolean running() {
            return tid > 0;
        }
    }

    /**
     * The provider of the guide. It reads the field of a switch from every event, before it looks
     * whether it is one, and so has to be given nothing else.
     */
    private static class OfSwitches extends MyStateProvider {

        OfSwitches(ITmfTrace trace) {
            super(trace);
        }

        @Override
        protected void eventHandle(ITmfEvent event) {
            if (event.getName().equals("sched_switch")) {
                super.eventHandle(event);
            }
        }

        @Override
        public MyStateProvider getNewInstance() {
            return new OfSwitches(getTrace());
        }
    }

    private static class ModuleOfSwitches extends MyStateSystemAnalysisModule {
        @Override
        protected ITmfStateProvider createStateProvider() {
            return new OfSwitches(Objects.requireNonNull(getTrace()));
        }
    }

    /** A trace that builds its state system itself, as the guide says. */
    private static final class OldKernelTrace extends LttngKernelTrace {
        @Override
        protected void buildStateSystems() throws TmfTraceException {
            super.buildStateSystems();
            registerStateSystem(
                    ID, TmfStateSystemFactory.newInMemHistory(new OfSwitches(this), false));
        }
    }

    @BeforeEach
    void open() throws Exception {
        open(trace);
    }

    private static void open(LttngKernelTrace trace) throws TmfTraceException {
        trace.initTrace(null, SharedTraces.demo("k-alpha/s1/kernel").toString(), CtfTmfEvent.class);
    }

    @AfterEach
    void close() {
        trace.dispose();
    }

    private MyStateSystemAnalysisModule built() throws Exception {
        MyStateSystemAnalysisModule module = new ModuleOfSwitches();
        module.setId(ID);
        assertThat(module.setTrace(trace)).isTrue();
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).as("%s", module.getFailureCause()).isTrue();
        return module;
    }

    private List<Switch> switchesOfTheTrace() {
        List<Switch> switches = new ArrayList<>();
        ITmfContext context = trace.seekEvent(0L);
        for (ITmfEvent event = trace.getNext(context);
                event != null;
                event = trace.getNext(context)) {
            Long next = event.getContent().getFieldValue(Long.class, "next_tid");
            if (event instanceof CtfTmfEvent ctf
                    && next != null
                    && event.getName().equals("sched_switch")) {
                switches.add(new Switch(event.getTimestamp().toNanos(), ctf.getCPU(), next));
            }
        }
        context.dispose();
        return switches;
    }

    private static List<Switch> switchesOfTheOracle() throws Exception {
        List<Switch> switches = new ArrayList<>();
        Path dump = SharedTraces.file("traces/oracle/gen-k-alpha-s1-kernel.canon.gz");
        try (BufferedReader reader = SharedTraces.reader(dump)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                String[] parts = line.split("\t");
                if (parts[2].equals("sched_switch")) {
                    long next =
                            JsonParser.parseString(parts[5])
                                    .getAsJsonObject()
                                    .get("next_tid")
                                    .getAsLong();
                    switches.add(
                            new Switch(Long.parseLong(parts[0]), Integer.parseInt(parts[1]), next));
                }
            }
        }
        return switches;
    }

    private static void check(MyStateSystemAnalysisModule module, List<Switch> switches) {
        assertThat(switches).hasSizeGreaterThan(1000);
        Map<Integer, Boolean> running = new TreeMap<>();
        int step = switches.size() / SAMPLES;
        for (int i = 0; i < switches.size(); i++) {
            Switch now = switches.get(i);
            running.put(now.cpu(), now.running());
            boolean lastOfItsTime =
                    i + 1 == switches.size() || switches.get(i + 1).time() > now.time();
            if (i % step == 0 && lastOfItsTime) {
                assertThat(module.getNbRunningCpus(now.time()))
                        .isEqualTo(running.values().stream().filter(r -> r).count());
                running.forEach(
                        (cpu, expected) ->
                                assertThat(module.cpuIsRunning(cpu, now.time()))
                                        .as("CPU %d at %d", cpu, now.time())
                                        .isEqualTo(expected));
            }
        }
    }

    @Test
    void theExampleSaysWhichCpusRunAsTheEventsOfTheTraceDo() throws Exception {
        MyStateSystemAnalysisModule module = built();
        List<Switch> switches = switchesOfTheTrace();
        check(module, switches);
        Switch first = switches.get(0);
        assertThat(module.cpuIsRunning(first.cpu(), first.time() - 1)).isFalse();
        assertThat(module.cpuIsRunning(99, first.time())).isFalse();
        assertThat(module.cpuIsRunning(first.cpu(), Long.MAX_VALUE)).isFalse();
        assertThat(module.getNbRunningCpus(0)).isZero();
        module.dispose();
        assertThat(module.cpuIsRunning(first.cpu(), first.time())).isFalse();
    }

    @Test
    void theExampleSaysWhichCpusRunAsAnIndependentReaderDoes() throws Exception {
        MyStateSystemAnalysisModule module = built();
        check(module, switchesOfTheOracle());
        module.dispose();
    }

    @Test
    void theNewerExampleSaysWhichThreadsRunAsAnIndependentReaderDoes() throws Exception {
        ExampleStateSystemAnalysisModule module = new ExampleStateSystemAnalysisModule();
        module.setId(ExampleStateSystemAnalysisModule.ID);
        assertThat(module.setTrace(trace)).isTrue();
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).as("%s", module.getFailureCause()).isTrue();
        ITmfStateSystem ss = module.getStateSystem();
        for (Switch now : switchesOfTheOracle()) {
            int cpu = ss.getQuarkAbsolute("CPUs", String.valueOf(now.cpu()));
            int status = ss.getQuarkRelative(cpu, "Status");
            assertThat(ss.querySingleState(now.time(), cpu).getValue()).isEqualTo(now.tid());
            assertThat(ss.querySingleState(now.time(), status).getValue())
                    .isEqualTo(now.running() ? 1 : 0);
        }
        module.dispose();
    }

    @Test
    void aTraceThatBuildsItsStateSystemGivesTheSameAnswers() throws Exception {
        OldKernelTrace trace = new OldKernelTrace();
        open(trace);
        ITmfStateSystem ss = Objects.requireNonNull(trace.getStateSystems().get(ID));
        ss.waitUntilBuilt();
        Map<Integer, Boolean> running = new TreeMap<>();
        for (Switch now : switchesOfTheTrace()) {
            running.put(now.cpu(), now.running());
        }
        long end = ss.getCurrentEndTime();
        running.forEach(
                (cpu, expected) ->
                        assertThat(
                                        ss.querySingleState(
                                                        end,
                                                        ss.getQuarkAbsolute(
                                                                "CPUs", cpu.toString(), "Status"))
                                                .getStateValue())
                                .isEqualTo(
                                        expected ? MyStateProvider.RUNNING : MyStateProvider.IDLE));
        trace.dispose();
    }

    /** The SHA-256 of each example as the guide prints it, formatting apart. */
    static Stream<Arguments> examples() {
        return Stream.of(
                Arguments.of(
                        MyStateProvider.class,
                        "217f918c5cd1fc85c789858264e10e484fd51c697b3f02dc03fa6075b2b63b8f"),
                Arguments.of(
                        MyStateSystemAnalysisModule.class,
                        "00b92a5ad1cab44a524cd70a67ab3c2ce4779de050589f111eb8565273ed1a27"),
                Arguments.of(
                        ExampleStateProvider.class,
                        "95a07c25f95c3996bf0ecd846c01f008ba01f1ae78dde7552ed2f26e496ab470"),
                Arguments.of(
                        ExampleStateSystemAnalysisModule.class,
                        "ea05d16734e8a860e82ae76dd5be4a9e50c3090819d806e7ef14b4326b7b8011"));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theExamplesAreTheTextOfTheGuides(Class<?> type, String digest) throws Exception {
        String bundle =
                type.getPackage().equals(getClass().getPackage())
                        ? "org.eclipse.tracecompass.lttng2.kernel.core.tests"
                        : "org.eclipse.tracecompass.tmf.testkit";
        String source = bundle + "/src/" + type.getName().replace('.', '/') + ".java";
        String text = Files.readString(SharedTraces.demo("").resolve("../..").resolve(source));
        byte[] example = squeezed(text.substring(text.indexOf("/**"))).getBytes(UTF_8);
        byte[] sum = MessageDigest.getInstance("SHA-256").digest(example);
        assertThat(HexFormat.of().formatHex(sum)).isEqualTo(digest);
    }

    private static String squeezed(String text) {
        return text.replaceAll("[\\s*/]|<p>", "");
    }
}
