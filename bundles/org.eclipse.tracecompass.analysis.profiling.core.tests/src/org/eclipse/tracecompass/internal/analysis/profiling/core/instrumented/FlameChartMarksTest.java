package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.LongStream;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.InstrumentedCallStackAnalysis;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.PluginCalls;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.annotations.Annotation;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.HostTrace.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Arrows and annotations of a flame chart. */
@ExtendWith(TemporaryCache.class)
class FlameChartMarksTest {

    /** An arrow from 30 to 35 and an annotation from 30 to 31. */
    private static final List<Entry> EVENTS =
            List.of(
                    new Entry(10, "enter main", 11),
                    new Entry(20, "enter work", 11),
                    new Entry(25, "enter other", 21),
                    new Entry(30, "send 21", 11),
                    new Entry(90, "exit", 11),
                    new Entry(100, "exit", 21));

    /** A use of the data provider of a trace, which goes away after it. */
    @FunctionalInterface
    private interface Use {
        void use(PluginCalls analysis, FlameChartDataProvider provider) throws Exception;
    }

    private static void use(Use use) throws Exception {
        PluginCalls analysis = PluginCalls.run("host", EVENTS);
        ITmfTrace trace = Objects.requireNonNull(analysis.getTrace());
        try {
            use.use(analysis, new FlameChartDataProvider(trace, analysis, "flames"));
        } finally {
            trace.dispose();
        }
    }

    private static Map<String, Object> times(long first, long last) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(
                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                LongStream.rangeClosed(first, last).boxed().toList());
        return parameters;
    }

    private static <T> T model(TmfModelResponse<T> response) {
        assertThat(response.getStatus()).isEqualTo(Status.COMPLETED);
        return Objects.requireNonNull(response.getModel());
    }

    private static Map<Long, List<String>> labels(FlameChartDataProvider provider) {
        Map<Long, List<String>> labels = new HashMap<>();
        model(provider.fetchTree(Map.of(), null))
                .getEntries()
                .forEach(entry -> labels.put(entry.getId(), entry.getLabels()));
        return labels;
    }

    private static void assertArrow(FlameChartDataProvider provider) {
        List<ITimeGraphArrow> arrows = model(provider.fetchArrows(times(0, 100), null));
        Map<Long, List<String>> labels = labels(provider);
        assertThat(arrows)
                .extracting(
                        arrow -> labels.get(arrow.getSourceId()),
                        arrow -> labels.get(arrow.getDestinationId()),
                        ITimeGraphArrow::getStartTime,
                        ITimeGraphArrow::getDuration)
                .containsExactly(tuple(List.of("2", "11"), List.of("1", "21"), 30L, 5L));
    }

    private static Collection<Annotation> annotations(
            FlameChartDataProvider provider, long first, long last) {
        return model(provider.fetchAnnotations(times(first, last), null))
                .getAnnotations()
                .getOrDefault(InstrumentedCallStackAnalysis.ANNOTATIONS, List.of());
    }

    @Test
    void arrowsNeedNoRequestForTheTree() throws Exception {
        use((analysis, provider) -> assertArrow(provider));
    }

    @Test
    void annotationsNeedNoRequestForTheTree() throws Exception {
        use(
                (analysis, provider) ->
                        assertThat(
                                        model(provider.fetchAnnotationCategories(Map.of(), null))
                                                .getAnnotationCategories())
                                .containsExactly(InstrumentedCallStackAnalysis.ANNOTATIONS));
        use(
                (analysis, provider) ->
                        assertThat(annotations(provider, 0, 100))
                                .extracting(Annotation::getTime, Annotation::getLabel)
                                .containsExactly(tuple(30L, "send 21")));
    }

    @Test
    void aWindowHasTheArrowsThatTouchIt() throws Exception {
        use(
                (analysis, provider) -> {
                    for (long first = -5; first < 110; first++) {
                        for (long last = first; last < first + 8; last++) {
                            assertThat(model(provider.fetchArrows(times(first, last), null)))
                                    .as("%d to %d", first, last)
                                    .hasSize(last >= 30 && first <= 35 ? 1 : 0);
                            assertThat(annotations(provider, first, last))
                                    .as("%d to %d", first, last)
                                    .hasSize(last >= 30 && first <= 31 ? 1 : 0);
                        }
                    }
                });
    }

    @Test
    void marksAreThoseOfTheHistoryThatWasMadeAgain() throws Exception {
        use(
                (analysis, provider) -> {
                    labels(provider);
                    assertArrow(provider);
                    analysis.clearPersistentData();
                    analysis.schedule();
                    assertThat(analysis.waitForCompletion()).isTrue();
                    labels(provider);
                    assertArrow(provider);
                    assertThat(annotations(provider, 0, 100)).hasSize(1);
                });
    }
}
