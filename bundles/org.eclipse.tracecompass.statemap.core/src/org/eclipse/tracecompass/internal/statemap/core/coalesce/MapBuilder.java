package org.eclipse.tracecompass.internal.statemap.core.coalesce;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongConsumer;
import org.eclipse.tracecompass.statemap.core.StatemapException;
import org.eclipse.tracecompass.statemap.core.StatemapHandler;
import org.eclipse.tracecompass.statemap.core.StatemapMetadata;
import org.eclipse.tracecompass.statemap.core.StatemapRectangle;
import org.eclipse.tracecompass.statemap.core.StatemapWindow;

/** Makes rectangles of data: each datum ends the state before it. Not thread-safe. */
public final class MapBuilder implements StatemapHandler, AutoCloseable {

    private static final long NEVER = -1;

    private final StatemapWindow asked;
    private final Coalescer coalescer;
    private final CoalescerThread thread;
    private final LongConsumer progress;
    private long begin;
    private long end;
    private int states;
    private int entities;

    /** The ongoing state of each entity: since when, which, and with which tag. */
    private long[] since = new long[16];

    private int[] state = new int[16];
    private int[] tag = new int[16];

    private long lastInFile;
    private long latest;

    /** Creates an empty map. */
    public MapBuilder(StatemapWindow window, long bound, LongConsumer progress) {
        this.asked = window;
        this.coalescer = new Coalescer(bound);
        this.thread = new CoalescerThread(this::addKnown);
        this.progress = progress;
    }

    private void addKnown(int entity, long start, long duration, int inState, int withTag) {
        coalescer.know(entity);
        coalescer.add(entity, start, duration, inState, withTag);
    }

    @Override
    public void begin(StatemapMetadata metadata) {
        StatemapWindow window = asked.from(metadata.startSinceEpoch());
        begin = window.begin();
        end = window.end();
        states = metadata.states().size();
    }

    /** Begins without knowing how many states there will be; the window is the one asked for. */
    public void beginWithAnyStates() {
        begin = asked.begin();
        end = asked.end();
        states = Integer.MAX_VALUE;
    }

    @Override
    public void entity(int entity) {
        if (entities == since.length) {
            // all or nothing, also where there is no memory for one of them
            long[] times = Arrays.copyOf(since, entities * 2);
            int[] more = Arrays.copyOf(state, entities * 2);
            tag = Arrays.copyOf(tag, entities * 2);
            state = more;
            since = times;
        }
        since[entities++] = NEVER;
    }

    @Override
    public void datum(long time, int entity, long newState, int newTag) throws StatemapException {
        lastInFile = time;
        if (time > end) {
            return;
        }
        if (newState >= states) {
            throw new StatemapException(
                    "illegal state value %d; the states are 0 to %d"
                            .formatted(newState, states - 1));
        }
        long from = since[entity];
        if (time < from) {
            throw new StatemapException(
                    "time %d is out of order with respect to prior time %d of the same entity"
                            .formatted(time, from));
        }
        if (from != NEVER) {
            from = Math.max(from, begin);
            if (time > from) {
                thread.add(entity, from, time - from, state[entity], tag[entity]);
            }
        }
        since[entity] = time;
        state[entity] = (int) newState;
        tag[entity] = newTag;
        latest = Math.max(latest, time);
    }

    @Override
    public void progress(long bytes) {
        progress.accept(bytes);
    }

    /**
     * Ends the last state of each entity: at the end of the window, or at the last datum of the
     * input.
     *
     * @return how many rectangles there were before
     */
    public int finish() {
        thread.drain();
        coalescer.know(entities - 1);
        int live = coalescer.live();
        long until = Math.min(end, lastInFile);
        for (int i = 0; i < entities; i++) {
            long from = Math.max(since[i], begin);
            if (since[i] != NEVER && from < until) {
                coalescer.addLast(i, from, until - from, state[i], tag[i]);
            }
        }
        return live;
    }

    /** Ends what goes on in the background; what {@link #finish} has made stays. */
    @Override
    public void close() {
        thread.close();
    }

    /** Returns where the map begins, in nanoseconds from its start. */
    public long begin() {
        return begin;
    }

    /** Returns where the map ends, not earlier than it begins. */
    public long end() {
        return end == StatemapWindow.OPEN ? Math.max(begin, latest) : end;
    }

    /** Returns how many merges there were. */
    public long merges() {
        return coalescer.merges();
    }

    /** Returns the rectangles of an entity in order of time. */
    public List<StatemapRectangle> rectangles(int entity) {
        return coalescer.rectangles(entity);
    }
}
