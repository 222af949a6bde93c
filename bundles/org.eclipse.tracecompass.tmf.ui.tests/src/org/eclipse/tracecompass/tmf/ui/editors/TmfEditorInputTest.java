package org.eclipse.tracecompass.tmf.ui.editors;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Inputs without a file, which they are not asked for. */
@NonNullByDefault({})
class TmfEditorInputTest {

    @TempDir private Path folder;

    @Test
    void theTraceIsThereWhileSomebodyHasIt() {
        ITmfTrace trace = SyntheticTrace.ticks(folder, 1);
        try {
            TmfEditorInput input = new TmfEditorInput(null, trace);
            System.gc();
            assertThat(input.getTrace()).isSameAs(trace);
            assertThat(input.getAdapter(SyntheticTrace.class)).isSameAs(trace);
        } finally {
            trace.dispose();
        }
    }

    @Test
    @Timeout(60)
    void aTraceThatNobodyHasAnyMoreIsGoneButNotItsName() throws Exception {
        TmfEditorInput input = inputOfAClosedTrace();
        while (input.getTrace() != null) {
            System.gc();
            Thread.sleep(10);
        }
        assertThat(input.getAdapter(ITmfTrace.class)).isNull();
        assertThat(input.getName()).isEqualTo(folder.getFileName().toString());
        assertThat(input.getToolTipText()).isEqualTo(folder.toString());
    }

    /** In a frame of its own, which would hold the trace. */
    private TmfEditorInput inputOfAClosedTrace() {
        ITmfTrace trace = SyntheticTrace.ticks(folder, 1);
        TmfEditorInput input = new TmfEditorInput(null, trace);
        trace.dispose();
        return input;
    }
}
