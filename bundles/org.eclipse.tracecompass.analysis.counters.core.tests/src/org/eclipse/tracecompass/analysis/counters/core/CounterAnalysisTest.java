package org.eclipse.tracecompass.analysis.counters.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.counters.core.CounterTrace.Reading;
import org.eclipse.tracecompass.analysis.counters.core.aspects.CounterAspect;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(TemporaryCache.class)
class CounterAnalysisTest {

    @TempDir Path folder = Path.of("");

    private static final class TaskAspect implements ITmfEventAspect<String> {

        @Override
        public String getName() {
            return "Task";
        }

        @Override
        public String getHelpText() {
            return "";
        }

        @Override
        public @Nullable String resolve(ITmfEvent event) {
            return event.getContent().getFieldValue(String.class, "task");
        }
    }

    /** The readings by attribute, as "time value"; runs the analysis of the trace. */
    private static Map<String, List<String>> recorded(CounterTrace trace) throws Exception {
        CounterAnalysis module =
                Objects.requireNonNull(
                        TmfTraceUtils.getAnalysisModuleOfClass(
                                trace, CounterAnalysis.class, CounterAnalysis.ID));
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        ITmfStateSystem ss = Objects.requireNonNull(module.getStateSystem());
        Map<String, List<String>> recorded = new TreeMap<>();
        for (int quark = 0; quark < ss.getNbAttributes(); quark++) {
            List<String> values = new ArrayList<>();
            for (long t = ss.getStartTime(); t <= ss.getCurrentEndTime(); ) {
                ITmfStateInterval interval = ss.querySingleState(t, quark);
                if (interval.getValue() != null) {
                    values.add(interval.getStartTime() + " " + interval.getValue());
                }
                t = interval.getEndTime() + 1;
            }
            if (!values.isEmpty()) {
                recorded.put(ss.getFullAttributePath(quark), values);
            }
        }
        trace.dispose();
        return recorded;
    }

    @Test
    void aSingleCounterIsRecordedAsItIs() throws Exception {
        CounterTrace trace =
                new CounterTrace(
                        folder,
                        new CounterAspect("n", "Count"),
                        new Reading(10, "n", 5),
                        new Reading(20, "other", 1),
                        new Reading(30, "n", 9),
                        new Reading(40, "n", 7));
        assertThat(recorded(trace))
                .containsOnly(Map.entry("Ungrouped/Count", List.of("10 5", "30 9", "40 7")));
    }

    @Test
    void whatIsAddedIsSummedUp() throws Exception {
        CounterAspect added =
                new CounterAspect("n", "Count") {
                    @Override
                    public boolean isCumulative() {
                        return false;
                    }
                };
        CounterAspect fractions =
                new CounterAspect("x", "Fraction", CounterType.DOUBLE) {
                    @Override
                    public boolean isCumulative() {
                        return false;
                    }
                };
        CounterTrace trace =
                new CounterTrace(
                        folder,
                        List.of(added, fractions),
                        new Reading(10, "n", 5, "x", 0.5),
                        new Reading(30, "n", 9, "x", 0.25),
                        new Reading(40, "n", -1));
        assertThat(recorded(trace))
                .containsOnly(
                        Map.entry("Ungrouped/Count", List.of("10 5", "30 14", "40 13")),
                        Map.entry("Ungrouped/Fraction", List.of("10 0.5", "30 0.75")));
    }

    @Test
    void aReadingOutOfOrderCountsWhereItWasRead() throws Exception {
        CounterTrace trace =
                new CounterTrace(
                        folder,
                        List.of(
                                new CounterAspect("n", "Count"),
                                new CounterAspect("m", "Part", TmfCpuAspect.class)),
                        new Reading(10, "n", 5),
                        new Reading(30, "n", 9, "m", 1, "cpu", 0),
                        new Reading(20, "n", 7, "m", 2, "cpu", 0),
                        new Reading(40, "n", 8));
        assertThat(recorded(trace))
                .containsOnly(
                        Map.entry("Ungrouped/Count", List.of("10 5", "30 7", "40 8")),
                        Map.entry("Grouped/CPU/0/Part", List.of("30 2")));
    }

    @Test
    void groupsTellCountersApart() throws Exception {
        CounterTrace trace =
                new CounterTrace(
                        folder,
                        List.of(
                                new TaskAspect(),
                                new CounterAspect(
                                        "n", "Count", TmfCpuAspect.class, TaskAspect.class)),
                        new Reading(10, "n", 1, "cpu", 0, "task", "a"),
                        new Reading(20, "n", 2, "cpu", 1, "task", "a"),
                        new Reading(30, "n", 3, "cpu", 0, "task", "b"),
                        new Reading(40, "n", 4, "cpu", 0),
                        new Reading(50, "n", 5, "task", "b"),
                        new Reading(60, "n", 6, "cpu", 0, "task", "a"));
        assertThat(recorded(trace))
                .containsOnly(
                        Map.entry("Grouped/CPU/0/Task/a/Count", List.of("10 1", "60 6")),
                        Map.entry("Grouped/CPU/0/Task/b/Count", List.of("30 3")),
                        Map.entry("Grouped/CPU/1/Task/a/Count", List.of("20 2")));
    }

    @Test
    void aGroupThatTheTraceLacksIsLeftOut() throws Exception {
        CounterTrace trace =
                new CounterTrace(
                        folder,
                        new CounterAspect("n", "Count", TaskAspect.class, TmfCpuAspect.class),
                        new Reading(10, "n", 1, "cpu", 0));
        assertThat(recorded(trace)).containsOnly(Map.entry("Grouped/CPU/0/Count", List.of("10 1")));
    }

    @Test
    void aTraceWithoutCountersHasNoSuchAnalysis() {
        CounterTrace trace = new CounterTrace(folder, List.of(), new Reading(10, "n", 1));
        assertThat(new CounterAnalysis().canExecute(trace)).isFalse();
        assertThat(new CounterAnalysis().getHelpText(trace)).contains("no counters");
        trace.dispose();
    }
}
