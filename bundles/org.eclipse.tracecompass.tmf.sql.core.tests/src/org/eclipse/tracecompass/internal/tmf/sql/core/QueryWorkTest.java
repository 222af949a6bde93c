package org.eclipse.tracecompass.internal.tmf.sql.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.StreamSupport;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;
import org.eclipse.tracecompass.tmf.tables.core.sql.ISqlSession;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlEngines;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlResult;
import org.eclipse.tracecompass.tmf.testkit.AlternatingModule;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A query of one percent of the time does at most five percent of the work of one of the whole:
 * events that are decoded and states that the history is asked for are counted.
 */
@NonNullByDefault({})
@Timeout(120)
class QueryWorkTest {

    private static final int EVENTS = 200_000;
    private static final long FROM = 10L * EVENTS / 2;
    private static final long TO = FROM + 10L * EVENTS / 100;

    @TempDir Path folder;
    private final AtomicLong decoded = new AtomicLong();
    private final AtomicLong states = new AtomicLong();
    private CountedTrace trace;
    private ISqlSession session;

    /** Event i happens at 10 (i + 1) and changes one of two attributes. */
    private final class CountedTrace extends SyntheticTrace {

        private final CountedModule module;

        CountedTrace() throws Exception {
            super(
                    folder,
                    EVENTS,
                    i -> {
                        decoded.incrementAndGet();
                        return new Spec(10L * (i + 1), "tick", new TmfEventField("value", i, null));
                    });
            module = new CountedModule();
            module.setId("counted");
            module.setTrace(this);
        }

        @Override
        public Iterable<IAnalysisModule> getAnalysisModules() {
            return List.of(module);
        }
    }

    private final class CountedModule extends AlternatingModule {

        CountedModule() {
            super(null);
        }

        @Override
        public Iterable<ITmfStateSystem> getStateSystems() {
            return StreamSupport.stream(super.getStateSystems().spliterator(), false)
                    .map(QueryWorkTest.this::counted)
                    .toList();
        }
    }

    /** The same history, which counts the states that it gives. */
    private ITmfStateSystem counted(ITmfStateSystem history) {
        return (ITmfStateSystem)
                Proxy.newProxyInstance(
                        getClass().getClassLoader(),
                        new Class<?>[] {ITmfStateSystem.class},
                        (proxy, method, arguments) -> {
                            try {
                                Object answer = method.invoke(history, arguments);
                                if (method.getName().equals("query2D")
                                        && answer instanceof Iterable<?> intervals) {
                                    List<?> all =
                                            StreamSupport.stream(intervals.spliterator(), false)
                                                    .toList();
                                    states.addAndGet(all.size());
                                    return all;
                                }
                                return answer;
                            } catch (InvocationTargetException e) {
                                throw e.getCause();
                            }
                        });
    }

    @BeforeEach
    void open() throws Exception {
        trace = new CountedTrace();
        session =
                SqlEngines.find().orElseThrow().open(TraceTables.of(trace, module -> true), false);
    }

    @AfterEach
    void close() {
        session.close();
        trace.dispose();
    }

    private long count(String sql) throws Exception {
        try (SqlResult rows = session.query(sql, new NullProgressMonitor())) {
            long count = 0;
            while (rows.next()) {
                count++;
            }
            return count;
        }
    }

    @Test
    void fewEventsAreDecodedForAPartOfTheTime() throws Exception {
        // the trace is indexed before
        count("SELECT time FROM events");
        decoded.set(0);
        assertThat(count("SELECT time, type FROM events")).isEqualTo(EVENTS);
        long whole = decoded.getAndSet(0);
        assertThat(
                        count(
                                "SELECT time, type FROM events WHERE time BETWEEN %d AND %d"
                                        .formatted(FROM, TO)))
                .isEqualTo(EVENTS / 100 + 1);
        assertThat(whole).isGreaterThanOrEqualTo(EVENTS);
        assertThat(decoded.get()).isBetween(1L, whole * 5 / 100);
    }

    @Test
    void fewStatesAreReadForAPartOfTheTime() throws Exception {
        long all = count("SELECT path, start FROM states");
        long whole = states.getAndSet(0);
        long part =
                count(
                        "SELECT path, start FROM states WHERE \"end\" >= %d AND start <= %d"
                                .formatted(FROM, TO));
        assertThat(all).isGreaterThan(EVENTS - 10);
        assertThat(whole).isGreaterThanOrEqualTo(all);
        assertThat(part).isBetween(EVENTS / 100L, EVENTS / 100L + 10);
        assertThat(states.get()).isBetween(part, whole * 5 / 100);
    }

    @Test
    void theStatesOfAnInstantAreAFewOfThem() throws Exception {
        count("SELECT path FROM states");
        long whole = states.getAndSet(0);
        assertThat(count("SELECT path, int FROM at(%d)".formatted(FROM))).isEqualTo(2);
        assertThat(states.get()).isBetween(2L, whole / 1000);
    }
}
