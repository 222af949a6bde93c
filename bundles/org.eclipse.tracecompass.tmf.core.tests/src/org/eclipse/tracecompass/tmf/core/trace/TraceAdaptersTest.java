package org.eclipse.tracecompass.tmf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Adapters of traces are kept until their trace is closed. */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class TraceAdaptersTest {

    @TempDir Path folder;

    private final List<Note> disposed = new ArrayList<>();
    private final Factory factory = new Factory();

    /** Done while an adapter is made. */
    private Runnable meanwhile = () -> {};

    private final class Note implements AbstractTmfTraceAdapterFactory.IDisposableAdapter {
        @Override
        public void dispose() {
            disposed.add(this);
        }
    }

    private final class Factory extends AbstractTmfTraceAdapterFactory {
        @Override
        protected <T> @Nullable T getTraceAdapter(ITmfTrace trace, Class<T> adapterType) {
            Note note = new Note();
            meanwhile.run();
            return adapterType.cast(note);
        }

        @Override
        public Class<?>[] getAdapterList() {
            return new Class<?>[] {Note.class};
        }
    }

    @AfterEach
    void dispose() {
        factory.dispose();
    }

    @Test
    void aClosedTraceHasNone() {
        SyntheticTrace trace = SyntheticTrace.ticks(folder, 1);
        Note first = factory.getAdapter(trace, Note.class);
        assertThat(factory.getAdapter(trace, Note.class)).isSameAs(first);
        close(trace);
        assertThat(disposed).containsExactly(first);
        assertThat(factory.getAdapter(trace, Note.class)).isNull();
        TmfSignalManager.dispatchSignal(new TmfTraceOpenedSignal(this, trace, null));
        assertThat(factory.getAdapter(trace, Note.class)).isNotNull();
        close(trace);
        trace.dispose();
    }

    @Test
    void oneThatIsMadeWhileItsTraceIsClosedIsDisposedOf() {
        SyntheticTrace trace = SyntheticTrace.ticks(folder, 1);
        meanwhile = () -> close(trace);
        assertThat(factory.getAdapter(trace, Note.class)).isNull();
        assertThat(disposed).hasSize(1);
        trace.dispose();
    }

    private void close(ITmfTrace trace) {
        TmfSignalManager.dispatchSignal(new TmfTraceClosedSignal(this, trace));
    }
}
