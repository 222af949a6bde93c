package org.eclipse.tracecompass.tmf.ui.views;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.testkit.HostTrace;
import org.eclipse.tracecompass.tmf.ui.analysis.TmfAnalysisViewOutput;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a view says that has nothing to show. */
class EmptyReasonTest {

    private final GatedAnalysis withView = new GatedAnalysis("Locks");
    private final GatedAnalysis withoutView = new GatedAnalysis("Sums");
    private final HostTrace trace = new HostTrace("alpha", List.of());

    @BeforeEach
    void analyse() throws TmfAnalysisException, TmfTraceException {
        withView.setTrace(trace);
        trace.addAnalysisModule(withView);
        withoutView.setTrace(trace);
        trace.addAnalysisModule(withoutView);
    }

    @AfterEach
    void close() {
        trace.dispose();
    }

    @Test
    void onlyAnalysesWithAViewAreNamedInstead() {
        withView.registerOutput(new TmfAnalysisViewOutput("test.locks.view"));
        String detail = EmptyReason.noProvider(trace, null).detail();
        assertThat(detail).contains("Locks").doesNotContain("Sums");
    }

    @Test
    void aTraceWhoseAnalysesHaveNoViewsHasNothingInstead() {
        String detail = EmptyReason.noProvider(trace, null).detail();
        assertThat(detail).isEqualTo(Messages.Empty_NoAnalysis);
    }
}
