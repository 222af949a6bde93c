package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Keeps some pages of rows in memory and has missing ones read in the background. The memory it
 * takes is bounded for any number of rows. Thread-safe; asking never blocks.
 */
final class EventPages {

    /** Rows of a page. */
    static final int PAGE = 128;

    private static final int KEPT = 48;
    private static final int WAITING = 4;

    /** Reads rows; may take its time. */
    interface Source {
        /**
         * Reads some rows.
         *
         * @param first index of the first row
         * @param count how many; fewer may be returned at the end of the table
         */
        List<EventRow> read(long first, int count);
    }

    private final Source source;
    private final Executor background;
    private final Runnable changed;
    private final Map<Long, List<EventRow>> pages =
            new LinkedHashMap<>(16, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(
                        Map.@Nullable Entry<Long, List<EventRow>> eldest) {
                    return size() > KEPT;
                }
            };
    private final Deque<Long> wanted = new ArrayDeque<>();
    private int generation;
    private boolean busy;
    private boolean missed;
    private long reading = -1;

    /**
     * @param source reads rows
     * @param background where they are read
     * @param changed told, on the background thread, when rows have arrived
     */
    EventPages(Source source, Executor background, Runnable changed) {
        this.source = source;
        this.background = background;
        this.changed = changed;
    }

    /** The row at an index, or null if it is not read yet; then it will be, soon. */
    synchronized @Nullable EventRow get(long index) {
        long page = index / PAGE;
        int offset = (int) (index % PAGE);
        List<EventRow> rows = pages.get(page);
        if (rows != null && offset < rows.size()) {
            return rows.get(offset);
        }
        want(page);
        missed = true;
        return null;
    }

    /** Returns the rows that are in memory, those asked for last at the end. */
    synchronized List<EventRow> seen() {
        return pages.values().stream().flatMap(List::stream).toList();
    }

    /** Whether a missing row was requested since the last call. */
    synchronized boolean takeMissed() {
        boolean was = missed;
        missed = false;
        return was;
    }

    /** Forgets all rows, for instance because their texts changed. */
    synchronized void clear() {
        generation++;
        pages.clear();
        wanted.clear();
    }

    private void want(long page) {
        if (page == reading || wanted.contains(page)) {
            return;
        }
        wanted.addFirst(page);
        while (wanted.size() > WAITING) {
            wanted.removeLast();
        }
        if (!busy) {
            busy = true;
            background.execute(this::readWanted);
        }
    }

    private void readWanted() {
        while (true) {
            long page;
            int current;
            synchronized (this) {
                Long next = wanted.pollFirst();
                if (next == null) {
                    busy = false;
                    return;
                }
                page = next;
                reading = page;
                current = generation;
            }
            List<EventRow> rows = new ArrayList<>();
            try {
                rows.addAll(source.read(page * PAGE, PAGE));
            } catch (RuntimeException | Error e) {
                // After any error, later pages must still be read.
                System.getLogger(EventPages.class.getName())
                        .log(System.Logger.Level.ERROR, "Reading events failed", e);
            }
            boolean news;
            synchronized (this) {
                reading = -1;
                List<EventRow> known = pages.get(page);
                // A page that did not grow is no news: telling would only make the table ask again.
                news =
                        current != generation
                                || (known == null ? !rows.isEmpty() : rows.size() > known.size());
                if (current == generation && news) {
                    pages.put(page, List.copyOf(rows));
                }
            }
            if (news) {
                changed.run();
            }
        }
    }
}
