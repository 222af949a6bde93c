package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.time.Duration;
import java.time.Instant;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;

/**
 * Writes to the log when the first states of a view were painted, if the debug option {@code
 * org.eclipse.tracecompass.tmf.ui/firstPicture} is on. The time to the first picture is measured
 * with it. For the UI thread.
 */
final class FirstPicture {

    private static final boolean WANTED =
            Boolean.parseBoolean(
                    Platform.getDebugOption("org.eclipse.tracecompass.tmf.ui/firstPicture"));

    private boolean seen = !WANTED;

    /** A control is about to paint something. */
    void expect(TimeGraphControl graph, TimeGraphData data) {
        if (seen || data.states().values().stream().allMatch(FirstPicture::isEmpty)) {
            return;
        }
        seen = true;
        graph.addListener(
                SWT.Paint,
                new Listener() {
                    @Override
                    public void handleEvent(@Nullable Event painted) {
                        graph.removeListener(SWT.Paint, this);
                        tell(data);
                    }
                });
    }

    private static boolean isEmpty(RowStates row) {
        return row.size() == 0;
    }

    private static void tell(TimeGraphData data) {
        Instant now = Instant.now();
        Instant start = ProcessHandle.current().info().startInstant().orElse(now);
        ILog.of(FirstPicture.class)
                .info(
                        "First picture at "
                                + now.toEpochMilli()
                                + " ms, "
                                + Duration.between(start, now).toMillis()
                                + " ms after the start of the process; the analysis is "
                                + (data.running() ? "running" : "done"));
    }
}
