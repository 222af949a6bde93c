package org.eclipse.tracecompass.internal.tmf.ui.details;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.eclipse.tracecompass.internal.tmf.ui.traces.TraceItem;
import org.eclipse.tracecompass.tmf.testkit.HostTrace;
import org.eclipse.tracecompass.tmf.ui.traces.ITraceLineSource;
import org.eclipse.tracecompass.tmf.ui.traces.TraceLine;
import org.junit.jupiter.api.Test;

/** What the Details view says. */
class DetailTest {

    @Test
    void aLineOfAnotherBundleIsDescribed() {
        HostTrace trace = new HostTrace("alpha", List.of());
        TraceLine line =
                new TraceLine(
                        "states",
                        "Declared States",
                        "none for this trace",
                        "",
                        TraceLine.Mark.OFF,
                        "states",
                        List.of());
        ITraceLineSource source = opened -> List.of();
        assertThat(Detail.of(new TraceItem.Line(trace, source, line)))
                .extracting(Detail::value)
                .containsExactly("Declared States", "none for this trace", "alpha");
        trace.dispose();
    }
}
