package org.eclipse.tracecompass.tmf.ui.views.timechart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.signal.TmfEventFilterAppliedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphControl;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TimeChartViewTest {

    private TimeChartView view;
    private ITmfTrace trace;

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize());
        trace = TmfTraceManager.getInstance().getActiveTrace();
        view = Viewer.show(TimeChartView.ID, TimeChartView.class);
    }

    @AfterEach
    void close() {
        if (PlatformUI.isWorkbenchRunning()) {
            run(() -> view.getSite().getPage().hideView(view));
            Viewer.closeTraces();
        }
    }

    private static TimeChartAnalysisEntry row() {
        return ui(
                () -> {
                    for (TimeGraphControl graph : Viewer.find(TimeGraphControl.class, g -> true)) {
                        ITimeGraphEntry[] rows = graph.getTraces();
                        if (rows.length > 0 && rows[0] instanceof TimeChartAnalysisEntry row) {
                            return row;
                        }
                    }
                    return null;
                });
    }

    private static List<TimeChartEvent> events(TimeChartAnalysisEntry row) {
        List<TimeChartEvent> events = new ArrayList<>();
        row.getTimeEventsIterator().forEachRemaining(e -> events.add((TimeChartEvent) e));
        return events;
    }

    @Test
    void allEventsOfATraceAreInItsRow() {
        await(
                "all events are read",
                () ->
                        row() != null
                                && row().getLastRank() == trace.getNbEvents() - 1
                                && trace.getNbEvents() > 1_000);
        List<TimeChartEvent> events = events(row());
        assertThat(events.stream().mapToLong(TimeChartEvent::getNbEvents).sum())
                .isEqualTo(trace.getNbEvents());
        assertThat(events).hasSizeLessThanOrEqualTo(32_768);
        assertThat(events).isSortedAccordingTo((a, b) -> Long.compare(a.getTime(), b.getTime()));
        assertThat(events.get(events.size() - 1).getLastRank()).isEqualTo(trace.getNbEvents() - 1);
        assertThat(events.get(0).getRankRangeList()).hasSize(1);
        Viewer.screenshot("time-chart");
    }

    @Test
    void eventsThatTheFilterRejectsAreNotDrawn() {
        await("all events are read", () -> row() != null && row().getLastRank() > 1_000);
        ITmfFilter nothing =
                new ITmfFilter() {
                    @Override
                    public boolean matches(ITmfEvent event) {
                        return false;
                    }
                };
        TmfSignalManager.dispatchSignal(new TmfEventFilterAppliedSignal(this, trace, nothing));
        await(
                "all events are read again",
                () ->
                        row().getLastRank() > 1_000
                                && events(row()).stream().noneMatch(TimeChartEvent::isVisible));
        ITimeEvent event = events(row()).get(0);
        assertThat(new TimeChartAnalysisProvider().getStateTableIndex(event)).isNegative();
    }

    @Test
    void eventsWithoutASettingHaveAColourOfTheirOwn() {
        TimeChartAnalysisProvider provider = new TimeChartAnalysisProvider();
        await("an event is read", () -> row() != null && !events(row()).isEmpty());
        ITimeEvent event = events(row()).get(0);
        int index = provider.getStateTableIndex(event);
        assertThat(index).isEqualTo(provider.getStateTable().length - 1);
        assertThat(provider.getStateTable()[index].getStateColor()).isNotEqualTo(new RGB(0, 0, 0));
        assertThat(provider.getEventHoverToolTipInfo(event)).containsKeys("Events", "Rank");
    }
}
