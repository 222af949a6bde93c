package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.loading.core.LatestRequest;
import org.eclipse.tracecompass.tmf.loading.core.Reading;

/**
 * Loads what a chart shows, in the background. Only the latest request counts: one that came before
 * and has not been started is forgotten, one that is running is cancelled. While the provider says
 * that its analysis is running, it is asked again from time to time. Thread-safe; the listener is
 * called in the executor's thread.
 */
public final class ChartLoader implements DataLoader {

    /**
     * A request to load.
     *
     * @param start the start of the window, ns
     * @param end the end of the window, ns
     * @param pixels how many pixels the window has
     * @param choice which series
     */
    public record Request(long start, long end, int pixels, ChartChoice choice) {}

    private final ChartReader reader;
    private final Listener<ChartData> listener;
    private final LatestRequest<Request> latest;

    /**
     * @param reader the provider's reader; used by this loader's tasks only
     * @param executor runs the tasks, one at a time as far as this loader is concerned
     * @param listener is told about what was loaded
     */
    public ChartLoader(ChartReader reader, Executor executor, Listener<ChartData> listener) {
        this.reader = reader;
        this.listener = listener;
        this.latest = new LatestRequest<>(executor, Request::equals, new Server());
    }

    /** Asks for a chart; returns at once. */
    public void load(Request request) {
        latest.ask(request);
    }

    /** Asks for the last request again, for instance because the trace has grown. */
    @Override
    public void refresh() {
        latest.askAgain();
    }

    /** Stops everything; the listener is not called any more once the running task has noticed. */
    @Override
    public void close() {
        latest.close();
    }

    private final class Server implements LatestRequest.Server<Request> {

        @Override
        public boolean serve(Request request, IProgressMonitor monitor) {
            return fetch(request, monitor);
        }

        @Override
        public void failed(String message, Throwable cause) {
            listener.failed(message, cause);
        }
    }

    /**
     * @return whether there is more to come because the analysis is running
     */
    private boolean fetch(Request request, IProgressMonitor active) {
        Reading<ChartTree> rows = reader.tree(request.start, request.end, active);
        ChartTree tree = rows.model();
        if (tree == null || rows.interrupted() || rows.failure() != null || active.isCanceled()) {
            return unanswered(rows, active);
        }
        boolean more = rows.running();
        Set<Long> ids = request.choice.of(tree);
        if (ids.isEmpty()) {
            publish(tree, List.of(), "", Quantity.NUMBER, request, more);
            return more;
        }
        Reading<ChartReader.Answer> answer =
                reader.series(tree, ids, request.start, request.end, request.pixels, active);
        ChartReader.Answer model = answer.model();
        if (model == null
                || answer.interrupted()
                || answer.failure() != null
                || active.isCanceled()) {
            return unanswered(answer, active) || more;
        }
        more |= answer.running();
        publish(tree, model.series(), model.label(), model.quantity(), request, more);
        return more;
    }

    /**
     * Notifies the listener why there is nothing to show, unless this is temporary.
     *
     * @return whether there may be an answer later
     */
    private boolean unanswered(Reading<?> reading, IProgressMonitor active) {
        boolean later = reading.running() || reading.interrupted();
        String failure = reading.failure();
        if (!later && !active.isCanceled()) {
            listener.failed(failure == null ? "The data provider has no answer" : failure, null);
        }
        return later;
    }

    private void publish(
            ChartTree tree,
            List<ChartSeries> series,
            String label,
            Quantity quantity,
            Request request,
            boolean more) {
        if (latest.isClosed()) {
            return;
        }
        listener.loaded(
                new ChartData(tree, series, label, quantity, request.start, request.end, more),
                more);
    }
}
