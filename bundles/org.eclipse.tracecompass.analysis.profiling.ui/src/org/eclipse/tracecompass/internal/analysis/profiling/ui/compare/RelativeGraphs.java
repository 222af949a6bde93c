package org.eclipse.tracecompass.internal.analysis.profiling.ui.compare;

import java.time.ZoneOffset;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.analysis.timing.core.compare.Roles;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.load.ProviderReader;
import org.eclipse.tracecompass.tmf.timegraph.core.load.TimeGraphLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.jobs.OnDisplay;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisListener;

/**
 * The time graphs of both sides, one below the other, each from its own beginning. They are zoomed
 * and scrolled together; a row that is selected in one is selected in the other. For the UI thread.
 */
final class RelativeGraphs {

    private final SashForm area;
    private final Graph first;
    private final Graph second;

    RelativeGraphs(Composite parent) {
        area = new SashForm(parent, SWT.VERTICAL);
        first = new Graph(area);
        second = new Graph(area);
        first.follow(second);
        second.follow(first);
        area.addListener(SWT.Dispose, e -> close());
    }

    Control control() {
        return area;
    }

    TimeGraphControl first() {
        return first.control;
    }

    TimeGraphControl second() {
        return second.control;
    }

    /** Shows both sides. */
    void show(Side a, Side b) {
        first.show(a);
        second.show(b);
    }

    /** Selects the rows of a role, such as a thread, in both. */
    void select(String role) {
        first.select(role);
        second.select(role);
    }

    private void close() {
        first.close();
        second.close();
    }

    private static final class Graph {

        private final TimeGraphControl control;
        private final ExecutorService executor = Executors.newSingleThreadExecutor();
        private @Nullable TimeGraphLoader loader;
        private long origin;

        Graph(Composite parent) {
            control = new TimeGraphControl(parent);
        }

        void show(Side side) {
            closeLoader();
            control.setData(TimeGraphData.EMPTY);
            ITmfTrace trace = side.trace();
            if (trace == null) {
                control.setMessage(side.name(), Messages.Compare_BaselineHasNoTimes);
                return;
            }
            origin = side.start();
            control.setTime(new TimeText(TimeFormat.RELATIVE, ZoneOffset.UTC, origin));
            control.reset(side.start(), side.end());
            ITimeGraphDataProvider<?> provider = CompareQuestion.timeGraph(trace);
            if (provider == null) {
                control.setMessage(trace.getName(), Messages.Compare_NoTimeGraph);
                return;
            }
            control.setMessage(null, null);
            TimeGraphLoader made =
                    new TimeGraphLoader(
                            new ProviderReader(provider), executor, new Listener(control));
            loader = made;
            control.setLoader(made);
        }

        /** Moves the other one along. */
        void follow(Graph other) {
            control.addListener(
                    new TimeAxisListener() {
                        @Override
                        public void windowMoved(long start, long end) {
                            other.control.showWindow(
                                    start - origin + other.origin, end - origin + other.origin);
                        }

                        @Override
                        public void timesSelected(long begin, long end) {
                            other.control.showSelection(
                                    begin - origin + other.origin, end - origin + other.origin);
                        }

                        @Override
                        public void rowSelected(@Nullable Long id) {
                            TimeGraphEntry row = control.scene().selectedEntry();
                            if (row != null) {
                                other.select(Roles.of(row.name()));
                            }
                        }
                    });
        }

        private void select(String role) {
            for (TimeGraphEntry row : control.scene().data().tree().entries()) {
                if (Roles.of(row.name()).equals(role)) {
                    control.scene().setSelectedRow(row.id());
                    control.reveal(row.id());
                    return;
                }
            }
        }

        private void closeLoader() {
            control.setLoader(null);
            TimeGraphLoader old = loader;
            loader = null;
            if (old != null) {
                old.close();
            }
        }

        private void close() {
            TimeGraphLoader old = loader;
            if (old != null) {
                old.close();
            }
            executor.shutdownNow();
        }
    }

    private record Listener(TimeGraphControl control)
            implements DataLoader.Listener<TimeGraphData> {

        @Override
        public void loaded(TimeGraphData data, boolean running) {
            OnDisplay.soon(control, () -> control.setData(data));
        }

        @Override
        public void failed(String message, @Nullable Throwable cause) {
            OnDisplay.soon(control, () -> control.setMessage(Messages.Compare_Failed, message));
        }
    }
}
