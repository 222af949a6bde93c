package org.eclipse.tracecompass.tmf.tables.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.LinuxTidAspect;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.export.core.CellSink;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableCursor;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Table {@code events} of a trace whose threads an analysis tells. */
@NonNullByDefault({})
class EventTableTest {

    private static final int THREAD = 7;

    @TempDir Path folder;
    private final AnalyzedTid tid = new AnalyzedTid();
    private SyntheticTrace trace;

    /** Knows the thread of an event only after it has waited. */
    private static final class AnalyzedTid extends LinuxTidAspect {

        private boolean hasWaited;

        @Override
        public @Nullable Integer resolve(ITmfEvent event) {
            return hasWaited ? THREAD : null;
        }

        @Override
        public @Nullable Integer resolve(ITmfEvent event, boolean block, IProgressMonitor monitor) {
            hasWaited |= block && !monitor.isCanceled();
            return resolve(event);
        }
    }

    @BeforeEach
    void open() {
        trace =
                new SyntheticTrace(folder, 2, i -> new SyntheticTrace.Spec(10L * (i + 1), "tick")) {
                    @Override
                    public Iterable<ITmfEventAspect<?>> getEventAspects() {
                        return List.of(tid);
                    }
                };
    }

    @AfterEach
    void close() {
        trace.dispose();
    }

    @Test
    void threadsAreToldByTheCompleteAnalysis() throws Exception {
        assertThat(integers("tid", new NullProgressMonitor()))
                .containsExactly((long) THREAD, (long) THREAD);
    }

    @Test
    void otherColumnsWaitForNoAnalysis() throws Exception {
        assertThat(integers("time", new NullProgressMonitor())).containsExactly(10L, 20L);
        assertThat(tid.hasWaited).isFalse();
    }

    @Test
    void theWaitingIsCancelled() {
        IProgressMonitor monitor =
                new NullProgressMonitor() {
                    private boolean isOpen;

                    /** The cursor asks first, then the waiting. */
                    @Override
                    public boolean isCanceled() {
                        boolean cancelled = isOpen;
                        isOpen = true;
                        return cancelled;
                    }
                };

        assertThatThrownBy(() -> integers("tid", monitor))
                .isInstanceOf(OperationCanceledException.class);
    }

    private List<Long> integers(String column, IProgressMonitor monitor) throws Exception {
        ITraceTable table = Objects.requireNonNull(TraceTables.of(trace).table("events"));
        int index = table.columns().stream().map(TableColumn::name).toList().indexOf(column);
        Integers cells = new Integers(new ArrayList<>());
        try (TableCursor cursor = table.open(TableScan.all().cancelledBy(monitor))) {
            while (cursor.next()) {
                cursor.read(index, cells);
            }
        }
        return cells.found;
    }

    private record Integers(List<Long> found) implements CellSink {

        @Override
        public void none() {
            found.add(null);
        }

        @Override
        public void integer(long value) {
            found.add(value);
        }

        @Override
        public void real(double value) {
            throw new AssertionError(value);
        }

        @Override
        public void text(String value) {
            throw new AssertionError(value);
        }
    }
}
