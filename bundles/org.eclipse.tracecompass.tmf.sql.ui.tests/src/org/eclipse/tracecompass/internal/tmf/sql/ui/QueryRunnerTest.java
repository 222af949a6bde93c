package org.eclipse.tracecompass.internal.tmf.sql.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Each query tells its own listener how it ends, whatever happens. */
@NonNullByDefault({})
@Timeout(60)
class QueryRunnerTest {

    /** It names what may be an analysis, so that the trace is asked for its analyses. */
    private static final String QUERY = "SELECT 'analysis'";

    @TempDir Path folder;

    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch mayEnd = new CountDownLatch(1);
    private BrokenTrace trace;
    private QueryRunner runner;

    /** A trace whose analyses cannot be had. */
    private final class BrokenTrace extends SyntheticTrace {

        BrokenTrace() {
            super(folder, 0, i -> new Spec(i, "none"));
        }

        @Override
        public Iterable<IAnalysisModule> getAnalysisModules() {
            begun.countDown();
            try {
                mayEnd.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            throw new IllegalStateException("broken");
        }
    }

    private final class Listener implements QueryRunner.Listener {

        private final String name;

        Listener(String name) {
            this.name = name;
        }

        @Override
        public void rows(Result result, double share) {
            told.add(name + " has rows");
        }

        @Override
        public void done(Result result, long millis) {
            told.add(name + " is done");
        }

        @Override
        public void cancelled() {
            told.add(name + " is cancelled");
        }

        @Override
        public void failed(String message) {
            told.add(name + " failed: " + message);
        }
    }

    @BeforeEach
    void open() {
        trace = new BrokenTrace();
        runner = new QueryRunner(trace);
    }

    @AfterEach
    void close() {
        mayEnd.countDown();
        runner.close();
        trace.dispose();
    }

    private String news() throws InterruptedException {
        return Objects.requireNonNull(told.poll(30, TimeUnit.SECONDS));
    }

    @Test
    void theEndOfAReplacedQueryIsNotThatOfTheNextOne() throws Exception {
        runner.run(QUERY, new Listener("first"));
        begun.await();
        runner.run(QUERY, new Listener("second"));
        mayEnd.countDown();
        assertThat(news()).startsWith("first failed").contains("broken");
        assertThat(news()).startsWith("second failed").contains("broken");
    }

    @Test
    void aQueryThatIsCancelledBeforeItBeginsSaysSo() throws Exception {
        Job.getJobManager().suspend();
        try {
            runner.run(QUERY, new Listener("query"));
            runner.cancel();
        } finally {
            Job.getJobManager().resume();
        }
        assertThat(news()).isEqualTo("query is cancelled");
    }
}
