package org.eclipse.tracecompass.internal.tmf.sql.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.AbstractSegmentStoreAnalysisModule;
import org.eclipse.tracecompass.segmentstore.core.BasicSegment;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;
import org.eclipse.tracecompass.tmf.tables.core.sql.ISqlSession;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlEngines;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlResult;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Queries of the table whose columns are known when its analyses are built. */
@NonNullByDefault({})
@Timeout(120)
class SegmentsInSqlTest {

    @TempDir Path folder;
    private final OneSegment analysis = new OneSegment();
    private SyntheticTrace trace;
    private ISqlSession session;

    private static final class OneSegment extends AbstractSegmentStoreAnalysisModule {

        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch mayEnd = new CountDownLatch(1);
        private boolean works = true;
        private boolean waits;

        @Override
        protected boolean buildAnalysisSegments(
                ISegmentStore<@NonNull ISegment> segments, IProgressMonitor monitor) {
            begun.countDown();
            if (waits) {
                awaitEnd();
            }
            segments.add(new BasicSegment(3, 9));
            return works;
        }

        private void awaitEnd() {
            try {
                mayEnd.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        protected void canceling() {
            mayEnd.countDown();
        }
    }

    @BeforeEach
    void open() throws Exception {
        trace =
                new SyntheticTrace(folder, 1, i -> new SyntheticTrace.Spec(10, "tick")) {
                    @Override
                    public Iterable<IAnalysisModule> getAnalysisModules() {
                        return List.of(analysis);
                    }
                };
        analysis.setId("one");
        analysis.setTrace(trace);
        session =
                SqlEngines.find().orElseThrow().open(TraceTables.of(trace, module -> true), false);
    }

    @AfterEach
    void close() {
        analysis.mayEnd.countDown();
        session.close();
        trace.dispose();
    }

    private long count(IProgressMonitor monitor) throws TableException {
        try (SqlResult rows = session.query("SELECT \"start\" FROM segments", monitor)) {
            long count = 0;
            while (rows.next()) {
                count++;
            }
            return count;
        }
    }

    @Test
    void anAnalysisThatHasFailedMayBeAskedAgain() throws TableException {
        analysis.works = false;
        assertThatThrownBy(() -> count(new NullProgressMonitor()))
                .hasMessageContaining("The analysis one of");
        analysis.works = true;

        assertThat(count(new NullProgressMonitor())).isEqualTo(1);
    }

    @Test
    void theAwaitingOfAnAnalysisIsCancelled() {
        analysis.waits = true;
        NullProgressMonitor monitor = new NullProgressMonitor();
        Thread.ofVirtual()
                .start(
                        () -> {
                            try {
                                analysis.begun.await();
                            } catch (InterruptedException e) {
                                Thread.currentThread().interrupt();
                            }
                            monitor.setCanceled(true);
                        });

        assertThatThrownBy(() -> count(monitor)).isInstanceOf(OperationCanceledException.class);
    }
}
