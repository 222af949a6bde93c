package org.eclipse.tracecompass.tmf.timegraph.core.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.loading.core.LatestRequest;
import org.eclipse.tracecompass.tmf.loading.core.Reading;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphLink;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphMarker;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;

/**
 * Loads what a viewport shows, in the background. Only the latest request counts: one that came
 * before and has not been started is forgotten, one that is running is cancelled if its window is
 * another. While the provider says that its analysis is running, the picture is asked for again
 * from time to time. What was loaded last stays until the new answer is complete. Thread-safe; the
 * listener is called in the executor's thread.
 */
public final class TimeGraphLoader implements DataLoader {

    /**
     * A request to load.
     *
     * @param treeStart the start of the time range whose rows are listed
     * @param treeEnd its end
     * @param start the start of the window
     * @param end the end of the window
     * @param pixels how many device pixels the window has
     * @param rows the rows whose states are needed; null = all rows of the tree
     * @param links whether links are wanted
     */
    public record Request(
            long treeStart,
            long treeEnd,
            long start,
            long end,
            int pixels,
            @Nullable Set<Long> rows,
            boolean links) {

        /**
         * A request for what a viewport shows.
         *
         * @param rows the rows whose states are needed; null = all rows of the tree
         * @param scale device pixels per logical pixel
         * @param links whether links are wanted
         */
        public static Request of(
                Viewport viewport, @Nullable Set<Long> rows, double scale, boolean links) {
            return new Request(
                    viewport.boundsStart(),
                    viewport.boundsEnd(),
                    viewport.start(),
                    viewport.end(),
                    (int) Math.max(1, Math.round(viewport.width() * scale)),
                    rows,
                    links);
        }

        boolean sameWindow(Request other) {
            return start == other.start && end == other.end && pixels == other.pixels;
        }
    }

    /** The range that a tree was read for: its columns may depend on it, as the time on CPUs. */
    private record TreeRange(long start, long end) {}

    /** The range to load rows for: the pixels of a window, and some more on both sides. */
    private record Window(long start, long end, int pixels, int before, int after) {
        long[] boundaries() {
            return Viewport.boundaries(start, end, pixels, before, after);
        }
    }

    private final ProviderReader reader;
    private final Listener<TimeGraphData> listener;
    private final LatestRequest<Request> latest;

    private boolean refreshTree = true;
    private @Nullable TimeGraphTree given;
    private @Nullable TreeRange treeRange;

    private TimeGraphTree tree = TimeGraphTree.EMPTY;
    private boolean treeRead;
    private boolean analysisRunning;
    private final Map<Long, RowStates> states = new HashMap<>();
    private final Map<Long, Window> loaded = new HashMap<>();
    private List<TimeGraphLink> links = List.of();
    private List<TimeGraphMarker> markers = List.of();

    /**
     * @param reader the provider's reader; used by this loader's tasks only
     * @param executor runs the tasks, one at a time as far as this loader is concerned
     * @param listener is told about what was loaded
     */
    public TimeGraphLoader(
            ProviderReader reader, Executor executor, Listener<TimeGraphData> listener) {
        this.reader = reader;
        this.listener = listener;
        this.latest = new LatestRequest<>(executor, Request::sameWindow, new Server());
    }

    /** What the provider says besides pictures; of it, only what any thread may ask. */
    public ProviderReader reader() {
        return reader;
    }

    /** Asks for a picture; returns at once. */
    public void load(Request request) {
        latest.ask(request);
    }

    /**
     * Asks for the tree and the last picture again, for instance because the analysis has run
     * again.
     */
    @Override
    public void refresh() {
        forgetEverything();
        latest.askAgain();
    }

    /**
     * Uses these rows from now on, without asking for them, and asks for the last picture again.
     *
     * @param rows the rows
     * @since 0.2.0
     */
    public void refresh(TimeGraphTree rows) {
        synchronized (this) {
            given = rows;
        }
        forgetEverything();
        latest.askAgain();
    }

    /**
     * Asks for the tree again, for instance because other labels are wanted; states that are loaded
     * stay valid.
     */
    public void refreshTree() {
        putRefreshTree();
        latest.askAgain();
    }

    /**
     * Asks for the states of the last picture again, for instance because they look otherwise; the
     * tree stays as it is.
     *
     * @since 0.2.0
     */
    public void refreshStates() {
        forgetStates();
        latest.askAgain();
    }

    /** Stops everything; the listener is not called any more once the running task has noticed. */
    @Override
    public void close() {
        latest.close();
    }

    private synchronized void forgetEverything() {
        refreshTree = true;
        loaded.clear();
    }

    private synchronized void forgetStates() {
        loaded.clear();
    }

    private final class Server implements LatestRequest.Server<Request> {

        @Override
        public boolean serve(Request request, IProgressMonitor monitor) {
            try {
                return fetch(request, monitor);
            } catch (OperationCanceledException e) {
                putRefreshTree();
                throw e;
            }
        }

        @Override
        public void failed(String message, Throwable cause) {
            listener.failed(message, cause);
        }

        @Override
        public void comesAgain() {
            forgetEverything();
        }
    }

    /**
     * @return whether there is more to come because the analysis is running
     */
    private boolean fetch(Request request, IProgressMonitor active) {
        TimeGraphTree known = takeGivenTree();
        if (known != null) {
            show(known);
        } else if (takeRefreshTree(request)) {
            Reading<TimeGraphTree> reading =
                    reader.tree(request.treeStart, request.treeEnd, active);
            String failure = reading.failure();
            if (failure != null) {
                listener.failed(failure, null);
                return false;
            }
            analysisRunning = reading.running();
            TimeGraphTree model = reading.model();
            boolean more = analysisRunning || reading.interrupted();
            if (model == null && !more) {
                listener.failed("The data provider has no answer", null);
            }
            if (model == null || active.isCanceled()) {
                putRefreshTree();
                return more;
            }
            show(model);
        }
        if (!treeRead) {
            return analysisRunning;
        }
        boolean more = fetchStates(request, active) | analysisRunning;
        if (active.isCanceled()) {
            return more;
        }
        publish(more);
        if (request.links && !active.isCanceled()) {
            fetchLinks(request, active);
            if (!active.isCanceled()) {
                publish(more);
            }
        }
        return more;
    }

    private void show(TimeGraphTree rows) {
        tree = rows;
        treeRead = true;
        states.keySet().removeIf(id -> rows.entry(id) == null);
        forgetLoaded(rows);
    }

    private synchronized @Nullable TimeGraphTree takeGivenTree() {
        boolean take = refreshTree && given != null;
        if (take) {
            refreshTree = false;
        }
        return take ? given : null;
    }

    /** Rows that disappeared must be loaded again when they return. */
    private synchronized void forgetLoaded(TimeGraphTree model) {
        loaded.keySet().removeIf(id -> model.entry(id) == null);
    }

    /** A tree that was read for another range is read again; a given one has no range. */
    private synchronized boolean takeRefreshTree(Request request) {
        TreeRange range = new TreeRange(request.treeStart, request.treeEnd);
        boolean take = refreshTree || given == null && !range.equals(treeRange);
        refreshTree = false;
        treeRange = range;
        return take;
    }

    private synchronized void putRefreshTree() {
        refreshTree = true;
    }

    private boolean fetchStates(Request request, IProgressMonitor active) {
        Window window = window(request);
        List<Long> missing = new ArrayList<>();
        Set<Long> rows = request.rows;
        tree.entries()
                .forEach(
                        e -> {
                            if (e.hasStates()
                                    && (rows == null || rows.contains(e.id()))
                                    && !window.equals(loadedWindow(e.id()))) {
                                missing.add(e.id());
                            }
                        });
        if (missing.isEmpty()) {
            return false;
        }
        Reading<Map<Long, RowStates>> reading = reader.states(missing, window.boundaries(), active);
        String failure = reading.failure();
        if (failure != null) {
            listener.failed(failure, null);
            return false;
        }
        Map<Long, RowStates> model = reading.model();
        if (model != null && !reading.interrupted() && !active.isCanceled()) {
            for (Long id : missing) {
                states.put(id, model.getOrDefault(id, RowStates.EMPTY));
            }
            noteLoaded(missing, window);
        }
        return reading.running() || reading.interrupted();
    }

    private synchronized @Nullable Window loadedWindow(long id) {
        return loaded.get(id);
    }

    private synchronized void noteLoaded(List<Long> rows, Window window) {
        rows.forEach(id -> loaded.put(id, window));
    }

    /**
     * The window and a quarter of it on both sides, so that panning does not uncover blank edges.
     * The further pixels are as long as those of the window, which stay where they are: what is
     * merged by pixel is then drawn in that very pixel.
     */
    private static Window window(Request request) {
        long span = request.end - request.start;
        int margin = span < 4 ? 0 : request.pixels / 4;
        double pixelsPerNano = (double) request.pixels / Math.max(1, span);
        return new Window(
                request.start,
                request.end,
                request.pixels,
                pixels(request.start, request.treeStart, pixelsPerNano, margin),
                pixels(request.treeEnd, request.end, pixelsPerNano, margin));
    }

    private static int pixels(long later, long earlier, double pixelsPerNano, int most) {
        return later <= earlier
                ? 0
                : (int) Math.min(most, Math.ceil((later - earlier) * pixelsPerNano));
    }

    private void fetchLinks(Request request, IProgressMonitor active) {
        Set<Long> rows = request.rows == null ? new HashSet<>() : new HashSet<>(request.rows);
        if (request.rows == null) {
            tree.entries().forEach(e -> rows.add(e.id()));
        }
        Reading<List<TimeGraphLink>> reading =
                reader.links(rows, request.start, request.end, request.pixels, active);
        List<TimeGraphLink> model = reading.model();
        if (model != null && reading.failure() == null) {
            links = List.copyOf(model);
        }
        markers = reader.markers(rows, request.start, request.end, request.pixels, active);
    }

    private void publish(boolean more) {
        if (latest.isClosed()) {
            return;
        }
        listener.loaded(
                new TimeGraphData(tree, reader.palette(), Map.copyOf(states), links, markers, more),
                more);
    }
}
