package org.eclipse.tracecompass.internal.tmf.sql.ui;

import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;
import org.eclipse.tracecompass.tmf.tables.core.sql.ISqlEngine;
import org.eclipse.tracecompass.tmf.tables.core.sql.ISqlSession;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlEngines;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlResult;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlToken;

/**
 * Asks the engine about one trace, one query at a time, in jobs that can be cancelled. Queries see
 * the tables and no files.
 */
final class QueryRunner {

    private static final int LEAST_ID = 4;

    /** Is told how one query goes, on any thread. One of the last three is called at the end. */
    interface Listener {

        /** There are rows, and perhaps more later. */
        void rows(Result result, double share);

        /** All rows are there. */
        void done(Result result, long millis);

        /** The query was cancelled. */
        void cancelled();

        /** The query failed; the message may have several lines, and shows the place. */
        void failed(String message);
    }

    private final ITmfTrace trace;
    private final ReentrantLock session = new ReentrantLock();
    private final Set<String> analyses = new HashSet<>();
    private @Nullable ISqlSession open;
    private @Nullable Query running;
    private boolean closed;

    QueryRunner(ITmfTrace trace) {
        this.trace = trace;
    }

    /** Returns whether there is an engine. Creates it, so it takes a moment. */
    static boolean isPossible() {
        return SqlEngines.find().isPresent();
    }

    /** Begins a query; one that runs is cancelled. */
    synchronized void run(String sql, Listener listener) {
        cancel();
        Query query = new Query(sql, listener);
        running = query;
        query.schedule();
    }

    /** Cancels the query that runs. */
    synchronized void cancel() {
        Query query = running;
        if (query != null) {
            query.stop();
            running = null;
        }
    }

    private final class Query extends Job {

        private final String sql;
        private final Listener listener;

        Query(String sql, Listener listener) {
            super(Messages.Query_Job);
            this.sql = sql;
            this.listener = listener;
        }

        @Override
        protected IStatus run(@Nullable IProgressMonitor monitor) {
            answer(sql, listener, Objects.requireNonNull(monitor));
            return Status.OK_STATUS;
        }

        void stop() {
            if (cancel()) {
                // It has not begun, and never will.
                listener.cancelled();
            }
        }
    }

    /** Cancels, and lets the engine go. */
    synchronized void close() {
        closed = true;
        cancel();
        Job.createSystem(
                        "",
                        (IProgressMonitor monitor) -> {
                            session.lock();
                            try {
                                closeSession();
                            } finally {
                                session.unlock();
                            }
                        })
                .schedule();
    }

    private void answer(String sql, Listener listener, IProgressMonitor monitor) {
        long begin = System.nanoTime();
        session.lock();
        try (SqlResult rows = session(sql).query(sql, monitor)) {
            Result result = new Result(rows.columns());
            listener.rows(result, -1);
            result.read(rows, () -> listener.rows(result, rows.progress()));
            listener.done(result, (System.nanoTime() - begin) / 1_000_000);
        } catch (OperationCanceledException e) {
            listener.cancelled();
        } catch (TableException e) {
            listener.failed(String.valueOf(e.getMessage()));
        } catch (RuntimeException | LinkageError e) {
            listener.failed(e.toString());
            throw e;
        } finally {
            session.unlock();
        }
    }

    /** The session, which is begun again when a query names an analysis that it does not have. */
    private ISqlSession session(String sql) throws TableException {
        if (closed) {
            throw new OperationCanceledException();
        }
        boolean more = analyses.addAll(named(trace, sql));
        ISqlSession known = open;
        if (known != null && !more) {
            return known;
        }
        closeSession();
        ISqlSession begun = begin(trace, Set.copyOf(analyses));
        open = begun;
        return begun;
    }

    /**
     * Begins a session for one query.
     *
     * @return the session; to be closed
     * @throws TableException if there is no engine
     */
    static ISqlSession begin(ITmfTrace trace, String sql) throws TableException {
        return begin(trace, named(trace, sql));
    }

    /** Its tables have the results of analyses that run by themselves, and of those named. */
    private static ISqlSession begin(ITmfTrace trace, Set<String> named) throws TableException {
        ISqlEngine engine =
                SqlEngines.find().orElseThrow(() -> new TableException(SqlEngines.MISSING, null));
        return engine.open(
                TraceTables.of(
                        trace, module -> module.isAutomatic() || named.contains(module.getId())),
                false);
    }

    private void closeSession() {
        ISqlSession known = open;
        if (known != null) {
            known.close();
            open = null;
        }
    }

    /** The analyses that texts of a query name, by their id or the end of it. */
    private static Set<String> named(ITmfTrace trace, String sql) {
        Set<String> ids = new HashSet<>();
        for (SqlToken token : SqlToken.of(sql)) {
            if (token.kind() == SqlToken.Kind.TEXT) {
                String text = token.in(sql).replaceAll("['%]", "");
                if (text.length() >= LEAST_ID) {
                    addAnalyses(trace, text, ids);
                }
            }
        }
        return ids;
    }

    private static void addAnalyses(ITmfTrace trace, String text, Set<String> ids) {
        for (ITmfTrace each : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            for (IAnalysisModule module : each.getAnalysisModules()) {
                String id = module.getId();
                if (id.equals(text) || id.endsWith('.' + text)) {
                    ids.add(id);
                }
            }
        }
    }
}
