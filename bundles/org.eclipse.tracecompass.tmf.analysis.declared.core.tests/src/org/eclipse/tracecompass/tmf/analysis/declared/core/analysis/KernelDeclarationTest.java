package org.eclipse.tracecompass.tmf.analysis.declared.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Declarations for a Linux kernel against the analysis in Java, and against another reader. */
@ExtendWith(TemporaryCache.class)
class KernelDeclarationTest {

    private @Nullable ITmfTrace trace;

    private ITmfTrace open(String name) throws Exception {
        ITmfTrace trace =
                TmfTraceOpener.open(SharedTraces.demo("k-" + name + "/s1/kernel"), null, null);
        this.trace = trace;
        return trace;
    }

    @AfterEach
    void close() {
        ITmfTrace trace = this.trace;
        if (trace != null) {
            trace.dispose();
        }
    }

    /**
     * All attributes but those that are written into the past, which no declaration does: whether a
     * thread is one of the kernel, and how often events contradict each other.
     */
    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void theDeclarationGivesWhatTheAnalysisGivesAttributeByAttribute(String name) throws Exception {
        ITmfTrace trace = open(name);
        KernelAnalysisModule module = new KernelAnalysisModule();
        module.setId(KernelAnalysisModule.ID);
        Map<String, List<String>> expected = Histories.changes(Histories.built(module, trace));
        expected.keySet()
                .removeIf(
                        path ->
                                path.endsWith('/' + Attributes.KERNEL_THREAD)
                                        || path.startsWith(Attributes.ODDITIES));
        DeclaredAnalysisModule declared =
                new DeclaredAnalysisModule(Histories.example("kernel.states"));
        Map<String, List<String>> actual = Histories.changes(Histories.built(declared, trace));
        assertThat(actual.keySet()).isEqualTo(expected.keySet());
        expected.forEach(
                (path, changes) -> assertThat(actual.get(path)).as(path).isEqualTo(changes));
        assertThat(declared.getNotes()).isEmpty();
        declared.dispose();
        module.dispose();
    }

    @ParameterizedTest
    @CsvSource({
        "sched.states, alpha",
        "sched.states.xml, alpha",
        "sched-records.states, alpha",
        "sched.states, beta"
    })
    void threadsAreOnTheirProcessorsAsLongAsAnotherReaderSays(String file, String name)
            throws Exception {
        DeclaredAnalysisModule declared = new DeclaredAnalysisModule(Histories.example(file));
        ITmfStateSystem history = Histories.built(declared, open(name));
        Map<String, Long> times = new TreeMap<>();
        List<Integer> current = history.getQuarks("CPUs", "*", "Current_thread");
        // the long form has everything below the name of the host
        for (Integer quark :
                current.isEmpty()
                        ? history.getQuarks("*", "CPUs", "*", "Current_thread")
                        : current) {
            String cpu = history.getAttributeName(history.getParentAttributeQuark(quark));
            for (ITmfStateInterval slice :
                    history.query2D(
                            List.of(quark), history.getStartTime(), history.getCurrentEndTime())) {
                if (slice.getValue() instanceof Number tid
                        && slice.getEndTime() < history.getCurrentEndTime()) {
                    times.merge(
                            tid + " on " + cpu,
                            slice.getEndTime() + 1 - slice.getStartTime(),
                            Long::sum);
                }
            }
        }
        Map<String, Long> expected = new TreeMap<>();
        JsonObject oracle = SharedTraces.oracle("gen-k-" + name + ".analysis.json.gz");
        for (var thread : oracle.getAsJsonObject("oncpu_ns_per_tid").entrySet()) {
            for (var cpu : thread.getValue().getAsJsonObject().getAsJsonObject("cpu").entrySet()) {
                expected.put(thread.getKey() + " on " + cpu.getKey(), cpu.getValue().getAsLong());
            }
        }
        assertThat(times).isEqualTo(expected);
        declared.dispose();
    }
}
