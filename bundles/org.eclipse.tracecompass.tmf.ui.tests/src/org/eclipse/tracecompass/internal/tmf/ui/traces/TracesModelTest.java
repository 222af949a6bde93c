package org.eclipse.tracecompass.internal.tmf.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.tmf.ui.details.DetailTexts;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.Test;

@NonNullByDefault({})
class TracesModelTest {

    @Test
    void anExperimentShowsItsTracesByWhatTellsThemApart() throws Exception {
        ITmfTrace experiment = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1"), null, null);
        try {
            List<TraceItem> items = TracesModel.build(List.of(experiment), experiment, List.of());
            assertThat(items).hasSize(1);
            TraceItem.Trace root = (TraceItem.Trace) items.get(0);
            assertThat(root.label()).isEqualTo("k-alpha/s1");
            assertThat(root.active()).isTrue();
            assertThat(root.experiment()).isTrue();
            assertThat(root.damaged()).isFalse();
            assertThat(
                            root.children().stream()
                                    .filter(TraceItem.Trace.class::isInstance)
                                    .map(TraceItem::label))
                    .containsExactly("kernel", "ust");
        } finally {
            experiment.dispose();
        }
    }

    @Test
    void tracesOfOneNameAreToldApartByTheFoldersAbove() throws Exception {
        ITmfTrace alpha = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        ITmfTrace beta = TmfTraceOpener.open(SharedTraces.demo("k-beta/s1/kernel"), null, null);
        try {
            assertThat(TracesModel.build(List.of(alpha, beta), alpha, List.of()))
                    .extracting(TraceItem::label)
                    .containsExactly("k-alpha/s1/kernel", "k-beta/s1/kernel");
            assertThat(TracesModel.build(List.of(beta), beta, List.of()))
                    .extracting(TraceItem::label)
                    .containsExactly("s1/kernel");
            assertThat(TracesModel.build(List.of(beta, beta), beta, List.of()))
                    .as("even one that is there twice has an end")
                    .hasSize(2);
        } finally {
            alpha.dispose();
            beta.dispose();
        }
    }

    @Test
    void whatIsBeingOpenedIsShown() {
        assertThat(TracesModel.build(List.of(), null, List.of("s1/kernel")))
                .singleElement()
                .satisfies(item -> assertThat(item.label()).isEqualTo("s1/kernel"));
    }

    @Test
    void linesAreTheSameAtTwoMoments() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        try {
            TraceItem before = TracesModel.build(List.of(trace), null, List.of()).get(0);
            TraceItem after = TracesModel.build(List.of(trace), trace, List.of()).get(0);
            assertThat(before).isNotEqualTo(after);
            assertThat(TraceItemContent.BY_KEY.equals(before, after)).isTrue();
            assertThat(TraceItemContent.BY_KEY.hashCode(before))
                    .isEqualTo(TraceItemContent.BY_KEY.hashCode(after));
        } finally {
            trace.dispose();
        }
    }

    @Test
    void namesAreShortPaths() {
        String root = Path.of("/data").toAbsolutePath().toString();
        assertThat(TraceListNames.lastParts(Path.of(root, "a", "kernel").toString(), "x", 2))
                .isEqualTo("a/kernel");
        assertThat(TraceListNames.lastParts("a name", "x", 2)).isEqualTo("x");
    }

    @Test
    void problemsAreFoundAmongTheProperties() {
        assertThat(
                        TraceProblems.of(
                                Map.of(
                                        "Host",
                                        "h",
                                        "Problems",
                                        "one\ntwo\n",
                                        "other problem",
                                        "x")))
                .containsExactly("one", "two");
    }

    @Test
    void theFieldsOfAnEventAreDetails() throws Exception {
        assertThat(DetailTexts.ofFirstEvent(SharedTraces.demo("k-alpha/s1/kernel")))
                .contains("Fields", "Event");
    }
}
