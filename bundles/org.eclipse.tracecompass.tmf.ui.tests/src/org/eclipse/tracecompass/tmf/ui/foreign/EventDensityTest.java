package org.eclipse.tracecompass.tmf.ui.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.nio.file.Path;
import java.util.Arrays;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swtchart.ISeries;
import org.eclipse.tracecompass.internal.tmf.ui.viewers.eventdensity.EventDensityViewer;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart.TmfXYChartSettings;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The chart of the number of events that plug-ins place in their views. */
class EventDensityTest {

    private Shell shell;

    @AfterEach
    void close() {
        if (PlatformUI.isWorkbenchRunning()) {
            if (shell != null) {
                run(shell::dispose);
            }
            Viewer.closeTraces();
        }
    }

    @Test
    void allEventsOfTheTraceAreInOneSeries() {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        Path path = SharedTraces.demo("k-beta/s1/kernel").toAbsolutePath().normalize();
        Viewer.open(path);
        ITmfTrace trace = TmfTraceManager.getInstance().getActiveTrace();
        EventDensityViewer viewer = ui(this::createViewer);
        run(() -> viewer.loadTrace(trace));

        Viewer.awaitUi("the events are counted", () -> sum(viewer) > 0);
        Viewer.awaitUi("all are counted", () -> Math.abs(sum(viewer) - total(trace)) <= 2);
        assertThat(ui(() -> viewer.getSwtChart().getSeriesSet().getSeries())).hasSize(1);
    }

    private static long total(ITmfTrace trace) {
        return trace == null ? 0 : trace.getNbEvents();
    }

    private EventDensityViewer createViewer() {
        shell = new Shell(Viewer.display());
        shell.setLayout(new GridLayout());
        shell.setSize(600, 400);
        EventDensityViewer viewer =
                new EventDensityViewer(shell, new TmfXYChartSettings("Events", null, "Count", 1));
        viewer.getControl().getParent().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        shell.open();
        return viewer;
    }

    private static double sum(EventDensityViewer viewer) {
        return Arrays.stream(viewer.getSwtChart().getSeriesSet().getSeries())
                .map(ISeries::getYSeries)
                .flatMapToDouble(Arrays::stream)
                .sum();
    }
}
