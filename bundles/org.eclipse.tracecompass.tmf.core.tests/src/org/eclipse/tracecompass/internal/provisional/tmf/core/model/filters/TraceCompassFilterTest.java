package org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.filter.parser.FilterParser;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One filter per open trace, for all of its views. */
class TraceCompassFilterTest {

    private final ITmfTrace trace;

    TraceCompassFilterTest(@TempDir Path folder) {
        trace = SyntheticTrace.ticks(folder, 10);
    }

    @AfterEach
    void dispose() {
        trace.dispose();
    }

    @Test
    void aNewFilterTakesThePlaceOfTheEarlierOne() {
        assertThat(TraceCompassFilter.getFilterForTrace(trace)).isNull();

        TraceCompassFilter.fromRegex(List.of("cpu == 1"), trace);
        TraceCompassFilter second = TraceCompassFilter.fromRegex(List.of("cpu == 2"), trace);

        assertThat(TraceCompassFilter.getFilterForTrace(trace)).isSameAs(second);
        assertThat(second.getRegexes()).containsExactly("cpu == 2");
    }

    @Test
    void closingTheTraceForgetsItsFilter() {
        TraceCompassFilter.fromRegex(List.of("cpu == 1"), trace);

        TmfSignalManager.dispatchSignal(new TmfTraceClosedSignal(this, trace));

        assertThat(TraceCompassFilter.getFilterForTrace(trace)).isNull();
    }

    @Test
    void anEventFilterIsAlsoAnExpression() {
        TraceCompassFilter filter =
                TraceCompassFilter.fromEventFilter(FilterParser.parse("type == x"), trace);

        assertThat(filter.getRegexes()).hasSize(1).first().asString().contains("type", "x");
        assertThat(TraceCompassFilter.fromEventFilter(event -> true, trace).getRegexes()).isEmpty();
    }

    @Test
    void expressionsFilterEventsToo() {
        ITmfContext context = trace.seekEvent(0L);
        ITmfEvent event = trace.getNext(context);
        String type = event.getType().getName();

        assertThat(accepts("type == \"" + type + "\"", event)).isTrue();
        assertThat(accepts("type == none-such", event)).isFalse();
        assertThat(TraceCompassFilter.fromRegex(List.of(), trace).getEventFilter()).isNull();
    }

    private boolean accepts(String expression, ITmfEvent event) {
        ITmfFilter filter =
                TraceCompassFilter.fromRegex(List.of(expression), trace).getEventFilter();
        return Objects.requireNonNull(filter).matches(event);
    }
}
